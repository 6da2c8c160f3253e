/** A removal that is offered back needs no other message. */
export const undoField = 'undo'
/** Sent with 'Hapus Semua': only what cannot be bought goes. */
export const goneField = 'gone'
/** Sent with Checkout, for each line that wants more than there are: how many its button said, and the line. */
export const fitField = 'fit'
