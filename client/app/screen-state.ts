import { useEffect, useRef, useState } from 'react'
import { routes } from '#shared/web/routes.ts'
import { act } from './act.ts'
import type { PlainRefusal } from './page.ts'
import { Queue } from './queue.ts'
import { toast } from './toast.ts'

export type { PlainRefusal }

export interface Screen<D> {
  data: D
  refusal: PlainRefusal | null
  /** How many there were: the key of their note, so that the same sentence again takes the focus again. */
  refusals: number
  /** The action under way. */
  busy: string | null
  /** Runs an action of the page and takes its fresh data; true when it was accepted. */
  run(action: string, fields?: FormData | Record<string, string>): Promise<boolean>
  /** Asks for the page's data again: the price, the key, the stock may be others by now. */
  refresh(): Promise<boolean>
  /** When everything asked for so far is answered; false when something of it was refused. */
  idle(): Promise<boolean>
}

/**
 * The data of a screen and the actions that change it. `at` is the page's clean address. A tab that was left and is
 * shown again from memory asks for fresh data, because its keys may be used up.
 */
export function useScreen<D>(initial: { data: D; refusal: PlainRefusal | null }, at: string): Screen<D> {
  const [data, setData] = useState(initial.data)
  const [refusal, setRefusal] = useState(initial.refusal)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState<string | null>(null)
  const queue = useRef<Queue>(null)
  queue.current ??= new Queue()
  const jobs = queue.current

  const run = (action: string, fields: FormData | Record<string, string> = {}): Promise<boolean> =>
    jobs.run(async () => {
      setBusy(action)
      const answer = await act<D>(action, fields, at)
      if (!answer.ok) {
        setBusy(null)
        setRefusal({ action, status: answer.status, message: answer.message, fields: answer.fields, values: {} })
        setRefusals((count) => count + 1)
        return false
      }
      if (answer.to !== null) {
        location.assign(answer.to)
        // A session that ended leads to the login: what was asked for has not been done.
        return !answer.to.startsWith(routes.login.path)
      }
      setBusy(null)
      if (action !== 'refresh') setRefusal(null)
      if (answer.data !== null) setData(answer.data)
      if (answer.message !== null) toast(answer.message, 'success')
      return true
    })
  const refresh = () => run('refresh')

  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setBusy(null)
      void refresh()
    }
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one listener for the life of the screen; `at` never changes
  }, [])

  return { data, refusal, refusals, busy, run, refresh, idle: () => jobs.idle() }
}
