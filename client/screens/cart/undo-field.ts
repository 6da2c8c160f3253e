/** A removal that is offered back needs no other message. */
export const undoField = 'undo'
