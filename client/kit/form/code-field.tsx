import type { Channel } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { Field } from './field.tsx'

/** What a channel is called where a code is offered by it. */
export const channelNames = { email: 'email', whatsapp: 'WhatsApp', sms: 'SMS' } as const satisfies Record<
  Channel,
  string
>

/** The field for the code from a message. Phones offer to fill it in. */
export function CodeField({ error, typed }: { error: string | undefined; typed?: string | undefined }) {
  return (
    <Field
      name="code"
      label="Kode OTP"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={limits.codeInputMax}
      hint={`${limits.codeDigits} angka, berlaku ${limits.codeMinutes} menit`}
      error={error}
      defaultValue={typed}
    />
  )
}

/** In a demo shop, the link to what would have been sent. null: not a demo shop. */
export function OutboxLink({ outbox }: { outbox: string | null }) {
  if (outbox === null) return null
  return (
    <>
      {' '}
      <a href={outbox} target="_blank" rel="noopener" className="font-semibold text-brand-text underline">
        Toko contoh: buka kotak keluar
      </a>
    </>
  )
}
