import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

interface Proof {
  host: string
  name: string
  type: string
  value: string
  until: string
}

/** A shop with a host of the internet, and the commands of its owner. */
async function owned(host = `${randomId(10)}.example`) {
  const shop = await openShop({ host, demo: false })
  const { body } = await shop.admin('POST', '/tokens', { name: 'Ibu Rini', role: 'owner' })
  return { shop, host, ...commands(shop, (body as { token: string }).token) }
}
function commands(shop: TestShop, token: string = bindings.ADMIN_TOKEN) {
  const at = browse(shop)
  /** Through the edge, which learns of it. */
  const send = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await at.fetch(`/admin/v1/shops/${shop.host}/domains${path}`, init, shop.host, 'https')
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const ask = async (method: string, path: string, asked?: object) => {
    const { status, body } = await send(method, path, asked)
    return { status, ...(body as { errorCode?: string; message?: string; proof?: Proof | null; hostname?: unknown }) }
  }
  return {
    add: (domain: string) => ask('POST', '', { domain }),
    check: (domain: string) => ask('POST', `/${domain}/check`),
    makePrimary: (domain: string) => ask('PUT', `/${domain}/primary`),
    remove: (domain: string) => ask('DELETE', `/${domain}`),
    list: async () => {
      const { body } = await send('GET', '')
      return body as { domains: { host: string; primary: boolean }[]; pending: Proof[] }
    },
  }
}
/** What the DNS has at a name from now on: see tests/support/fake-vendors/fake-resolver.ts. */
const tell = async (held: { name: string; texts: { data: string; at?: string }[]; fault?: string }) => {
  const { status } = await fetch(`${bindings.DNS_RESOLVER}/held`, { method: 'POST', body: JSON.stringify(held) })
  expect(status).toBe(200)
}
const prove = ({ name, value }: Proof) => tell({ name, texts: [{ data: '"v=spf1 -all"' }, { data: `"${value}"` }] })
const proofOf = ({ proof }: { proof?: Proof | null }): Proof => {
  if (!proof) throw new Error('nothing has to be proved')
  return proof
}
/** What a host shows to a visitor, and what a proxy that gets certificates learns of it. */
const seen = async (shop: TestShop, host: string) => {
  const at = browse(shop)
  const [home, known] = [
    await at.fetch('/', {}, host, 'https'),
    await at.fetch('/domain-not-registered', {}, host, 'https'),
  ]
  return { status: home.status, to: home.headers.get('location'), known: known.status !== 404 }
}
const unknown = { status: 302, to: expect.stringContaining('/domain-not-registered'), known: false }

// Proves ASVS 8.4.1
test('a host counts when the DNS says that it is the shop’s: not before, not without the proof', async () => {
  const [{ shop, host, ...owner }, fresh] = [await owned(), `${randomId(10)}.example`]
  const asked = await owner.add(fresh.toUpperCase())
  const proof = proofOf(asked)
  expect(proof).toEqual({
    host: fresh,
    name: `_etalase.${fresh}`,
    type: 'TXT',
    value: expect.stringMatching(/^etalase=[\w-]{32}$/),
    until: expect.stringMatching(/Z$/),
  })
  expect(await seen(shop, fresh)).toEqual(unknown)
  expect((await owner.makePrimary(fresh)).status).toBe(404)
  expect((await shop.admin('GET', '/health')).status).toBe(200)
  expect(await owner.list()).toEqual({ domains: [{ host, primary: true }], pending: [proof] })
  expect(await owner.check(fresh)).toMatchObject({ status: 409, errorCode: 'domain_unproven' })
  expect((await owner.check(fresh)).message).toContain(`${proof.name} berisi ${proof.value}`)
  for (const texts of [[{ data: `"${proof.value}x"` }], [{ data: `"${proof.value}"`, at: 'elsewhere.example' }]]) {
    await tell({ name: proof.name, texts })
    expect(await owner.check(fresh)).toMatchObject({ status: 409, errorCode: 'domain_unproven' })
  }
  await tell({ name: proof.name, fault: 'servfail', texts: [{ data: `"${proof.value}"` }] })
  expect(await owner.check(fresh)).toMatchObject({ status: 503, errorCode: 'dns_silent' })
  expect(await seen(shop, fresh)).toEqual(unknown)
  // Asked again, what has to be proved stays.
  expect(proofOf(await owner.add(fresh)).value).toBe(proof.value)
  await prove(proof)
  expect(await owner.check(fresh)).toMatchObject({ status: 200, proof: null })
  expect(await owner.list()).toEqual({
    domains: [
      { host, primary: true },
      { host: fresh, primary: false },
    ],
    pending: [],
  })
  expect(await seen(shop, fresh)).toMatchObject({ status: 301, to: `https://${host}/`, known: true })
  expect((await owner.makePrimary(fresh)).status).toBe(200)
  expect(await seen(shop, fresh)).toMatchObject({ status: 200, known: true })
  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { operation: string; subject: string }[] }
  expect(lines.slice(0, 2)).toMatchObject([
    { operation: 'domain.makePrimary', subject: fresh },
    { operation: 'domain.check', subject: fresh },
  ])
})

