import { groupNumber } from '#client/kit/order/group-number.ts'
import { Icon } from '#client/kit/base/icon.tsx'

type Instructions = { title: string; lines: readonly string[] }

interface PaymentInstructionsProps {
  ways: readonly Instructions[]
  /** What they name to be typed: in groups, as above them. */
  number: string | null
  group: 'card' | 'beside'
}
/**
 * Instructions for paying; one is open at a time, at first the first. `group` tells two lists of a page apart, of which
 * each width shows one.
 */
export function PaymentInstructions({ ways, number, group }: PaymentInstructionsProps) {
  // One alone has nothing to give way to.
  const [Way, Head] = ways.length > 1 ? (['details', 'summary'] as const) : (['div', 'p'] as const)
  return (
    <div className="divide-y divide-line">
      {ways.map((way, place) => (
        <Way key={way.title} {...(Way === 'details' ? { name: group, open: place === 0 } : {})}>
          <Head className="flex min-h-12 items-center justify-between gap-3 text-base font-semibold">
            {way.title}
            {Way === 'details' ? <Icon name="chevron-down" className="text-hint turn" /> : null}
          </Head>
          <ol className="list-decimal space-y-1.5 pb-4 pl-5 text-base text-muted marker:text-hint">
            {way.lines.map((line) => (
              <li key={line} className="pl-1">
                {number === null ? line : line.replace(number, groupNumber(number))}
              </li>
            ))}
          </ol>
        </Way>
      ))}
    </div>
  )
}
