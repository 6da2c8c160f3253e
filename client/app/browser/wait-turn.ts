import * as dom from '#client/app/dom-names.ts'
import { type ActionAnswer, type ActionCall, trySend } from './act.ts'
import { notify } from './toast.ts'

/**
 * Sends an action of a crowded shop again when it may be this shopper's turn, until it is. The page stays and says that
 * they wait; who leaves it gives the place up. After a lost answer the form is sent again: its key is the same, and
 * it says so. null: only a page can tell what became of it.
 */
export async function waitTurn<D>(sent: ActionCall, first: ActionAnswer<D>): Promise<ActionAnswer<D> | null> {
  let answer = first
  while (!answer.ok && answer.again) {
    const shownMs = answer.again * 1_000
    const message = `${answer.message} Tempat Anda tersimpan, dan halaman ini melanjutkan sendiri.`
    notify({ title: 'Anda dalam antrean', message, tone: 'warning', shownMs })
    await new Promise((passed) => setTimeout(passed, shownMs))
    const next = await trySend<D>(sent)
    if (!next) sent.fields.set(dom.sentField, '1')
    answer = next ?? answer
  }
  return answer.ok || answer.again === undefined ? answer : null
}
