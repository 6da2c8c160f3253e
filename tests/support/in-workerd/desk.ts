import { assert } from '#shared/assert.ts'
import type { Role } from '#shared/admin/roles.ts'
import { browse } from './browse.ts'
import type { TestShop } from './shop.ts'

/** The desk of a shop in a browser of somebody with this role. */
export async function openDesk(shop: TestShop, role: Role, name = `Meja ${role}`) {
  const { fetch, ...edge } = browse(shop)
  const issued = (await shop.admin('POST', '/tokens', { name, role })).body as { id: string; token: string }
  const link = async () => ((await shop.admin('POST', '/desk/link', { name })).body as { path: string }).path
  const form = (path: string, fields: Record<string, string> | FormData, headers: Record<string, string>) =>
    fetch(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    })
  const enter = async () => {
    const entered = await form(await link(), {}, {})
    const [line = ''] = entered.headers.getSetCookie()
    assert(line.startsWith('__Host-DESK='), `nobody came in: ${entered.status}`)
    return { line, cookie: line.split(';')[0] ?? '' }
  }
  const { line, cookie } = await enter()
  const open = (path: string, own = cookie) => fetch(`/kelola${path}`, { headers: { cookie: own } })
  return {
    ...edge,
    ...{ fetch, form, link, enter, line, cookie, tokenId: issued.id, token: issued.token, open },
    read: async (path: string, own = cookie) => (await open(path, own)).text(),
    /** Presses a button of a screen. */
    press: (screen: string, press: string, fields: Record<string, string> = {}, own = cookie) =>
      form(`/kelola${screen}`, { press, id: 'toko', key: crypto.randomUUID(), ...fields }, { cookie: own }),
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>
