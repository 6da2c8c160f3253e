import { z } from 'zod'
import { Flag, nullable, withDefault, text, wholeNumber } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { specified } from './endpoint.ts'

/**
 * Spread into `wire({ … })`: the paging fields every paged list takes. `index` counts from 0; an empty text is left
 * out.
 */
export const pagingQuery = {
  index: specified('PAGE_INDEX', withDefault(wholeNumber(z.int().min(0).max(limits.pageMax)), 0)),
  size: specified('DATA_PER_PAGE', withDefault(wholeNumber(z.int().min(1).max(limits.pageMax)), limits.pageSize)),
  text: specified('TEXT_SEARCH', nullable(text(limits.queryChars))),
} as const

/** Spread into `wire({ … })`: the fields of a short look-up list. */
export const listQuery = {
  languageId: specified('LANGUAGE_ID', withDefault(wholeNumber(), 1)),
  text: specified('TEXT_SEARCH', nullable(text(limits.queryChars))),
  textId: specified('TEXT_SEARCH_ID', nullable(text(limits.idChars))),
  limit: specified('LIMIT', withDefault(wholeNumber(z.int().min(1).max(limits.pageMax)), limits.listLimit)),
  searchById: specified('SEARCH_BY_ID', withDefault(Flag, false)),
} as const
/** What such a list is asked for unless there is a reason for something else. */
export const usualList = { languageId: 1, limit: limits.listLimit, searchById: false } as const
