import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A section of a page with its title and a link to more. */
export function Section({
  title,
  more,
  id,
  children,
}: {
  title: string
  id?: string
  more?: { href: string; label: string }
  children: ReactNode
}) {
  return (
    <section id={id} className="scroll-mt-16 mt-6 md:mt-8">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-md lg:text-lg">{title}</h2>
        {/* What is high enough to tap makes no line higher. */}
        {more ? (
          <a
            href={more.href}
            className="-my-3 flex min-h-11 items-center gap-0.5 text-base font-semibold whitespace-nowrap text-brand-text"
          >
            {more.label}
            <Icon name="chevron-right" size={16} />
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
