import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import edge from '#edge/index.ts'
import type { Env } from '#edge/request/env.ts'
import type { BatchedAnswer, BatchedCall } from '#shared/api/batch.ts'
import { giveTogether, takeTogether } from '#shared/api/contract/together.ts'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { biteshipRate, openFakeCouriers, pickup } from '#tests/support/in-workerd/fake-couriers.ts'
import { openShop, send, sendBatch } from '#tests/support/in-workerd/shop.ts'
import { begin, prepare, checkout, siti, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import type { VendorKind } from '#tests/support/in-workerd/vendors.ts'

const fakeCouriers = openFakeCouriers()
/** A visitor's id in the edge's format: 22 safe characters. */
const me = { visitor: 'visitor-one-0000000000' }
const mine = { cookie: `__Host-VISITOR=${me.visitor}` }

const page = (orderId: string) => `/order/checkout?SALE_ID=${orderId}`
const html = async (shop: SellingShop, orderId: string) => (await shop.fetch(page(orderId), { headers: mine })).text()
const post = (shop: SellingShop, orderId: string, action: string, form: Record<string, string>) =>
  shop.fetch(`${page(orderId)}&_=${action}`, {
    method: 'POST',
    headers: { ...mine, origin: shop.origin },
    body: new URLSearchParams(form),
  })

test('a plain form switches the insurance on and off, and another courier keeps the choice', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item({ price: 400_000 })])
  expect(await html(shop, orderId)).toMatch(/<input(?=[^>]*name="insured")(?![^>]*checked)/)
  const insured = async () => (await checkout(shop, orderId, me)).insured
  expect((await post(shop, orderId, 'shipping', { shipping: 'jne:reg', insurable: '0', insured: '1' })).status).toBe(
    303,
  )
  expect(await insured()).toBe(true)
  expect(await html(shop, orderId)).toMatch(/<input(?=[^>]*name="insured")(?=[^>]*checked)/)
  await post(shop, orderId, 'shipping', { shipping: 'sicepat:reg' })
  expect(await insured()).toBe(true)
  await post(shop, orderId, 'shipping', { shipping: 'sicepat:reg', insurable: '1' })
  expect(await insured()).toBe(false)
})

test('the cheapest and the fastest courier say so, each once, and the chosen one says it in its closed card', async () => {
  const rate = (code: string, price: number, duration: string) => ({
    ...biteshipRate,
    ...{ courier_service_code: code, courier_service_name: code, price, shipment_duration_range: duration },
  })
  let pricing = [rate('oke', 8_000, '3 - 4'), rate('reg', 9_000, '2 - 3'), rate('yes', 20_000, '1')]
  fakeCouriers.answer('biteship.test', () => ({ json: { success: true, pricing } }))
  const shop = await openSellingShop({ vendors: 'couriers' })
  const marked = async (orderId: string) => {
    const rows = [...(await html(shop, orderId)).matchAll(/<label(?:(?!<\/label>).)*name="shipping".*?<\/label>/gs)]
    return rows.map(([row]) => /Termurah|Tercepat/.exec(row)?.[0] ?? '')
  }
  const orderId = await prepare(shop, me, [await shop.item()])
  expect((await marked(orderId)).toSorted()).toEqual(['', 'Tercepat', 'Termurah'])
  await post(shop, orderId, 'shipping', { shipping: 'jne:oke' })
  const closed = (await html(shop, orderId)).match(/<summary.*?<\/summary>/gs)?.join(' ')
  expect(closed?.replaceAll('<!-- -->', '')).toMatch(/Tiba [^<]+ · Termurah/)

  // Of two that cost as little neither is the cheapest.
  pricing = [rate('oke', 8_000, '3 - 4'), rate('reg', 8_000, '2 - 3'), rate('yes', 20_000, '1')]
  const heavier = await prepare(shop, me, [await shop.item({ weightGrams: 3_000 })])
  expect((await marked(heavier)).toSorted()).toEqual(['', '', 'Tercepat'])
})

