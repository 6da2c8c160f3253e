import type { Channel } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { Field } from './field.tsx'

/** What a channel is called where a code is offered by it. */
export const channelNames = { email: 'email', whatsapp: 'WhatsApp', sms: 'SMS' } as const satisfies Record<
  Channel,
  string
>

interface ChannelChoiceProps {
  channels: readonly Channel[]
  chosen: string
  legend?: string | undefined
}
/** By which of several ways to a number the code goes. */
export function ChannelChoice({ channels, chosen, legend = 'Kirim kode lewat' }: ChannelChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium text-muted">{legend}</legend>
      <div className="flex gap-6">
        {channels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-3 text-base">
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={channel === chosen}
              className="size-5 shrink-0"
            />
            {channelNames[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
    <a
      href={outbox}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center font-semibold text-brand-text underline"
    >
      Toko contoh: buka kotak keluar
    </a>
  )
}
