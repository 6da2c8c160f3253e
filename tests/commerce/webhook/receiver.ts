import { createHmac, timingSafeEqual } from 'node:crypto'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

export interface Delivery {
  id: string
  at: number
  signatures: string
  body: string
  taken: boolean
}
export interface Said {
  type: string
  timestamp: string
  data: Record<string, string | number | null>
}
type Answer = { status: number; text?: string; json?: object } | 'drop' | 'hang'

/** The check of Standard Webhooks, written from its text and not from our code. */
export function isSignedBy(secret: string, { id, at, signatures, body }: Delivery): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  return signatures.split(' ').some((one) => {
    const [version, signature = ''] = one.split(',')
    const bytes = Buffer.from(signature, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

/** The seller's own system of one shop: what came there, and how it fails. */
export async function receiverOf(shop: SellingShop, more: object = {}) {
  const url = `${bindings.RECEIVER}/${shop.host.split('.')[0]}`
  const put = (change: object = {}) => shop.admin('PUT', '/webhooks/gudang', { url, ...more, ...change })
  const { body } = await put()
  const deliveries = async (): Promise<Delivery[]> => (await fetch(`${url}/_`)).json()
  const taken = async () => (await deliveries()).filter((one) => one.taken)
  const saidIn = (all: readonly Delivery[]) => all.map((one) => JSON.parse(one.body) as Said)
  return {
    url,
    put,
    secret: (body as { secret: string }).secret,
    deliveries,
    taken,
    /** What it took, as it was said. */
    said: async () => saidIn(await taken()),
    async fail(...faults: { of: string; times: number; answer: Answer }[]): Promise<void> {
      const all = faults.map(({ answer, ...one }) => ({
        ...one,
        answer: typeof answer === 'string' || 'json' in answer ? answer : { text: '', ...answer },
      }))
      await fetch(`${url}/_`, { method: 'POST', body: JSON.stringify(all) })
    },
    state: async () =>
      ((await shop.admin('GET', '/webhooks')).body as { webhooks: Record<string, unknown>[] }).webhooks[0] ?? {},
  }
}
