import type { Channel } from '#shared/api/account/message.ts'
import { useForm } from '#client/app/state/form-state.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { channelNames } from '#client/kit/form/code-field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { useSeconds } from './seconds.ts'

interface AgainProps {
  path: string
  refusal: Refusal | null
  /** The way that the code took; null: the server knows. */
  way: Channel | null
  /** Another way to the same phone; null: there is none. */
  other: Channel | null
  /** How many seconds the code has to arrive first. */
  from: number
}

/**
 * Asks for the code once more. Without script, and after a refusal, it can be pressed, and the server says how long to
 * wait.
 */
export function Again({ path, refusal: first, way, other, from }: AgainProps) {
  const { refusal, refusals, busy, submit } = useForm('again', first)
  const seconds = useSeconds(from)
  return (
    <div className="mt-3 space-y-3">
      {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-base text-muted">
          Kirim ulang kode setelah {seconds} detik
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {[way, ...(other ? [other] : [])].map((channel, place) => (
            <Form key={channel} path={path} action="again" onSubmit={submit} className="flex-1">
              {channel ? <input type="hidden" name="channel" value={channel} /> : null}
              <Button variant="outline" full aria-busy={busy || undefined}>
                {channel && place ? `Kirim lewat ${channelNames[channel]}` : 'Kirim Ulang Kode'}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </div>
  )
}