// Proves ASVS 8.4.1
test('an owner takes no host of the platform, of a machine or of a neighbour, and none above or below', async () => {
  const neighbour = await openShop({ host: `www.${randomId(10)}.example`, demo: false })
  const { shop, ...owner } = await owned()
  const above = neighbour.host.slice('www.'.length)
  for (const domain of [
    ...['localhost', 'shop', '127.0.0.1', '10.1.2.3', '2130706433', '0x7f.0.0.1', 'kopi.localhost', 'x.internal'],
    ...['backend.localhost', 'masuk.localhost', 'masuk.etalase.example', 'shops.etalase.example', 'etalase.example'],
    'etalase.workers.dev',
  ])
    expect([domain, await owner.add(domain)]).toMatchObject([domain, { status: 422, errorCode: 'domain_reserved' }])
  for (const domain of ['[::1]', '::1', 'a b', 'toko.id/x', 'user@toko.id', ''])
    expect([domain, await owner.add(domain)]).toMatchObject([domain, { status: 422, errorCode: 'input_invalid' }])
  for (const domain of [neighbour.host, `www.${neighbour.host}`, `a.b.${neighbour.host}`, above])
    expect([domain, await owner.add(domain)]).toMatchObject([domain, { status: 409, errorCode: 'domain_taken' }])
  // Next to each other they are two domains.
  expect((await owner.add(`toko.${above}`)).status).toBe(200)
  expect((await owner.add(`x${above}`)).status).toBe(200)
  expect((await owner.list()).domains).toHaveLength(1)
  // What nobody proves leads nowhere.
  const bank = `www.${randomId(8)}-bank.example`
  expect((await owner.add(bank)).status).toBe(200)
  expect((await owner.check(bank)).status).toBe(409)
  expect(await seen(shop, bank)).toEqual(unknown)
})

test('several shops may ask for a host: it is given to the first that proves it, and claims end', async () => {
  const [one, two, three] = [await owned(), await owned(), await owned()]
  const host = `${randomId(10)}.example`
  const [first, second] = [proofOf(await one.add(host)), proofOf(await two.add(host))]
  const below = proofOf(await three.add(`www.${host}`))
  expect(new Set([first.value, second.value, below.value]).size).toBe(3)
  // A proof is of one shop: the other's token in the DNS is none.
  await prove(second)
  expect(await one.check(host)).toMatchObject({ status: 409, errorCode: 'domain_unproven' })
  const both = await Promise.all([two.check(host), two.check(host)])
  expect(both.map(({ status }) => status)).toContain(200)
  await prove(first)
  expect(await one.check(host)).toMatchObject({ status: 409, errorCode: 'domain_taken' })
  await prove(below)
  expect(await three.check(`www.${host}`)).toMatchObject({ status: 409, errorCode: 'domain_taken' })
  expect(await one.add(host)).toMatchObject({ status: 409, errorCode: 'domain_taken' })

  const old = `${randomId(10)}.example`
  await prove(proofOf(await one.add(old)))
  const since = Date.now() - limits.domainClaimDays * dayMs
  await bindings.DIRECTORY.prepare('UPDATE domain_claim SET claimed_at = ? WHERE host = ?').bind(since, old).run()
  expect((await one.check(old)).status).toBe(404)
  expect((await one.list()).pending).not.toContainEqual(expect.objectContaining({ host: old }))
  await two.add(`${randomId(10)}.example`)
  const kept = await bindings.DIRECTORY.prepare('SELECT host FROM domain_claim WHERE host = ?').bind(old).all()
  expect(kept.results).toEqual([])
})

test('claims count as hosts and can be given up', async () => {
  const { host, ...owner } = await owned()
  const names = Array.from({ length: limits.hosts - 1 }, () => `${randomId(10)}.example`)
  for (const name of names) expect((await owner.add(name)).status).toBe(200)
  const more = `${randomId(10)}.example`
  expect(await owner.add(more)).toMatchObject({ status: 409, errorCode: 'domains_full' })
  expect((await owner.add(names[0] ?? '')).status).toBe(200)
  expect((await owner.remove(names[0] ?? '')).status).toBe(200)
  expect((await owner.remove(names[0] ?? '')).status).toBe(404)
  expect((await owner.add(more)).status).toBe(200)
  expect((await owner.remove(host)).errorCode).toBe('domain_primary')
})

