import { expect, test } from 'vitest'
import type { Env as CommerceEnv } from '#commerce/platform/env.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { people } from '../../tools/google/people.js'
import standIn from '../../tools/google/stand-in.js'
import { type Fault, misbehave } from './support/faults.ts'
import { expectWhole, visit } from './support/visit.ts'

const pathOf = (address: string | null) => {
  const { pathname, search } = new URL(address ?? '', 'http://toko.localhost')
  return pathname + search
}

/** A shopper who has chosen an account at Google and is on the way back. */
async function onTheWayBack() {
  const shop = await openShop()
  const [atShop, atPlatform] = [visit(shop, 'http'), visit({ host: 'masuk.localhost' }, 'http')]
  const left = await atShop.get('/auth/google-verification?next=%2Forder%2Fcart')
  const away = /href="(https?:\/\/masuk[^"]+)"/.exec(left.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const authorize = (await atPlatform.get(pathOf(away))).headers.get('location') ?? ''
  const chosen = await standIn.fetch(new Request(`${authorize}&choose=${people[0]?.sub}`, { redirect: 'manual' }))
  return { atShop, atPlatform, callback: pathOf(chosen.headers.get('location')) }
}

test.each(['down', 'slow', 'html', 'empty', 'wrong-types', 'half'] as const satisfies readonly Fault[])(
  'when Google is %s, the shopper comes back without a session and can sign in otherwise',
  async (fault) => {
    const { atShop, atPlatform, callback } = await onTheWayBack()
    const GOOGLE = { fetch: (request: Request) => misbehave(fault, request.signal) } as unknown as CommerceEnv['GOOGLE']
    const broken = { commerce: { GOOGLE } as Partial<CommerceEnv> }
    for (const visitor of [atShop, atPlatform]) visitor.breaks(broken)
    const back = await atPlatform.get(callback)
    const page = back.headers.get('location') ? await atShop.get(pathOf(back.headers.get('location'))) : back
    expect(page.html).toMatch(/href="|Google/)
    if (page.headers.get('content-type')?.includes('html')) expectWhole(page, fault)
    expect(atShop.cookies.has('__Host-ACCESS_WEB')).toBe(false)
    expect((await atShop.get('/auth/login')).status).toBe(200)
  },
)
