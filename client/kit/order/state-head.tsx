import type { ReactNode } from 'react'
import { Card } from '#client/kit/base/card.tsx'
import { Badge } from './status-badge.tsx'
import type { StateWords } from './state.ts'
import { withFacts } from './status-panel.tsx'

/** The head of an order's or a return's page: its status as in every list, then what it is opened for. */
export function StateHead({
  state: { badge, since, title, text },
  children,
}: {
  state: StateWords
  children?: ReactNode
}) {
  return (
    <Card className="grid grid-cols-1 gap-2">
      <p className="numbers flex items-center gap-2 text-sm text-muted">
        <Badge {...badge} />
        {since}
      </p>
      {title === null ? null : <h2 className="numbers text-xl text-balance">{withFacts(title)}</h2>}
      {text?.split('\n').map((line) => (
        <p key={line} className="text-base text-pretty">
          {withFacts(line)}
        </p>
      ))}
      {children ? <div className="mt-1 grid grid-cols-1 gap-3">{children}</div> : null}
    </Card>
  )
}