test('compulsory insurance says why and cannot be switched off', async () => {
  const shop = await openSellingShop()
  const cart = async () => (await shop.fetch('/order/cart', { headers: mine })).text()
  const [most, more] = [await shop.item({ price: 1_000_000 }), await shop.item({ price: 1_000_001 })]
  // Before there is an address, the total says that it is still to come, where nobody can decline it.
  const cheaper = await begin(shop, me, [most])
  expect([await cart(), await html(shop, cheaper)].map((page) => page.includes('asuransi wajib'))).toEqual([
    false,
    false,
  ])
  const left = valueOf<{ id: string }[]>(await shop.call('cart.list', {}, me))
  await shop.call('cart.empty', { lines: left.map(({ id }) => ({ id })) }, me)
  const begun = await begin(shop, me, [more])
  for (const page of [await cart(), await html(shop, begun)])
    expect(page).toContain('Belum termasuk ongkir dan asuransi wajib')
  const orderId = await prepare(shop, me, [more])
  const shown = await html(shop, orderId)
  expect(shown).toContain('Wajib untuk barang di atas Rp 1.000.000.')
  expect(shown).toMatch(/<input(?=[^>]*name="insured")(?=[^>]*disabled)/)
  await post(shop, orderId, 'shipping', { shipping: 'jne:reg', insurable: '1' })
  expect((await checkout(shop, orderId, me)).insured).toBe(true)
})

test('a shop without shipping says so in the cart and in checkout, and what was typed is there', async () => {
  const shop = await openSellingShop({ demo: false })
  const item = await shop.item()
  const orderId = await begin(shop, me, [item])
  await shop.admin('PATCH', '/settings', { shippingRates: [] })
  const words = 'Toko ini belum mengatur pengiriman'

  expect((await post(shop, orderId, 'address', siti)).status).toBe(303)
  const shown = await html(shop, orderId)
  expect(shown).toContain(words)
  expect(shown).toContain(siti.street)
  expect(shown).not.toMatch(/name="shipping"|Pilih Pengiriman|JNE|belum mengantar/)
  const placed = await post(shop, orderId, 'place', {
    _key: 'tanpa-kurir',
    note: 'Titip di satpam',
    acceptedTotal: '50000',
  })
  expect(placed.status).toBe(422)
  const answer = await placed.text()
  expect(answer).toContain(words)
  expect(answer).toContain('Titip di satpam')

  const line = await shop.cart(me, item)
  const began = await shop.fetch('/order/cart?_=create', {
    method: 'POST',
    headers: { ...mine, origin: shop.origin },
    body: new URLSearchParams({ line, note: 'Bungkus kado' }),
  })
  expect(began.status).toBe(422)
  const cart = await began.text()
  expect(cart).toContain(words)
  expect(cart).toContain('Bungkus kado')
})

test('a point is pasted as numbers or as a map link, stored with the address, and enables instant couriers', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { pickup })
  const orderId = await begin(shop, me, [await shop.item()])
  const save = (point: string) => post(shop, orderId, 'address', { ...siti, point })
  expect((await save('')).status).toBe(303)
  expect((await checkout(shop, orderId, me)).pointWanted).toBe(true)
  expect(await html(shop, orderId)).toContain('Tambah Titik Lokasi')

  const refused = await save('https://maps.app.goo.gl/abc')
  expect(refused.status).toBe(422)
  const words = await refused.text()
  expect(words).toContain('Titik lokasi tidak terbaca')
  expect(words).toContain('value="https://maps.app.goo.gl/abc"')

  expect(
    (await save('https://www.google.com/maps/place/Melawai/@-6.3,106.9,17z/data=!8m2!3d-6.2435!4d106.7986')).status,
  ).toBe(303)
  expect(await checkout(shop, orderId, me)).toMatchObject({
    pointWanted: false,
    address: { latitude: -6.2435, longitude: 106.7986 },
  })
  const offered = await html(shop, orderId)
  expect(offered).toContain('GoSend Instant')
  expect(offered).toContain('value="-6.243500, 106.798600"')
})

test('a distant address gets no hint about instant couriers, and the shop refuses a point abroad', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { pickup })
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, villageCode: '91.71.01.1001' }, me))
  expect((await checkout(shop, orderId, me)).pointWanted).toBe(false)
  expect(
    await shop.call('checkout.applyAddress', { orderId, ...siti, latitude: 48.85, longitude: 2.35 }, me),
  ).toMatchObject({ ok: false, code: 'point_invalid' })
  expect(
    (await shop.admin('PATCH', '/settings', { pickup: { ...pickup, point: { latitude: 48.85, longitude: 2.35 } } }))
      .status,
  ).toBe(422)
  expect((await shop.admin('PATCH', '/settings', { pickup: { ...pickup, postcode: '1' } })).status).toBe(422)
})

