import { type FormEvent, useEffect, useState } from 'react'
import { act } from '#client/app/browser/act.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { corrected } from './corrected.ts'
import { isSentAway } from './sent-away.ts'

/**
 * A form that leads to another page when it is accepted, and otherwise stays and says why. `beforeLeaving` is done
 * between the two.
 */
export function useForm(
  action: string,
  firstRefusal: Refusal | null,
  beforeLeaving?: (form: FormData) => Promise<void>,
) {
  const [refusal, setRefusal] = useState(firstRefusal)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)

  // A page from the browser's memory is as it was left: still waiting.
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const answer = await act(action, form)
    if (answer.ok && answer.to !== null) {
      if (!isSentAway(answer.to)) await beforeLeaving?.(form)
      return location.assign(answer.to)
    }
    setBusy(false)
    if (answer.ok) return
    setRefusal({ action, status: answer.status, message: answer.message, fields: answer.fields, values: {} })
    setRefusals((count) => count + 1)
  }
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setRefusal((before) => corrected(before, target.name))
  }
  return { refusal, refusals, busy, submit, onInput }
}
