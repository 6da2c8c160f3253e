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
  // One alone has nothing to give way to, and is the one that was chosen.
  const alone = ways.length === 1
  const Way = alone ? 'div' : 'details'
  return (
    <div className="divide-y divide-line">
      {ways.map((way, place) => (
        <Way key={way.title} {...(alone ? {} : { name: group, open: place === 0 })}>
          {alone ? null : (
            <summary className="flex min-h-12 items-center justify-between gap-3 text-base font-semibold">
              {way.title}
              <Icon name="chevron-down" className="text-hint turn" />
            </summary>
          )}
          <ol className="list-decimal space-y-1.5 pb-4 pl-5 text-base text-muted marker:text-hint">
            {way.lines.map((line) => (
              <li key={line} className="pl-1">
                {number === null ? line : line.replace(number, groupNumber(number).replaceAll(' ', '\u00a0'))}
              </li>
            ))}
          </ol>
        </Way>
      ))}
    </div>
  )
}
