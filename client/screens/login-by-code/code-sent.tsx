import type { ReactNode } from 'react'
import type { Channel } from '#shared/api/account/message.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { OutboxLink } from '#client/kit/form/code-field.tsx'
import { wayIcons } from '#client/kit/form/code-way.ts'

interface CodeSentProps {
  /** null: nobody says. */
  way: Channel | null
  outbox: string | null
  /** Where the number or the e-mail address was typed. */
  back: string
  children: ReactNode
}

/** Where a code is, above the field for it. */
export const CodeSent = ({ way, outbox, back, children }: CodeSentProps) => (
  <div className="mb-4 flex gap-3 text-base text-muted">
    {way === null ? null : <Icon name={wayIcons[way]} size={24} className="shrink-0 text-brand-text" />}
    <p>
      {children} Jangan berikan kode kepada siapa pun.
      <OutboxLink outbox={outbox} />
      <a href={back} className="flex min-h-11 items-center font-semibold text-brand-text">
        Ganti Nomor atau Email
      </a>
    </p>
  </div>
)
