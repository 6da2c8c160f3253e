import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { openShop, randomHost, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { type Caller, guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { place, siti, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'

const goods = 'slug;nama;kategori;berat_gram;harga;stok\ngayo;Gayo;kopi;250;80.000;4\ntoraja;Toraja;kopi;250;95.000;2\n'

const rates = `'[{"courier":"Kurir Rini","perOrder":10000,"daysMin":1,"daysMax":2}]'`

/** A guest buys one piece of a product and says that the money will be transferred. */
async function buy({ call }: TestShop, slug: string, who: Caller): Promise<string> {
  const product = valueOf(await call('catalog.find', { slug }, who))
  const { id } = valueOf(await call('cart.add', { itemId: product.variants[0]?.itemId, quantity: 1 } as never, who))
  const { orderId } = valueOf(await call('checkout.create', { lines: [{ id: id ?? '' }] } as never, who))
  valueOf(await call('checkout.applyAddress', { orderId, ...siti } as never, who))
  valueOf(await call('checkout.applyShipping', { orderId, code: 'own:kurir-rini' } as never, who))
  valueOf(await call('checkout.applyPayment', { orderId, ...transfer } as never, who))
  const { total } = valueOf(await call('checkout.find', { orderId }, who))
  valueOf(await call('checkout.place', { orderId, acceptedTotal: total } as never, who))
  return orderId
}

test('a merchant’s week is done by commands alone: open, import, sell, confirm, ship, refund, close', async () => {
  const host = randomHost()
  const files: Record<string, unknown> = { 'produk.csv': goods }
  const done = async (words: string) => {
    const { code, said } = await type(words, { files })
    expect([words, code, said]).toEqual([words, 0, expect.anything()])
    return said
  }
  await done(`shop.create host=${host} settings.name='Kopi Rini'`)
  await done(
    `settings.change --host ${host} businessName='PT Rini' businessAddress='Jl. Braga 1' customerCarePhone=081234567890 termsConfirmed=true originRegency=32.73 shippingRates=${rates} bankAccount.bank=BCA bankAccount.number=0123456789 bankAccount.holder='PT Rini'`,
  )
  expect(await type(`import ${host} produk.csv`, { files })).toEqual({
    code: 1,
    said: 'baris 2: kategori: kategori ini belum ada\nbaris 3: kategori: kategori ini belum ada',
  })
  await done(`category.put --host ${host} slug=kopi name=Kopi`)
  expect(await done(`import ${host} produk.csv`)).toMatch(/^rows +2\nskipped +0$/)
  await done(`export ${host} salinan.csv`)
  expect(files['salinan.csv']).toMatch(/gayo.*\r\n.*toraja/s)
  expect(await done(`settings.readiness --host ${host}`)).toMatch(/^ready +true/)

  const shop = await openShop({ host, demo: false })
  const [kept, unwanted] = [await buy(shop, 'gayo', guest('satu')), await buy(shop, 'toraja', guest('dua'))]
  expect(await done(`order.list --host ${host} tab=belum-bayar`)).toContain('Siti Aminah')
  for (const orderId of [kept, unwanted])
    await done(`order.step --host ${host} orderId=${orderId} step=confirm-payment`)
  await done(`order.step --host ${host} orderId=${kept} step=process`)
  await done(`order.step --host ${host} orderId=${kept} step=ship receiptNumber=JP1234567`)
  await done(`order.step --host ${host} orderId=${unwanted} step=cancel note='Stok rusak'`)
  const { refunds } = JSON.parse(await done(`refund.list --host ${host} --json`)) as { refunds: { id: string }[] }
  expect(refunds).toMatchObject([{ orderId: unwanted, state: 'OWED' }])
  await done(`refund.step --host ${host} id=${refunds[0]?.id} step=pay proof=FT26325X9`)
  expect(await done(`refund.list --host ${host}`)).toMatch(/total +0/)
  // Nobody answers at this host from outside, and the test's shop has no night behind it.
  expect(await type(`doctor ${host} --json`)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/"dns-elsewhere".*"labels"/s),
  })
  await done(`settings.change --host ${host} maintenance=true`)
  expect(await done(`shop.health --host ${host}`)).toMatch(/maintenance +true/)
})

test('a merchant opens a shop, sets it up and gets it ready by commands alone', async () => {
  const [host, domain] = [randomHost(), randomHost()]
  const done = async (words: string, more = {}) => {
    const { code, said } = await type(words, more)
    expect([words, code, said]).toEqual([words, 0, expect.anything()])
    return said
  }
  await done(`shop.create host=${host} settings.name='Kopi Rini'`)
  const issued = JSON.parse(await done(`token.issue --host ${host} --json name='Ibu Rini' role=owner`)) as {
    token: string
  }
  const owner = { token: issued.token }
  expect(await done(`settings.readiness --host ${host}`, owner)).toMatch(/ready +false\nmissing:\nwhat +how\nbusiness/)
  const themed = await type(`settings.change --host ${host} theme=tidak-ada`, owner)
  expect(themed).toEqual({ code: 1, said: 'Periksa kembali isian Anda.\n  theme: no such theme' })
  await done(
    `settings.change --host ${host} businessName='PT Rini' businessAddress='Jl. Braga 1, Bandung' customerCarePhone=081234567890 termsConfirmed=true bankAccount.bank=BCA bankAccount.number=0123456789 bankAccount.holder='PT Rini'`,
    owner,
  )
  expect(await done(`region.search --host ${host} text=Bandung`, owner)).toMatch(/32\.73 +Kota Bandung/)
  await done(`settings.change --host ${host} originRegency=32.73 shippingRates=${rates}`, owner)
  expect(await done(`settings.readiness --host ${host}`, owner)).toMatch(/^ready +true/)
  const goods = {
    categories: [{ slug: 'kopi', name: 'Kopi' }],
    products: [{ slug: 'gayo', name: 'Gayo', categorySlug: 'kopi', variants: [{ price: 80_000, stock: 4 }] }],
  }
  await done(`import.batch --host ${host} --file goods.json`, { ...owner, files: { 'goods.json': goods } })
  await done(`product.setStock --host ${host} slug=gayo stock=9`, owner)
  await done(
    `voucher.put --host ${host} code=HEMAT10 title='Hemat 10 ribu' startsAt=2026-01-01T00:00:00Z amount=10000`,
    owner,
  )
  expect(await done(`voucher.list --host ${host}`, owner)).toContain('HEMAT10')
  await done(`content.putArticleCategory --host ${host} slug=kabar name=Kabar`, owner)
  await done(
    `content.putArticle --host ${host} slug=halo title=Halo categorySlug=kabar summary=Hai body=[] publishedAt=2026-01-01T00:00:00Z`,
    owner,
  )
  expect(JSON.parse(await done(`content.findArticle --host ${host} slug=halo --json`, owner))).toMatchObject({
    title: 'Halo',
  })
  await done(
    `key.set --host ${host} vendor=email key=only-for-tests from='Kopi Rini <halo@contoh.id>' baseUrl=${bindings.MAIL_VENDOR}`,
  )
  expect(await done(`key.list --host ${host}`, owner)).toContain('…ests')
  await done(`domain.add --host ${host} domain=${domain}`, owner)
  await done(`domain.makePrimary --host ${host} domain=${domain}`, owner)
  expect(await done(`domain.list --host ${host}`, owner)).toMatch(new RegExp(`${domain} +true`))
  const log = await done(`log.list --host ${host}`, owner)
  expect(log).toContain('Ibu Rini')
  expect(log).not.toContain('only-for-tests')
})

test('the steps of an order are commands, and what the shop refuses ends with its own sentence', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, guest('pembeli'), [await shop.item()], {
    payment: { vendor: 'manual', method: 'transfer' },
  })
  const step = (words: string) => type(`order.step --host ${shop.host} orderId=${orderId} ${words}`)
  expect(await step('step=ship receiptNumber=JP1234567')).toMatchObject({ code: 1 })
  // What became of the money that came.
  expect(await step('step=confirm-payment')).toEqual({ code: 0, said: 'became  to_pack' })
  expect(await step('step=process')).toEqual({ code: 0, said: 'done' })
  expect(await step('step=ship receiptNumber=JP1234567')).toEqual({ code: 0, said: 'done' })
  expect((await type(`order.list --host ${shop.host} tab=dikirim`)).said).toContain('JP1234567')
  expect(await step('step=process')).toMatchObject({ code: 1, said: expect.stringMatching(/^[A-Z].*\.$/) })
})

