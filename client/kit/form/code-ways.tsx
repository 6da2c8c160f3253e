import type { Channel } from '#shared/api/account/message.ts'
import { Button } from '#client/kit/base/button.tsx'
import { ChannelChoice, channelNames } from './code-field.tsx'
import { formAction } from './form.tsx'

interface CodeWaysProps {
  ways: readonly { channel: Channel }[]
  /** The form's own fields, when it was sent before. */
  values: Readonly<Record<string, string>>
  /** A code was sent already; the form's own button sends it back. */
  asked: boolean
  path: string
  /** The action that sends a code. */
  action: string
  variant: 'primary' | 'outline'
  /** What stands before 'Kirim Kode', where the code is not what the form is about. */
  lead?: string
}
/** One button that sends the code; which way it takes is chosen above it. */
export function CodeWays({ ways, values, asked, path, action, variant, lead = '' }: CodeWaysProps) {
  const channels = ways.map(({ channel }) => channel)
  const [first, second] = channels
  if (first === undefined) return null
  const chosen = channels.find((one) => one === values['channel']) ?? first
  return (
    <>
      {second ? (
        <ChannelChoice channels={channels} chosen={chosen} />
      ) : (
        <input type="hidden" name="channel" value={first} />
      )}
      <Button formAction={formAction(path, action)} variant={asked ? 'quiet' : variant} full>
        {asked ? 'Kirim Ulang Kode' : `${lead}${second ? 'Kirim Kode' : `Kirim Kode lewat ${channelNames[first]}`}`}
      </Button>
    </>
  )
}
