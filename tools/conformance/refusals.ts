import { randomUUID } from 'node:crypto'
import { Envelope } from '#shared/api/contract/envelope.ts'
import { isNothingFound, statusOf } from '#shared/api/contract/exchange.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { api, nameOf } from '#shared/api/index.ts'
import type { NoReply, Reply } from './send.ts'

/** What opens nothing, in the place of what the check has. */
interface Instead {
  accessKey?: string
  token?: string
}
interface Question {
  endpoint: Endpoint
  input: Readonly<Record<string, unknown>>
}
type Ask = (question: Question, instead: Instead) => Promise<Reply | NoReply>

const made = 'uji-kesesuaian'

/**
 * What the storefront makes of a backend's answers to an unknown slug, a wrong key and a broken token, where it is not
 * what it makes of ours. `open`: a call that has answered, for everybody; null: none has.
 */
export async function remarksOnRefusals(
  ask: Ask,
  { open, findsProducts, orders }: { open: Question | null; findsProducts: boolean; orders: Question },
): Promise<string[]> {
  const slugAsked = { endpoint: api.catalog.find, input: { slug: `${made}-${randomUUID()}` } }
  const remarks = [
    findsProducts ? onUnknownSlug(await ask(slugAsked, {})) : null,
    open ? onWrongKey(open.endpoint, await ask(open, { accessKey: made })) : null,
    onBrokenToken(orders.endpoint, await ask(orders, { token: made })),
  ]
  return remarks.filter((remark) => remark !== null)
}

function onUnknownSlug(reply: Reply | NoReply): string | null {
  const { endpoint, status, envelope } = readOf(api.catalog.find, reply)
  if (status === 404 || (status === 200 && envelope && isNothingFound(endpoint, envelope))) return null
  return status === 200
    ? 'catalog.find answers 200 for a slug that no product has: the storefront shows that at any address, or an error. 404 is right, or no data.'
    : `catalog.find answers ${saidOf(status)} for a slug that no product has: shoppers read that something went wrong, and not that there is no such product. 404 is right.`
}

function onWrongKey(asked: Endpoint, reply: Reply | NoReply): string | null {
  const { name, status } = readOf(asked, reply)
  if (status === 401 || status === 403) return null
  return status === 200
    ? `${name} answers a wrong api-access key like the right one: the key protects nothing.`
    : `${name} answers ${saidOf(status)} to a wrong api-access key: the storefront asks for a new key only after 401 or 403, so when the key is replaced its pages fail.`
}

function onBrokenToken(asked: Endpoint, reply: Reply | NoReply): string | null {
  const { name, status } = readOf(asked, reply)
  // It has no such call.
  if (status === 401 || status === 404 || status === 405 || status === 501) return null
  return status === 200
    ? `${name} answers a broken token like a customer's.`
    : `${name} answers ${saidOf(status)} to a broken token: only 401 ends a session, so a customer whose token is over stays signed in and reads errors. 401 is right.`
}

const saidOf = (status: number | null): string => (status === null ? 'nothing that can be read' : `status ${status}`)

/** The status as the storefront counts it; null: no whole answer, or none of the contract. */
function readOf(endpoint: Endpoint, reply: Reply | NoReply) {
  const envelope = 'json' in reply ? (Envelope().safeParse(reply.json).data ?? null) : null
  const read = 'json' in reply ? statusOf(reply.status, envelope, endpoint) : null
  const status = envelope === null && read === 200 ? null : read
  return { name: nameOf(endpoint), endpoint, status, envelope }
}
