import type { Refusal } from '#client/app/page/page.ts'

/**
 * What is typed again is not marked any more, and the note above the form goes. The field stays named, so that what was
 * opened for it stays open.
 */
export const corrected = (refusal: Refusal | null, field: string): Refusal | null =>
  refusal?.fields[field] ? { ...refusal, message: '', fields: { ...refusal.fields, [field]: '' } } : refusal