test('shipping of a bulky piece is charged by volume', async () => {
  const shop = await openSellingShop()
  const [plain, bulky] = [await shop.item({ weightGrams: 900 }), await shop.item({ weightGrams: 900 })]
  await shop.sql(`UPDATE product SET dimensions = '[40, 30, 30]' WHERE id = 'p-${bulky}'`)
  const weigh = async (item: string) => (await checkout(shop, await begin(shop, me, [item], 2), me)).weightGrams
  expect([await weigh(plain), await weigh(bulky)]).toEqual([1_800, 12_000])
})

test('a place where no courier collects money says so, and one where some does not', async () => {
  for (const [codFee, begins] of [
    [4_480, '<b>Kebayoran Baru</b><i data-kg="1" data-from="0" data-cod="2500000">'],
    [null, '<b>Kebayoran Baru</b><i data-kg="1" data-from="0" data-cod="0" data-unpaid="">'],
  ] as const) {
    const shop = await openSellingShop({ demo: false })
    const shippingRates = [{ courier: 'Kurir toko', perOrder: 9_000, daysMin: 1, daysMax: 2, codFee }]
    const settings = { shippingRates, payments: { methods: ['cod', 'transfer'] } }
    expect((await shop.admin('PATCH', '/settings', settings)).status).toBe(200)
    const part = await (await shop.fetch('/ongkir?kec=31.74.07&kg=1&part=shipping-cost')).text()
    expect(part.slice(0, begins.length)).toBe(begins)
  }
})

test('a page promises COD only for what a courier of the shop collects', async () => {
  for (const [codMax, dearest] of [
    [null, 2_500_000],
    [3_000_000, 3_000_000],
  ] as const) {
    const shop = await openSellingShop()
    expect((await shop.admin('PATCH', '/settings', { payments: { codMax } })).status).toBe(200)
    for (const price of [9_999, dearest, dearest + 1]) {
      const page = await (await shop.fetch(`/product/kopi-${await shop.item({ price })}`)).text()
      const said = ['Bisa COD', '>COD<'].map((words) => (page.split('<footer')[0] ?? '').includes(words))
      expect([price, ...said]).toEqual([price, price === dearest, price === dearest])
    }
  }
})

test('the product page is the same for everyone and has a place for the shipping cost', async () => {
  const shop = await openSellingShop()
  const slug = `kopi-${await shop.item()}`
  const read = async (path: string, headers = {}) => (await shop.fetch(path, { headers })).text()
  const shared = await read(`/product/${slug}`)
  expect(shared).toMatch(/<span id="ongkir" data-kg="1" data-rp="\d+"/)
  expect(shared).not.toContain('Kebayoran Baru')
  // Without a product the footer leads there.
  expect(shared).toMatch(/<footer.*href="\/ongkir"/)

  const part = await read('/ongkir?kec=31.74.07&kg=3,1&part=shipping-cost')
  expect(part).toMatch(
    /^<b>Kebayoran Baru<\/b><i data-kg="1" data-from="0" data-cod="2500000">Ongkir mulai Rp\s[\d.]+, tiba \d.*<i data-kg="3"/,
  )
  for (const odd of ['31.74', '<script>', '99.99.99', '31.74.07.1001'])
    expect(await read(`/ongkir?kec=${encodeURIComponent(odd)}&kg=1&part=shipping-cost`)).toBe('')
  for (const odd of ['', '0', '1,2,3,4,5,6,7', '1.5', 'x', '1001'])
    expect([odd, await read(`/ongkir?kec=31.74.07&kg=${odd}&part=shipping-cost`)]).toEqual([odd, ''])

  // Without script the name of a place is sent as a form, and what is found are links.
  const asks = await read(`/ongkir?produk=${slug}`)
  expect([asks.includes('name="cari"'), asks.includes('<select')]).toEqual([true, false])
  const found = await read(`/ongkir?produk=${slug}&cari=kebayoran`)
  expect(found).toContain(`href="/ongkir?produk=${slug}&amp;kec=31.74.07"`)
  expect(found).not.toContain('Ongkir mulai')
  expect(await read(`/ongkir?produk=${slug}&cari=kebayoran&part=places`)).toMatch(/^<div id="tempat"/)
  expect(await read(`/ongkir?produk=${slug}&cari=qqqqqq`)).toContain('Tempat tidak ditemukan')
  for (const odd of ['x', ' ', '<script>alert(1)</script>', '😀'.repeat(300), 'a\0b'])
    expect((await shop.fetch(`/ongkir?produk=${slug}&cari=${encodeURIComponent(odd)}`)).status).toBe(200)
  const told = await read(`/ongkir?produk=${slug}&kec=31.74.07`)
  expect(told).toMatch(/Ongkir ke Kebayoran Baru, Kota [^<]*Jakarta Selatan<.*Mulai/s)
  expect(told).toContain('data-district="31.74.07"')
  // The field keeps the place, and every courier says its price, when it comes, and whether it takes cash.
  expect(told).toMatch(/name="cari"[^>]*value="Kebayoran Baru"/)
  expect(told.match(/>Tiba \d[^<]*· COD<\/span><\/span><span[^>]*>Rp/g)?.length).toBeGreaterThan(3)
  expect(told.match(/Tercepat/g)?.length).toBe(1)
})

