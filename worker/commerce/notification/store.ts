import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect

export function findMessage(db: Db, id: string): MessageRow | null {
  return db.select().from(messages).where(eq(messages.id, id)).get() ?? null
}

/** false: there is a message for this event already. */
export function addMessage(db: Db, row: Omit<MessageRow, 'problem'>): boolean {
  return db.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id }).all().length > 0
}

export function changeMessage(
  db: Db,
  id: string,
  change: Partial<Pick<MessageRow, 'sentAt' | 'problem' | 'values'>>,
): void {
  db.update(messages).set(change).where(eq(messages.id, id)).run()
}

/** The newest first. */
export function listMessages(db: Db, limit: number): MessageRow[] {
  return db
    .select()
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(sql`rowid`))
    .limit(limit)
    .all()
}
