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
}
/** One button that sends the code; which way it takes is chosen above it. */
export function CodeWays({ ways, values, asked, path, action, variant }: CodeWaysProps) {
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
        {asked ? 'Kirim ulang kode' : second ? 'Kirim Kode' : `Kirim kode lewat ${channelNames[first]}`}
      </Button>
    </>
  )
}