test('the platform gives a host without a proof, and frees one that is held', async () => {
  const [holder, rightful] = [await owned(), await owned()]
  const [host, other] = [`www.${randomId(10)}.example`, `${randomId(10)}.example`]
  const [atHolder, atRightful] = [commands(holder.shop), commands(rightful.shop)]
  expect(await atHolder.add(host)).toMatchObject({ status: 200, proof: null })
  expect((await atHolder.makePrimary(host)).status).toBe(200)
  expect(await seen(holder.shop, host)).toMatchObject({ status: 200, known: true })
  expect(await rightful.add(host)).toMatchObject({ status: 409, errorCode: 'domain_taken' })
  expect(await atRightful.add(host)).toMatchObject({ status: 409, errorCode: 'domain_taken' })
  expect((await atHolder.makePrimary(holder.host)).status).toBe(200)
  expect((await atHolder.remove(host)).status).toBe(200)
  expect(await seen(holder.shop, host)).toEqual(unknown)
  // The only host that is left stays: a shop without one could not be administered.
  expect((await atHolder.remove(holder.host)).errorCode).toBe('domain_primary')
  const proof = proofOf(await rightful.add(host))
  await prove(proof)
  expect((await rightful.check(host)).status).toBe(200)
  // Between owners the platform decides; what is no shop's is nobody's.
  expect((await atHolder.add(`blog.${host}`)).status).toBe(200)
  expect((await atHolder.add('shops.etalase.example')).status).toBe(200)
  expect((await atHolder.remove('shops.etalase.example')).status).toBe(200)
  expect((await atHolder.add('masuk.etalase.example')).errorCode).toBe('domain_reserved')
  expect((await atHolder.add(other)).status).toBe(200)
})

test('a host that the shop has is brought to Cloudflare, watched until it is reached, and taken away', async () => {
  const { shop, ...owner } = await owned()
  const host = `www.${randomId(10)}.example`
  const atCloudflare = async (name = host) => {
    const held = (await (await fetch(`${bindings.CLOUDFLARE}/held`)).json()) as { hostname: string; status: string }[]
    return held.filter(({ hostname }) => hostname === name).map(({ status }) => status)
  }
  const say = (said: { hostname: string; pointsHere?: boolean; fault?: 'drop' | 'quota' }) =>
    fetch(`${bindings.CLOUDFLARE}/said`, { method: 'POST', body: JSON.stringify(said) })
  expect(await atCloudflare(shop.host)).toEqual(['pending'])
  const proof = proofOf(await owner.add(host))
  expect(await atCloudflare()).toEqual([])
  await prove(proof)
  // The host is the shop's, whatever Cloudflare says; the command is asked again.
  await say({ hostname: host, fault: 'quota' })
  expect(await owner.check(host)).toMatchObject({ status: 503, errorCode: 'hostname_unmade' })
  expect((await owner.check(host)).message).toContain('Custom hostname quota exceeded.')
  await say({ hostname: host, fault: 'drop' })
  expect(await owner.check(host)).toMatchObject({ status: 503, errorCode: 'hostname_unmade' })
  expect((await owner.list()).domains.map((one) => one.host)).toContain(host)
  await say({ hostname: host })
  expect(await owner.check(host)).toMatchObject({
    status: 200,
    proof: null,
    hostname: {
      status: 'pending',
      certificate: 'pending_validation',
      problems: ['custom hostname does not CNAME to this zone.'],
    },
  })
  await say({ hostname: host, pointsHere: true })
  for (const how of ['is checked again', 'is there already'])
    expect((await owner.check(host)).hostname, how).toEqual({ status: 'active', certificate: 'active', problems: [] })
  // What Cloudflare does not let go of stays the shop's, so that nothing is left there unseen.
  await say({ hostname: host, fault: 'drop' })
  expect(await owner.remove(host)).toMatchObject({ status: 503, errorCode: 'hostname_unmade' })
  expect((await owner.list()).domains.map((one) => one.host)).toContain(host)
  await say({ hostname: host, pointsHere: true })
  expect((await owner.remove(host)).status).toBe(200)
  expect(await atCloudflare()).toEqual([])
  // Hosts of the platform's own zone are reached without.
  expect((await commands(shop).add('shops.etalase.example')).hostname).toBeNull()
  expect((await commands(shop).remove('shops.etalase.example')).status).toBe(200)
  expect(await atCloudflare('shops.etalase.example')).toEqual([])
})
