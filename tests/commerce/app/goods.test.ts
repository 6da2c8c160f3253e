import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop, send } from '#tests/support/in-workerd/shop.ts'

const shops = lazily(async () => openShop({ sample: 'kopi' }))
interface List {
  products: { slug: string; published: boolean; variants: { itemId: string; stock: number }[] }[]
  next: string | null
}

test('a product is read as it is put, and its list is read to the end by its places', async () => {
  const shop = await shops()
  const list = async (query = '') => (await shop.admin('GET', `/products${query}`)).body as List
  const all: string[] = []
  for (let page = await list(); ; page = await list(`?after=${page.next}`)) {
    all.push(...page.products.map(({ slug }) => slug))
    if (page.next === null) break
  }
  expect(new Set(all).size).toBe(all.length)
  const [slug = ''] = all
  const product = (await shop.admin('GET', `/products/${slug}`)).body as { name: string }
  const generation = (answer: { headers: Headers }) => answer.headers.get('generation')
  const same = await shop.admin('PUT', `/products/${slug}`, product)
  expect(same.status).toBe(200)
  expect((await shop.admin('GET', `/products/${slug}`)).body).toEqual(product)
  // Nothing changed, so no page is built again.
  const again = await shop.admin('PUT', `/products/${slug}`, product)
  expect(generation(again)).toBe(generation(same))
  const changed = await shop.admin('PUT', `/products/${slug}`, { ...product, name: 'Nama Baru' })
  expect(generation(changed)).not.toBe(generation(again))
  expect((await list('?text=Nama%20Baru')).products.map((one) => one.slug)).toEqual([slug])
  expect((await shop.admin('GET', '/products?after=x')).status).toBe(422)
})

test('a command takes a product’s name from its file, and refuses two names for one thing', async () => {
  const shop = await openShop()
  await shop.admin('PUT', '/categories/uji', { slug: 'uji', name: 'Uji' })
  const product = { slug: 'satu', name: 'Satu', categorySlug: 'uji', variants: [{ price: 1000, stock: 1 }] }
  const put = (words: string, name: string) =>
    type(`product.put --host ${shop.host} ${words} --file p.json`, { files: { 'p.json': { ...product, name } } })
  expect((await put('', 'Satu')).code).toBe(0)
  expect((await put('slug=satu', 'Dua')).code).toBe(0)
  const { code, said } = await put('slug=lain', 'Tiga')
  expect([code, said.split('\n')[0]]).toEqual([2, 'slug is lain here and satu in p.json'])
  expect((await shop.admin('GET', '/products/satu')).body).toMatchObject({ name: 'Dua' })
  expect((await shop.admin('GET', '/products/lain')).status).toBe(404)
})

test('a file names by text or by number what its operation has only in the path', async () => {
  const shop = await openShop()
  for (const id of ['7', 7]) {
    const hide = (words = '') =>
      type(`review.hide --host ${shop.host} ${words} --file p.json`, { files: { 'p.json': { id, why: 'ABUSE' } } })
    // Nobody has written it: the shop has understood who is meant.
    expect((await hide()).said).toContain(messageOf('not_found'))
    expect((await hide('id=8')).said).toContain('id is 8 here and 7 in p.json')
  }
})

test('a search lists the product of this very slug first, and only once', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const [{ categorySlug } = { categorySlug: '' }] = (
    (await shop.admin('GET', '/products')).body as { products: { categorySlug: string }[] }
  ).products
  const many = Array.from({ length: limits.productRows + 1 }, (_, place) => `teh-${place}`)
  for (const slug of [...many, 'teh'])
    await shop.admin('PUT', `/products/${slug}`, { slug, name: slug, categorySlug, variants: [{ price: 1_000 }] })
  const first = (await shop.admin('GET', '/products?text=teh')).body as List
  expect(first.products[0]?.slug).toBe('teh')
  const second = (await shop.admin('GET', `/products?text=teh&after=${first.next}`)).body as List
  const all = [...first.products, ...second.products].map(({ slug }) => slug).filter((slug) => /^teh(-\d|$)/.test(slug))
  expect([all.length, new Set(all).size]).toEqual([many.length + 1, many.length + 1])
})

