import type { ReactNode } from 'react'

type Tone = 'success' | 'warning' | 'error'

/** A short message. The script makes its own with the same classes; this one is the flash that came with the page. */
export function Toast({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <p className={`toast toast-${tone}`}>{children}</p>
}
