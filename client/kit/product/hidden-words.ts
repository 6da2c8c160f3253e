import type { HiddenReason } from '#shared/api/goods/review.ts'

/** Why a review is hidden, as its seller chooses it and everybody reads it. */
export const hiddenWords: Readonly<Record<HiddenReason, string>> = {
  PERSONAL_DATA: 'memuat data pribadi',
  ABUSE: 'memuat kata kasar',
  ADVERTISING: 'memuat iklan',
  UNLAWFUL: 'melanggar hukum',
}

/** What stands in the place of its words. */
export const hiddenSaid = (why: HiddenReason): string => `Disembunyikan toko: ${hiddenWords[why]}.`
