import { desc, eq, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect

export function findMessage(db: Db, id: string): MessageRow | null {
  return db.select().from(messages).where(eq(messages.id, id)).get() ?? null
}

/**
 * false: there is a message for this event already. Old messages are deleted, a few at a time, because they are
 * personal data.
 */
export function addMessage(db: Db, row: Omit<MessageRow, 'problem'>): boolean {
  const old = row.createdAt.getTime() - limits.messagesKeptDays * 24 * 3_600_000
  db.delete(messages)
    .where(sql`rowid IN (SELECT rowid FROM ${messages} WHERE ${messages.createdAt} < ${old} LIMIT 20)`)
    .run()
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
