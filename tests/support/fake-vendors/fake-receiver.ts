import { type Answer, openVendor } from './fake-vendor.ts'

interface Delivery {
  id: string
  at: number
  /** `webhook-signature`. */
  signatures: string
  /** The bytes that are signed: what came, written again, is the same text. */
  body: string
}
interface Fault {
  /** A part of the payload: an order, a kind. '': every event. */
  of: string
  /** How often; then it is taken. */
  times: number
  answer: Answer
}

/**
 * A seller's own system on this machine: it takes each delivery by its path, `/<shop>`, and answers with the faults that
 * a test has set there. `/<shop>/_` with POST sets them, with GET it lists every delivery and which it took.
 */
export async function openFakeReceiver() {
  const boxes = new Map<string, { deliveries: (Delivery & { taken: boolean })[]; faults: Fault[] }>()
  return openVendor(({ method, path, headers, body }): Answer => {
    const [, shop = '', control] = path.split('/')
    const box = boxes.get(shop) ?? { deliveries: [], faults: [] }
    boxes.set(shop, box)
    if (control === '_' && method === 'GET') return { json: box.deliveries }
    if (control === '_') {
      box.faults = body as Fault[]
      return { json: {} }
    }
    const one = {
      id: String(headers['webhook-id']),
      at: Number(headers['webhook-timestamp']),
      signatures: String(headers['webhook-signature']),
      body: JSON.stringify(body),
    }
    const fault = box.faults.find(({ of, times }) => times > 0 && one.body.includes(of))
    if (fault) fault.times -= 1
    // `drop`: it was taken, and the answer is lost.
    box.deliveries.push({ ...one, taken: !fault || fault.answer === 'drop' })
    return fault?.answer ?? { status: 204, text: '' }
  })
}
