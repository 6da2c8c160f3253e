/** A removal that is offered back needs no other message. */
export const undoField = 'undo'
/** Sent with 'Hapus Semua': only what cannot be bought goes. */
export const goneField = 'gone'
