import type { ReactNode } from 'react'

type Tone = 'success' | 'warning' | 'error'

/** The flash that came with the page. The script makes its own messages with the same classes. */
export function Toast({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <p className={`toast toast-${tone}`}>{children}</p>
}
