import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { act, type ActionAnswer } from './act.ts'
import { notify, notifyRefusal } from './toast.ts'

interface Removed {
  /** The address of its product. */
  at: string
  itemId: string
  quantity: number
  /** What the shopper reads. */
  name: string
}
type Add = () => Promise<ActionAnswer>

/**
 * What was taken away by a slip of the finger comes back by one press, as long as the message is there. `inTurn` adds it
 * when it is its turn; `done` shows it.
 */
export function offerBack(
  { at, itemId, quantity, name }: Removed,
  inTurn: (add: Add) => Promise<ActionAnswer>,
  done: () => void,
): void {
  const about = { message: name, tone: 'success', shownMs: limits.notificationMs } as const
  // Pressed twice it happens once.
  const fields = { itemId, quantity: String(quantity), [dom.onceField]: crypto.randomUUID() }
  const putBack = async () => {
    const answer = await inTurn(() => act('add', fields, at))
    if (!answer.ok) return notifyRefusal(answer)
    // Whether it is back stands on another page: nobody knows it here.
    if (answer.to !== null) return location.assign(answer.to)
    notify({ ...about, title: 'Kembali di keranjang' })
    done()
  }
  notify({ ...about, title: 'Dihapus dari keranjang', action: { label: 'Urungkan', run: () => void putBack() } })
}
