import { expect, test } from 'vitest'
import { openDoor } from '#edge/door.ts'
import type { Visit } from '#edge/visit.ts'
import { shopOf, visitOf } from './fixtures.ts'

async function knock(name: string, answer: () => Response) {
  const { visit } = visitOf({ answer })
  const response = await openDoor(Object.assign(visit, { shop: shopOf() }) as Visit, name)
  return { status: response.status, body: await response.json() }
}

test('a failure that cannot be named is status 500 with the message Error, and shows Request failed', async () => {
  expect(await knock('cart.list', () => new Response('<html>', { status: 502 }))).toEqual({ status: 500, body: { status: 500, message: 'Error', shown: 'Request failed' } })
})

test('a refusal keeps its own status and the backend’s words', async () => {
  const answer = () => Response.json({ statusCode: 409, message: 'Stok habis', errorCode: 'stock_out' }, { status: 409 })
  expect(await knock('cart.list', answer)).toEqual({ status: 409, body: { status: 409, message: 'Stok habis', fields: {} } })
})
