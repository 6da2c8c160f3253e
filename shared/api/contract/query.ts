import { z } from 'zod'
import { Flag, ItemId, nullable, Slug, withDefault, text, wholeNumber } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { joinIds, splitIds } from '#shared/web/id.ts'
import { choicesText, readChoices } from '#shared/web/attributes.ts'
import { specified } from './endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/**
 * Spread into `wire({ … })`: the paging fields every paged list takes. `index` counts from 0; an empty text is left
 * out.
 */
export const pagingQuery = lazy(() => ({
  index: specified('PAGE_INDEX', withDefault(wholeNumber(z.int().min(0).max(limits.pageMax)), 0)),
  size: specified('DATA_PER_PAGE', withDefault(wholeNumber(z.int().min(1).max(limits.pageRowsMax)), limits.pageSize)),
  text: specified('TEXT_SEARCH', nullable(text(limits.queryChars))),
}))

/** Spread into `wire({ … })`: the fields of a short look-up list. */
export const listQuery = lazy(() => ({
  languageId: specified('LANGUAGE_ID', withDefault(wholeNumber(), 1)),
  text: specified('TEXT_SEARCH', nullable(text(limits.queryChars))),
  textId: specified('TEXT_SEARCH_ID', nullable(text(limits.idChars))),
  limit: specified('LIMIT', withDefault(wholeNumber(z.int().min(1).max(limits.pageRowsMax)), limits.listLimit)),
  searchById: specified('SEARCH_BY_ID', withDefault(Flag, false)),
}))
/** The query of such a list unless there is a reason for something else. */
export const usualList = { languageId: 1, limit: limits.listLimit, searchById: false } as const

/** Several ids as one text, because a GET carries one value a name; `%` and `,` in them are percent-encoded. */
export const ItemIds = z.codec(
  z.string().max(limits.cartLinkLines * (3 * limits.idChars + 1)),
  z.array(ItemId).min(1).max(limits.cartLinkLines),
  {
    decode: splitIds,
    encode: (ids) => joinIds(ids.map(String)),
  },
)

/**
 * Chosen attribute values, as one text: see `choicesText`. Values of one name widen the list, another name narrows it.
 */
export const Choices = z.codec(
  z.string().max(limits.choicesChars),
  z.array(z.object({ name: z.string(), value: z.string() })),
  {
    decode: readChoices,
    encode: choicesText,
  },
)

/** Charged weights in whole kilograms, as one text. */
export const Kilos = z.codec(
  z.string().max(limits.estimateWeights * 5),
  z.array(z.int().min(1).max(limits.estimateKilosMax)).min(1).max(limits.estimateWeights),
  { decode: (words) => words.split(',').map(Number), encode: (kilos) => kilos.join(',') },
)

/** Products by their names in addresses, as one text. */
export const Slugs = z.codec(z.string().max(limits.slugListChars), z.array(Slug).min(1).max(limits.recentProducts), {
  decode: (words) => words.split(','),
  encode: (slugs) => slugs.join(','),
})
