import { expect, test } from 'vitest'
import { pages } from '#client/screens/index.ts'
import { workOf } from '#edge/pipeline/work.ts'
import { costOf as workCost } from '#shared/web/work.ts'
import { type Attack, attacks, headersOf } from '#tests/support/attacks/attacks.ts'
import { beginCheckout, largeJpeg, reach, type Reached, type Walker } from '#tests/support/attacks/reached.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { costOf } from '#tests/support/in-workerd/statements.ts'
import { uploadPicture } from '#tests/support/in-workerd/upload.ts'

type Browser = ReturnType<typeof browse>

/** A browser without script in a shop. */
function walkerOf(browser: Browser): Walker {
  const cookies = new Map<string, string>()
  async function ask(path: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await browser.fetch(path, { ...init, headers: { 'sec-fetch-site': 'same-origin', cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const body = new TextDecoder().decode(await answer.arrayBuffer())
    return { status: answer.status, body, headers: { location: answer.headers.get('location') ?? undefined } }
  }
  return {
    cookies,
    get: (path) => ask(path),
    post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

/** A shop whose jobs have run: one that is due would be counted with whatever is asked for at that moment. */
async function openQuiet(): Promise<SellingShop> {
  const shop = await openSellingShop({ sample: 'kopi' })
  await shop.runDue()
  return shop
}

async function openReached() {
  const shop = await openQuiet()
  const browser = browse(shop)
  const form = new FormData()
  form.append('file', largeJpeg())
  const url = `https://commerce/admin/v1/shops/${shop.host}/images`
  const { body } = await uploadPicture(shop.host, new Request(url, { method: 'POST', body: form }))
  const walker = walkerOf(browser)
  const reached = await reach(walker, shop.host, body.address)
  return { shop, browser, walker, reached, all: attacks(reached, (name) => Object.keys(pages[name].actions ?? {})) }
}

/** What a request of an attack sends, and its work. */
function sentBy(attack: Attack, reached: Reached, n: number, instead?: BodyInit) {
  const body = instead ?? attack.body?.(n)
  const init = { method: attack.method, headers: headersOf(attack, reached, n % 200), ...(body ? { body } : {}) }
  const url = new URL(attack.path(n), `http://${reached.host}`)
  return { init, work: workOf(attack.pattern, new Request(url, { ...init, body: null }), url) }
}

/** What forms do that bring what their page asks for: all others of the attacks are refused, which is cheaper. */
async function rightForms(walker: Walker, slug: string): Promise<Attack[]> {
  const { checkout } = await beginCheckout(walker, slug)
  const form = (pattern: string, path: () => string, fields: Record<string, string>): Attack => ({
    title: `right: ${path()}`,
    pattern,
    method: 'POST',
    path,
    body: () => new URLSearchParams(fields).toString(),
    signedIn: true,
  })
  const buying = (action: string, fields: Record<string, string>) =>
    form('/order/checkout', () => `${checkout}&_=${action}`, fields)
  const steps = [buying('shipping', { shipping: 'jne:reg' }), buying('payment', { payment: 'simulator|bca_va' })]
  for (const { path, body } of steps)
    await walker.post(path(0), Object.fromEntries(new URLSearchParams(String(body?.(0)))))
  const acceptedTotal = /name="acceptedTotal" value="(\d+)"/.exec((await walker.get(checkout)).body)?.[1] ?? ''
  const order = `/profile/order/${new URLSearchParams(checkout.split('?')[1]).get('SALE_ID') ?? ''}`
  const password = 'belanja-aman-2026'
  return [
    ...steps,
    buying('place', { _key: 'biaya', acceptedTotal }),
    form('/profile/order/:saleId', () => `${order}?_=cancel`, { reason: 'Berubah pikiran' }),
    form('/profile/edit', () => '/profile/edit?_=changeEmail', { value: 'baru@contoh.id', password }),
    form('/profile/edit', () => '/profile/edit?_=exportData', { password }),
  ]
}

// Proves ASVS 15.2.2
test('no address takes more rows or sends more messages than its work says', { timeout: 120_000 }, async () => {
  const { shop, browser, walker, reached, all } = await openReached()
  const messages = async ({ sql }: SellingShop) => Number((await sql('SELECT count(*) AS n FROM message'))[0]?.['n'])
  const above: string[] = []
  async function measure(at: SellingShop, edge: Browser, attack: Attack, n: number) {
    const { init, work } = sentBy(attack, reached, n)
    const before = await messages(at)
    let status = 0
    const { read, written } = await costOf(at, async () => {
      const answer = await edge.fetch(attack.path(n), init)
      status = answer.status
      await answer.arrayBuffer()
    })
    if (attack.title.startsWith('right')) expect.soft([attack.title, status]).toEqual([attack.title, 303])
    const took = { rowsRead: read, rowsWritten: written, messages: (await messages(at)) - before }
    for (const name of ['rowsRead', 'rowsWritten', 'messages'] as const)
      if (took[name] > workCost(work)[name])
        above.push(`${attack.title}, answered ${status}: ${took[name]} ${name}, ${work} says ${workCost(work)[name]}`)
  }
  const forms = await rightForms(walker, await browser.firstSlug())
  for (const [n, attack] of [...forms, ...all].entries()) await measure(shop, browser, attack, n)
  // The first of all, when no cache has anything.
  const fresh = await openQuiet()
  const strangers = browse(fresh)
  for (const [n, attack] of all.entries())
    if (attack.method === 'GET') await measure(fresh, strangers, { ...attack, signedIn: false }, n)
  expect(above).toEqual([])
})

const partBytes = 16_384
/** Eight MB that do not say how long they are, and how many of them were read. */
function endless() {
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        if (read.bytes >= 8_000_000) return stream.close()
        read.bytes += partBytes
        stream.enqueue(new Uint8Array(partBytes).fill(0x5a))
      },
    },
    { highWaterMark: 0 },
  )
  return { read, body }
}

test('no address holds more of a request than its work says', { timeout: 120_000 }, async () => {
  const { browser, reached, all } = await openReached()
  const above: string[] = []
  const parts = 'multipart/form-data; boundary=x'
  for (const [n, { title, ...attack }] of all.flatMap((one) => [one, { ...one, contentType: parts }]).entries()) {
    const { read, body } = endless()
    const { init, work } = sentBy({ ...attack, title, method: 'POST' }, reached, n, body)
    const answer = await browser.fetch(attack.path(n), init)
    await answer.arrayBuffer()
    // A stream hands over what it has begun.
    if (read.bytes > workCost(work).heldBytes + 2 * partBytes)
      above.push(`${title}, ${attack.contentType}: ${read.bytes}, ${work} says ${workCost(work).heldBytes}`)
  }
  expect(above).toEqual([])
})
