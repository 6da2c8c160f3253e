import type { ReviewSummary, SizeFit } from '#shared/api/goods/review.ts'
import { formatCount } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'

/** How a size turned out, as it is asked and as it is shown. */
export const fitWords: Readonly<Record<SizeFit, string>> = {
  SMALLER: 'Kekecilan',
  EXPECTED: 'Pas',
  LARGER: 'Kebesaran',
}

/** What one buyer has said of it: 'Ukuran pas', never on two lines. */
export const fitSaid = (fit: SizeFit): string => `Ukuran\u00a0${fitWords[fit].toLowerCase()}`

/** 'Ukuran pas menurut 82% dari 34 pembeli': what most say; null: too few have said it. */
export function fitLine({ fits }: Pick<ReviewSummary, 'fits'>): string | null {
  const buyers = fits.reduce((sum, { count }) => sum + count, 0)
  const [most] = fits.toSorted((a, b) => b.count - a.count)
  if (!most || buyers < limits.fitBuyersMin) return null
  const percent = Math.floor((most.count * 100) / buyers)
  return `Ukuran ${fitWords[most.fit].toLowerCase()} menurut ${percent}% dari ${formatCount(buyers)} pembeli`
}
