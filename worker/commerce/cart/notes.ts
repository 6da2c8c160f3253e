import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { cartNotes } from './tables.ts'

/** What the owner wants to tell the shop; '' when nothing. */
export const findNote = (db: Db, owner: string): string =>
  db.select().from(cartNotes).where(eq(cartNotes.owner, owner)).get()?.note ?? ''

export function writeNote(db: Db, owner: string, note: string): void {
  if (note === '') return removeNotes(db, [owner])
  db.insert(cartNotes).values({ owner, note }).onConflictDoUpdate({ target: cartNotes.owner, set: { note } }).run()
}

/** Once an order carries the note, the next cart begins without one. */
export function removeNotes(db: Db, owners: readonly string[]): void {
  db.delete(cartNotes)
    .where(inArray(cartNotes.owner, [...owners]))
    .run()
}

/** At a sign-in the guest's note replaces an older one, because it was written last. */
export function mergeNotes(db: Db, guest: string, customer: string): void {
  const note = findNote(db, guest)
  if (note === '') return
  writeNote(db, customer, note)
  removeNotes(db, [guest])
}
