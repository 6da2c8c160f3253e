import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { Icon, type IconName } from './icon.tsx'

interface CardProps {
  title?: string
  /** Shown opposite the title: a link, a number. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A white sheet on the grey page. Its title is the only label. */
export function Card({ title, aside, className = '', children }: CardProps) {
  return (
    <section className={`card p-4 ${className}`}>
      {title ? (
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="font-bold">{title}</h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  )
}

interface DecisionCardProps {
  id: string
  icon: IconName
  title: string
  /** The decision in one line; null while nothing is decided. */
  decision: ReactNode
  /**
   * Shown in place of a decision; '': the title says it. Where nobody has to decide there is none, and the card is a
   * quiet row.
   */
  ask?: ReactNode
  open: boolean
  onToggle: (open: boolean) => void
  /** The shopper has focused something inside. */
  onTouch: () => void
  children: ReactNode
}

/**
 * A card of checkout. Closed it says what was decided, open it lets the shopper change it. It works without script: the
 * `#id` is on the content, because a browser opens a `<details>` when an address leads to something inside it.
 */
export function DecisionCard({ id, icon, title, decision, ask, open, onToggle, onTouch, children }: DecisionCardProps) {
  const quiet = decision === null && ask === undefined
  return (
    <details
      {...dom.mark(dom.cardMark, id)}
      className="card group scroll-mt-16"
      open={open}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open)
        // What is chosen, in a list that opens; what a closed card holds has no place to scroll to.
        currentTarget.querySelector('input:checked')?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary
        className="flex gap-3 rounded-md px-4 py-3"
        // In one change with the card that closes for it: the browser alone would lay out the page once more.
        onClick={(event) => {
          event.preventDefault()
          onToggle(!open)
        }}
      >
        <Icon name={icon} size={22} className="text-hint" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <h2 className={quiet ? 'font-medium text-muted' : 'font-bold'}>{title}</h2>
            {decision === null ? (
              <Icon name="chevron-down" className="self-center text-hint turn" />
            ) : (
              <span className="text-sm font-semibold text-brand-text">
                <span className="group-open:hidden">Ubah</span>
                <span className="hidden group-open:inline">Tutup</span>
              </span>
            )}
          </span>
          {/* Open it has one line, so that a decision in two does not push the choice that was tapped. */}
          {(decision ?? ask) ? (
            <span className="mt-1 block overflow-hidden text-muted group-open:h-[1lh]">{decision ?? ask}</span>
          ) : null}
        </span>
      </summary>
      <div id={id} className="scroll-mt-36 px-4 pb-4" onFocus={onTouch}>
        {children}
      </div>
    </details>
  )
}