test('a hidden product changes without building a page, and is found by the list', async () => {
  const shop = await shops()
  const { body } = await shop.admin('GET', '/categories')
  const [category] = (body as { categories: { slug: string }[] }).categories
  const draft = {
    slug: 'belum-dijual',
    name: 'Belum Dijual CAFÉ Brulée',
    categorySlug: category?.slug,
    published: false,
    variants: [{ price: 1000, stock: 2 }],
  }
  const before = (await shop.admin('POST', '/stock', { slug: 'tidak-ada', stock: 1 })).headers.get('generation')
  const put = await shop.admin('PUT', '/products/belum-dijual', draft)
  expect([put.status, put.headers.get('generation')]).toEqual([200, before])
  const hidden = (await shop.admin('GET', '/products?published=no&stockBelow=2')).body as List
  expect(hidden.products.map(({ slug }) => slug)).toEqual(['belum-dijual'])
  // A part of a name has any length, and may hold what patterns know.
  for (const [part, found] of [
    ['dijual'.padStart(49, 'x'), 0],
    ['%', 0],
    ['UM DIJ', 1],
    ['É', 1],
    ['BRULÉE', 1],
    ['belum-dijual', 1],
  ] as const)
    expect(
      ((await shop.admin('GET', `/products?published=no&text=${encodeURIComponent(part)}`)).body as List).products,
    ).toHaveLength(found)
  expect(
    await shop.admin('PUT', '/products/lain', { ...draft, slug: 'lain', categorySlug: 'tidak-ada' }),
  ).toMatchObject({ status: 422, body: { fields: { categorySlug: 'no such category' } } })
  // A product does not move so: its address has an operation of its own.
  expect(await shop.admin('PUT', '/products/belum-dijual', { ...draft, slug: 'dijual' })).toMatchObject({
    status: 422,
    body: { fields: { slug: 'the path says belum-dijual' } },
  })
  expect((await shop.admin('PUT', '/products/Bukan%20Slug', draft)).status).toBe(422)
  expect((await shop.admin('DELETE', `/categories/${category?.slug}`)).status).toBe(422)
  expect((await shop.admin('DELETE', '/products/belum-dijual')).body).toEqual({ product: 'removed' })
  // Without its category a voucher would be for nothing; one that has ended is for nothing anyway.
  await shop.admin('PUT', '/categories/musiman', { slug: 'musiman', name: 'Musiman' })
  const voucher = { code: 'MUSIM', title: 'Musim', startsAt: new Date().toISOString(), amount: 5_000 }
  expect((await shop.admin('POST', '/vouchers', { ...voucher, categories: ['musiman'] })).status).toBe(200)
  expect(await shop.admin('DELETE', '/categories/musiman')).toMatchObject({
    status: 422,
    body: { fields: { slug: 'the voucher MUSIM is for it' } },
  })
  expect((await shop.admin('POST', '/vouchers/MUSIM/end')).status).toBe(200)
  expect((await shop.admin('DELETE', '/categories/musiman')).status).toBe(200)
  expect((await shop.admin('GET', '/products/belum-dijual')).status).toBe(404)
})

test('a category is never put below itself, at once, by another or within a file', async () => {
  const shop = await openShop()
  const put = (slug: string, parentSlug: string | null) =>
    shop.admin('PUT', `/categories/${slug}`, { slug, name: slug, parentSlug })
  for (const [slug, parent] of [
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
  ] as const)
    expect((await put(slug, parent)).status).toBe(200)
  const refusal = (path: string) => ({ status: 422, body: { fields: { [path]: 'that category is below this one' } } })
  expect(await put('a', 'a')).toMatchObject({ status: 422 })
  for (const parent of ['b', 'c']) expect(await put('a', parent)).toMatchObject(refusal('parentSlug'))
  const file = (rows: [slug: string, parentSlug: string | null][]) =>
    shop.admin('POST', '/import', { categories: rows.map(([slug, parentSlug]) => ({ slug, name: slug, parentSlug })) })
  expect(
    await file([
      ['x', 'y'],
      ['y', 'x'],
    ]),
  ).toMatchObject(refusal('categories.0.parentSlug'))
  expect(
    await file([
      ['d', 'c'],
      ['a', 'd'],
    ]),
  ).toMatchObject(refusal('categories.1.parentSlug'))
  // The top and the bottom change places: afterwards nothing is below itself.
  expect(
    (
      await file([
        ['c', null],
        ['a', 'c'],
        ['b', 'a'],
      ])
    ).status,
  ).toBe(200)
  expect((await put('b', 'c')).status).toBe(200)
})

