import type { ReactNode } from 'react'
import type { BadgeColor } from '#shared/order/order-status.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { keptWhole } from '#client/kit/base/kept-whole.tsx'
import { badgeColors } from './status-badge.tsx'

export interface StatusLook {
  icon: IconName
  color: BadgeColor
  title: string
}

/** No date and no amount breaks: '23 Nov 2026' reads as one word. */
export const withFacts = (sentence: string, look?: (part: string) => ReactNode): ReactNode[] =>
  keptWhole(sentence, /(\d+ \w+ 20\d\d|Rp [\d.]*\d)/, look)
const amountsBold = (part: string): ReactNode =>
  part.startsWith('Rp') ? <strong className="font-bold text-ink">{part}</strong> : part

/**
 * The state of something: an icon, a title, a sentence, then what follows. `text` is null when the screen says it
 * elsewhere.
 */
export function StatusPanel({
  icon,
  color,
  title,
  text,
  children,
}: StatusLook & { text: string | null; children: ReactNode }) {
  return (
    <section className="card p-4">
      <div className="flex items-center gap-2">
        <span className={`grid size-9 shrink-0 place-items-center rounded-full ${badgeColors[color]}`}>
          <Icon name={icon} size={18} />
        </span>
        <h2 className="text-lg">{title}</h2>
      </div>
      <div className="flex flex-col lg:items-start">
        {text === null ? null : (
          <p className="mt-2 max-w-2xl text-base text-pretty text-muted">{withFacts(text, amountsBold)}</p>
        )}
        {children}
      </div>
    </section>
  )
}