test('without a product the page says what parcels of usual weights cost to a district', async () => {
  const shop = await openSellingShop()
  await shop.item()
  const read = async (path: string) => (await (await shop.fetch(path)).text()).replaceAll('<!-- -->', '')
  const asks = await read('/ongkir')
  expect([asks.includes('name="cari"'), asks.includes('name="produk"')]).toEqual([true, false])
  expect(await read('/ongkir?cari=kebayoran')).toContain('href="/ongkir?kec=31.74.07"')
  const told = await read('/ongkir?kec=31.74.07')
  expect(told).toContain('Ongkir ke Kebayoran Baru')
  expect(told).toContain('data-district="31.74.07"')
  // The same as a card says of the same weight.
  const part = await read('/ongkir?kec=31.74.07&kg=2&part=shipping-cost')
  const cost = /Ongkir mulai (Rp\s[\d.]+)/.exec(part)?.[1] ?? 'none'
  expect(/2 kg<span[^>]*>tiba [^<]+<\/span><\/dt><dd[^>]*>mulai (Rp\s[\d.]+)/.exec(told)?.[1]).toBe(cost)
  // A backend that has no such call learns nothing, and the shopper where the cost is shown.
  const without = browse(await openSellingShop(), (path) => (path.includes('/shipment/estimates/') ? 'absent' : null))
  const words = await (await without.fetch('/ongkir?kec=31.74.07')).text()
  expect(words).toContain('tampil di checkout sebelum Anda membayar')
  expect(words).not.toContain('name="cari"')
})

test('the page of the cost names the goods or what sells best, the voucher that pays for it, and leads on', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const read = async (path: string) => {
    const page = (await (await shop.fetch(path)).text()).replaceAll('<!-- -->', '')
    return /<main.*<\/main>/s.exec(page)?.[0] ?? ''
  }
  const voucher = /Gratis ongkir dengan voucher<svg.*<\/strong>Belanja min\.\s.*Rp\s[\d.]+/
  const asks = await read('/ongkir')
  expect(asks).toMatch(/<h2[^>]*>Terlaris<\/h2>.*class="product-card"/s)
  expect(asks).toMatch(voucher)
  const product = '/product/kemeja-kawung-lengan-panjang'
  const about = await read('/ongkir?produk=kemeja-kawung-lengan-panjang')
  expect(about).toMatch(new RegExp(`<a href="${product}" class="product-line">.*Kawung`))
  expect(about).toMatch(voucher)
  expect(about).not.toContain('Terlaris')
  // Answered: the way to buy follows the couriers.
  const answered = await read('/ongkir?produk=kemeja-kawung-lengan-panjang&kec=31.74.07')
  expect(answered).toMatch(new RegExp(`Tercepat.*<a [^>]*href="${product}[^"]*"[^>]*>Pilih Varian.*Dikirim dari`, 's'))
})

const latePart = /<template data-late-part="([^"]*)"><\/template><\/body><\/html>$/

/** A shop with a checkout whose couriers answer as `couriers` lets them; its pages are read piece by piece. */
async function withCouriers(
  vendors: VendorKind | null,
  couriers = (answer: BatchedAnswer): BatchedAnswer | Promise<BatchedAnswer> => answer,
) {
  const shop = await openSellingShop({ vendors })
  const orderId = await prepare(shop, me, [await shop.item()])
  const batches: (readonly BatchedCall[])[] = []
  const COMMERCE = {
    fetch: (input: RequestInfo, init?: RequestInit) => send(new Request(input, init)),
    async batch(head: Readonly<Record<string, string>>, calls: readonly BatchedCall[]) {
      batches.push(calls)
      const answers = takeTogether(await sendBatch(head, calls))
      return giveTogether(
        answers.map((answer, place) =>
          answer instanceof Promise || !calls[place]?.mayFollow ? answer : couriers(answer),
        ),
      )
    },
  } as unknown as Env['COMMERCE']
  async function get(query = '') {
    batches.length = 0
    const context = createExecutionContext()
    const request = new Request(shop.origin + page(orderId) + query, { headers: mine })
    const { headers, body } = await edge.fetch(request, { ...bindings, COMMERCE } as unknown as Env, context)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async (until: (text: string) => boolean = () => false) => {
      let text = ''
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value
        if (until(text)) return text
      }
      await waitOnExecutionContext(context)
      return text
    }
    return { headers, read }
  }
  return { get, names: () => batches.map((calls) => calls.map(({ name }) => name)), batches }
}

