import type { ReactNode } from 'react'
import type { BadgeColor } from '#shared/order/order-status.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { badgeColors } from './status-badge.tsx'

export interface StatusLook {
  icon: IconName
  color: BadgeColor
  title: string
}

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
    <section className="card flex flex-col items-center px-6 py-8 text-center">
      <span className={`grid size-14 place-items-center rounded-full ${badgeColors[color]}`}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className="mt-3 text-xl">{title}</h2>
      {text === null ? null : <p className="mt-1 max-w-md text-base text-pretty text-muted">{text}</p>}
      {children}
    </section>
  )
}
