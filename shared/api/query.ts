import { z } from 'zod'
import { Flag, maybe, orElse, text, whole } from './brands.ts'
import { limits } from '#shared/limits.ts'

/**
 * Spread into `wire({ … })`: the paging fields every paged list takes. `index` counts from 0; an empty text is left
 * out.
 */
export const pagingQuery = {
  index: ['PAGE_INDEX', orElse(whole(z.int().min(0).max(limits.pageMax)), 0)],
  size: ['DATA_PER_PAGE', orElse(whole(z.int().min(1).max(limits.pageMax)), limits.pageSize)],
  text: ['TEXT_SEARCH', maybe(text(limits.queryChars))],
} as const

/** Spread into `wire({ … })`: the fields of a short look-up list. */
export const listQuery = {
  languageId: ['LANGUAGE_ID', orElse(whole(), 1)],
  text: ['TEXT_SEARCH', maybe(text(limits.queryChars))],
  textId: ['TEXT_SEARCH_ID', maybe(text(limits.idChars))],
  limit: ['LIMIT', orElse(whole(z.int().min(1).max(limits.pageMax)), limits.listLimit)],
  searchById: ['SEARCH_BY_ID', orElse(Flag, false)],
} as const