test('labels are one page to print, which shows the phone only in part where a courier has it, and runs nothing', async () => {
  const shop = await shops()
  const { orders } = (await shop.admin('GET', '/orders')).body as {
    orders: {
      id: string
      number: string
      status: OrderStatus
      address: { phone: string; street: string | null; recipient: string }
    }[]
  }
  const addressed = orders.filter(({ address }) => (address.street ?? '') !== '')
  const sent = addressed.filter(({ status }) => orderStatus[status].underWay)
  const cancelled = addressed.filter(({ status }) => orderStatus[status].tab === 'dibatalkan')
  const print = (ids: string[]) =>
    send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/labels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ orders: ids.join(',') }),
      }),
    )
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (const { id } of sent)
      rawSql(
        storage,
        `INSERT OR IGNORE INTO shipment (reference, order_id, attempt, vendor, rate_code, asked, booking_id, state, created_at) VALUES ('s-${id}', '${id}', 9, 'biteship', 'jne:reg', 1, 's-${id}', 'placed', 1)`,
      )
  })
  const answer = await print(sent.map(({ id }) => id))
  const page = await answer.text()
  expect([answer.status, page.match(/<section>/g)?.length]).toEqual([200, sent.length])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const { number, address } of sent) {
    expect(page).toContain(number)
    expect(page).toContain(address.recipient)
    expect(page).not.toContain(address.phone)
  }
  expect(page).not.toMatch(/<script|https?:/)
  expect([sent.length > 0, cancelled.length > 0]).toEqual([true, true])
  for (const id of ['tidak-ada', cancelled[0]?.id ?? ''])
    expect((await print([...sent.map((one) => one.id), id])).status).toBe(422)
})

test('a product that was sold is hidden and stays in its orders', async () => {
  const shop = await shops()
  const { body } = await shop.admin('GET', '/export/products')
  const products = (body as { products: { slug: string }[] }).products
  const removed: Record<string, string> = {}
  for (const { slug } of products) {
    const answer = (await shop.admin('DELETE', `/products/${slug}`)).body as { product: string }
    removed[answer.product] = slug
  }
  expect(Object.keys(removed)).toContain('hidden')
  expect((await shop.admin('GET', `/products/${removed['hidden']}`)).body).toMatchObject({ published: false })
})

test('a change that says what it was made from changes nothing that somebody else has changed since', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const put = async (change: object) => {
    const { status, body } = await shop.admin('PUT', '/products/teh-hijau', { slug: 'teh-hijau', ...change })
    return [status, Object.keys((body as { fields?: object }).fields ?? {})]
  }
  const { categories } = (await shop.admin('GET', '/categories')).body as { categories: { slug: string }[] }
  const fresh = {
    name: 'Teh Hijau',
    categorySlug: categories[0]?.slug,
    images: ['/a.webp'],
    variants: [{ price: 9_000 }],
  }
  expect(await put({ ...fresh, was: {} })).toEqual([404, []])
  expect(await put({ ...fresh, was: null })).toEqual([200, []])
  // There is one now, also where nothing of it would change.
  expect(await put({ ...fresh, was: null })).toEqual([422, ['slug']])
  const once = { name: 'Teh', description: 'Baru', was: { name: 'Teh Hijau', description: '' } }
  for (const time of [1, 2]) expect([time, await put(once)]).toEqual([time, [200, []]])
  expect(await put({ name: 'Lain', images: [], was: { name: 'Teh Hijau', images: ['/b.webp'] } })).toEqual([
    422,
    ['name', 'images'],
  ])
  expect(await put({ images: [], was: { images: ['/a.webp'] } })).toEqual([200, []])
  expect((await shop.admin('GET', '/products/teh-hijau')).body).toMatchObject({
    ...{ name: 'Teh', description: 'Baru', images: [] },
    variants: [{ price: 9_000 }],
  })
})
