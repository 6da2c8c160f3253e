import { minuteMs } from '#shared/format/units.ts'
import { useEffect, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { act } from '#client/app/browser/act.ts'
import { island } from '#client/app/island/island.tsx'
import { hasPasskeys, passkeyCalls } from '#client/app/browser/passkeys.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'

/** A challenge ends a little later than this; the field then offers passkeys with a new one. */
const renewMs = (limits.passkeyMinutes - 1) * minuteMs

/**
 * Signs in with a passkey: the browser offers it in the login field, and at the press of a button. Neither is there
 * until browser and shop have both said that they can.
 */
export default island('passkey-login', function PasskeyLogin({ failed }: { failed: string }) {
  const [options, setOptions] = useState<string | null>(null)
  const [refusal, setRefusal] = useState({ count: 0, message: '' })
  const [round, setRound] = useState(0)
  const again = () => setRound((count) => count + 1)
  const refuse = (message: string) => setRefusal(({ count }) => ({ count: count + 1, message }))

  const enter = async (credential: string) => {
    const answer = await act('passkey', { credential })
    if (answer.ok) return answer.to === null ? undefined : location.assign(answer.to)
    refuse(answer.message)
    if (answer.fields['credential']) await (await passkeyCalls()).forgetPasskey(credential)
    again()
  }

  useEffect(() => {
    if (!hasPasskeys()) return
    let over = false
    const offer = async () => {
      const { beginLogin, offerPasskeys } = await passkeyCalls()
      const begun = await beginLogin()
      if (over) return
      setOptions(begun)
      const credential = begun === null ? null : await offerPasskeys(begun).catch(() => null)
      if (credential !== null) await enter(credential)
    }
    void offer()
    const renewal = setTimeout(again, renewMs)
    return () => {
      over = true
      clearTimeout(renewal)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `enter` only uses setters, which never change
  }, [round])

  const choose = async (from: string) => {
    const { choosePasskey } = await passkeyCalls()
    try {
      const credential = await choosePasskey(from)
      return credential === null ? again() : await enter(credential)
    } catch {
      refuse(failed)
      again()
    }
  }

  // Its room is there from the start, so that what stands below does not move away from a finger.
  return (
    <div className="mt-3 min-h-12 noscript:hidden">
      {options === null ? null : (
        <Button type="button" variant="plain" size="lg" full onClick={() => void choose(options)}>
          <Icon name="key" className="text-muted" />
          Masuk dengan Passkey
        </Button>
      )}
      {refusal.count === 0 ? null : <RefusalNote key={refusal.count} {...refusal} className="mt-3" />}
    </div>
  )
})