test('words that ask for nothing are explained and sent nowhere', async () => {
  expect((await type('')).code).toBe(2)
  expect((await type('--help')).said).toContain('order.step')
  expect((await type('order.step --help')).said).toContain('confirm-payment | refuse-payment')
  expect(await type('order.stap --host x')).toMatchObject({ code: 2, said: expect.stringContaining('order.step') })
  expect(await type('order.list')).toMatchObject({ code: 2, said: 'name the shop: --host <host>' })
  expect(await type('order.step --host x step=ship')).toMatchObject({ code: 2, said: 'give orderId=…' })
  expect(await type('order.list --host x tab')).toMatchObject({ code: 2, said: '"tab" is no field=value' })
  expect(await type('order.list --hots x')).toMatchObject({ code: 2 })
  expect(await type('import x produk.xlsx')).toMatchObject({ code: 2, said: expect.stringContaining('<file>.ndjson') })
  expect((await type('export --help')).said).toContain('export <host> <file>')
  expect(await type('doctor')).toEqual({ code: 2, said: 'npm run shop -- doctor <host>' })
  expect(await type('export tidak.ada x.csv')).toEqual({ code: 1, said: 'Data tidak ditemukan.' })
  expect(await type('digital.addFile --host x slug=a')).toMatchObject({ code: 2, said: 'give the file: --file <path>' })
})

test('a token of one shop is refused by another, with a code that scripts can read', async () => {
  const [own, other] = [await openShop(), await openShop()]
  const { body } = await own.admin('POST', '/tokens', { name: 'o', role: 'viewer' })
  const { token } = body as { token: string }
  expect((await type(`order.list --host ${own.host}`, { token })).code).toBe(0)
  expect(await type(`order.list --host ${other.host}`, { token })).toEqual({ code: 1, said: 'Access denied' })
  expect(await type(`settings.change --host ${own.host} name=X`, { token })).toEqual({
    code: 1,
    said: 'Token ini tidak boleh melakukan itu. Perlu peran owner.',
  })
})