test('couriers that answer soon are in the page; nothing follows it', async () => {
  const { get } = await withCouriers(null)
  const whole = await (await get()).read()
  expect(whole).toMatch(/JNE[\s\S]*<\/body><\/html>$/)
  expect(whole).not.toMatch(/Menanyakan|shop-shell-end|data-late-part/)
})

test('slow couriers hold neither the page nor its other calls; what they offer ends the same response', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  let told = Promise.resolve()
  fakeCouriers.answer('biteship.test', async () => {
    await told
    return { json: { success: true, pricing: [biteshipRate] } }
  })
  const { get, names } = await withCouriers('couriers')
  const { promise, resolve: tell } = Promise.withResolvers<void>()
  told = promise
  const { headers, read } = await get()
  const shell = await read((text) => text.endsWith('</shop-shell-end>'))
  // They are asked with the others, in one call of the shop's object, and their answer follows it.
  expect(names().filter((calls) => calls.includes('checkout.listShipping'))).toEqual([
    expect.arrayContaining(['checkout.find']),
  ])
  expect(shell).toContain('Menghitung ongkir …')
  expect(shell).toMatch(/href="\/order\/checkout\?SALE_ID=[^"]+&amp;tunggu=1#pengiriman"/)
  expect(shell).not.toMatch(/name="shipping"|<\/body>|<\/html>/)
  expect(headers.get('content-security-policy')).toContain(`'nonce-${/nonce="([^"]+)"/.exec(shell)?.[1]}'`)
  expect(headers.get('server-timing')).toContain('backend;dur=')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(lines).toEqual([])

  tell()
  const rest = await read()
  expect(rest).toMatch(latePart)
  expect(rest).toMatch(/&quot;shippingLate&quot;:false/)
  expect(rest).toContain('&quot;code&quot;:&quot;jne:reg&quot;')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ route: 'checkout', late: 1 }])

  // A shopper who waits gets everything at once.
  const whole = await (await get('&tunggu=1')).read()
  expect(names()).toHaveLength(1)
  expect(whole).toMatch(/name="shipping"[\s\S]*<\/body><\/html>$/)
  expect(whole).not.toMatch(/Menanyakan|data-late-part/)
  vi.restoreAllMocks()
})

test('a late part that is denied ends the page as one that failed, and is no bug of ours', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const denied = { kind: 'envelope', status: 403, body: { statusCode: 403 }, generation: 0, validForMs: null } as const
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const { get } = await withCouriers(null, () => told.then(() => denied))
  const { read } = await get()
  await read((text) => text.endsWith('</shop-shell-end>'))
  tell()
  expect(await read()).toMatch(/data-late-part="null"/)
  const notes = lines.flatMap((line) => (JSON.parse(line) as { notes?: string[] }).notes ?? [])
  expect(notes.filter((note) => note.includes('late part'))).toEqual([expect.stringMatching(/^failed .*denied 403/)])
  vi.restoreAllMocks()
})

test('silent couriers are given up within the time of the page, which still ends and offers to ask again', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // On a busy machine what comes before would take of the time that is measured here.
  vi.useFakeTimers({ toFake: ['Date'] })
  const silent = { kind: 'late', generation: 0, validForMs: null } as const
  const failures = [async () => silent, async () => Promise.reject(new Error('connection lost'))]
  for (const fail of failures) {
    const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>()
    const { get, batches } = await withCouriers(null, () => givenUp.then(fail))
    const { read } = await get()
    const shell = await read((text) => text.endsWith('</shop-shell-end>'))
    expect(shell).toContain('Menghitung ongkir')
    const asked = batches.flat().find(({ name }) => name === 'checkout.listShipping')
    expect(asked?.withinMs).toBeLessThan(limits.pageReadTimeoutMs)
    // The shop itself gives up earlier, so that the couriers' last prices arrive.
    expect(asked?.withinMs).toBeGreaterThan(limits.courierMs)
    giveUp()
    const rest = await read()
    expect(rest).toMatch(latePart)
    expect(rest).toContain('&quot;shipping&quot;:null,&quot;shippingLate&quot;:false')
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
})
