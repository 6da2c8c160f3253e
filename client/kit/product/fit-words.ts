import type { ReviewSummary, SizeFit } from '#shared/api/goods/review.ts'
import { formatCount } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'

/** How a size turned out, as it is asked and as it is shown. */
export const fitWords: Readonly<Record<SizeFit, string>> = {
  SMALLER: 'Kekecilan',
  EXPECTED: 'Pas',
  LARGER: 'Kebesaran',
}

/** What one buyer has said of it: 'Ukuran: pas'. */
export const fitSaid = (fit: SizeFit): string => `Ukuran: ${fitWords[fit].toLowerCase()}`

/** 'Ukuran menurut 34 pembeli: 28 pas, 4 kekecilan', the most frequent first; null: too few have said it. */
export function fitLine({ fits }: Pick<ReviewSummary, 'fits'>): string | null {
  const buyers = fits.reduce((sum, { count }) => sum + count, 0)
  if (buyers < limits.fitBuyersMin) return null
  const parts = fits
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ fit, count }) => `${formatCount(count)} ${fitWords[fit].toLowerCase()}`)
  return `Ukuran menurut ${formatCount(buyers)} pembeli: ${parts.join(', ')}`
}
