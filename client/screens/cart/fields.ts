/** A removal that is offered back needs no other message. */
export const undoField = 'undo'
/** Sent with 'Hapus Semua': only what cannot be bought goes. */
export const goneField = 'gone'
/** What was ticked when a form was sent without script, for the page that comes after it. */
export const ticksField = 'ticks'
/** Sent with Checkout, for each line that wants more than there are: how many its button said, and the line. */
export const fitField = 'fit'

/** Whether each line is ticked, a bit for each behind a first 1, in hex: an answer leaves few letters to the next page. */
export const writeTicks = (lines: readonly { id: string }[], form: FormData): string => {
  const ticked = new Set(form.getAll('line').map(String))
  return BigInt(`0b1${lines.map(({ id }) => Number(ticked.has(id))).join('')}`).toString(16)
}
/** The lines that were not ticked. */
export const readUnticked = (lines: readonly { id: string }[], ticks = ''): string[] => {
  const bits = /^[\da-f]{1,50}$/.test(ticks) ? BigInt(`0x${ticks}`).toString(2) : ''
  return lines.flatMap(({ id }, place) => (bits[place + 1] === '0' ? [id] : []))
}
