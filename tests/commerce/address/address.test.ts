import { expect, test } from 'vitest'
import { usualList } from '#shared/api/contract/query.ts'
import { addressOf } from './address-steps.ts'
import { type Caller, openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const save = (shop: TestShop, token: string, change: Record<string, unknown> = {}, headers = {}) =>
  shop.call('address.save', { ...addressOf(), main: false, label: '', ...change } as never, { token, headers })
const list = async (shop: TestShop, token: string) => {
  const answer = await shop.call('address.list', {}, { token })
  return answer.ok ? answer.value : []
}
async function stranger(shop: TestShop): Promise<string> {
  const answer = await shop.register({
    name: 'Budi Santoso',
    phone: '0812-5555-7777',
    password: 'kata-sandi-budi-1',
    terms: true,
    marketing: false,
  } as never)
  return (answer.ok && answer.value.token) || ''
}

// Proves §2.23
test('an address is saved, changed, made the main one and removed', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  const [seeded] = await list(shop, token)
  const added = await save(shop, token, { label: ' Kantor ', street: 'Jl. Melawai Raya No. 5 lantai 3' })
  expect(added).toMatchObject({ ok: true })
  const id = added.ok ? added.value.id : ''
  // The first address that the customer saves becomes the main one.
  expect((await list(shop, token))[0]).toMatchObject({
    id,
    label: 'Kantor',
    main: true,
    district: 'Kebayoran Baru',
    phone: '+6281211112222',
  })
  expect(await shop.call('address.makeMain', { id: seeded?.id ?? '' }, { token })).toMatchObject({ ok: true })
  expect((await list(shop, token)).map(({ main }) => main)).toEqual([true, false])
  const point = { latitude: -6.2435, longitude: 106.7986 }
  const changed = await save(shop, token, { id, label: 'Rumah', ...point })
  const renamed = changed.ok ? changed.value.id : ''
  expect(await list(shop, token)).toMatchObject([
    { id: seeded?.id, main: true },
    { id: renamed, label: 'Rumah', latitude: -6.2435 },
  ])
  // The form of another village still holds the point of the old one.
  const moved = await save(shop, token, { id: renamed, villageCode: '31.74.07.1002', ...point })
  const gone = moved.ok ? moved.value.id : ''
  expect((await list(shop, token)).find(({ id }) => id === gone)).toMatchObject({ latitude: null, longitude: null })
  expect(await shop.call('address.remove', { id: gone }, { token })).toMatchObject({ ok: true })
  expect(await shop.call('address.remove', { id: gone }, { token })).toMatchObject({
    ok: false,
    code: 'address_unknown',
    status: 404,
  })
  expect(await list(shop, token)).toHaveLength(1)
  // Corrected into one that is stored too, the main address stays the main one.
  const street = 'Jl. Melawai Raya No. 9'
  const stored = await save(shop, token, { street })
  expect(await save(shop, token, { id: seeded?.id, street })).toEqual(stored)
  expect(await list(shop, token)).toMatchObject([{ street, main: true }])
})

test('another customer’s address looks like an unknown one, and stays unchanged', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const [mine, other] = [await shop.signIn(), await stranger(shop)]
  const [first] = await list(shop, mine)
  const id = first?.id ?? ''
  for (const [method, payload] of [
    ['address-delete', { ADDRESS_ID: id }],
    ['address-main', { ADDRESS_ID: id }],
  ] as const) {
    const [theirs, nobodys] = [
      await shop.upstream('POST', `/customer/${method}`, { token: other, body: payload }),
      await shop.upstream('POST', `/customer/${method}`, { token: other, body: { ADDRESS_ID: 'f'.repeat(64) } }),
    ]
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
  }
  expect(await save(shop, other, { id })).toMatchObject({ ok: false, code: 'address_unknown' })
  expect(await list(shop, mine)).toHaveLength(1)
  expect((await shop.upstream('GET', '/customer/address')).status).toBe(401)
})

test('a customer has at most twenty addresses; addresses from past orders make room', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  for (let n = 0; n < 20; n += 1)
    expect(await save(shop, token, { street: `Jl. Melawai Raya No. ${n + 1}` })).toMatchObject({ ok: true })
  // The sample's address comes from a past order.
  expect((await list(shop, token)).every(({ street }) => street?.includes('Melawai'))).toBe(true)
  expect(await save(shop, token, { street: 'Jl. Satu Lagi No. 21' })).toMatchObject({
    ok: false,
    code: 'addresses_full',
    status: 409,
  })
  const [first] = await list(shop, token)
  expect(await save(shop, token, { id: first?.id, street: 'Jl. Satu Lagi No. 21' })).toMatchObject({ ok: true })
  expect(await list(shop, token)).toHaveLength(20)
})

test('an address to which nothing can be sent is refused at its fields', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  expect(await save(shop, token, { phone: 'bukan' })).toMatchObject({
    ok: false,
    fields: { phone: expect.any(String) },
  })
  expect(await save(shop, token, { villageCode: '99.99.99.9999' })).toMatchObject({ ok: false, code: 'region_unknown' })
  expect(await save(shop, token, { latitude: 51.5, longitude: -0.1 })).toMatchObject({
    ok: false,
    code: 'point_invalid',
  })
})

test('a checkout begins with the main or only address; without a main one the customer chooses', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  const listed = await shop.call('catalog.list', { index: 0, size: 12, inStock: true })
  const itemId = (listed.ok && listed.value.rows.find((row) => row.itemId !== null && !row.digital)?.itemId) || ''
  const streetOf = async (orderId: string) => {
    const found = await shop.call('checkout.find', { orderId } as never, { token })
    return found.ok ? (found.value.address?.street ?? null) : found.code
  }
  const begun = async (who: Caller) => {
    await shop.call('cart.add', { itemId, quantity: 1 } as never, who)
    const lines = await shop.call('cart.list', {}, who)
    const made = await shop.call(
      'checkout.create',
      { lines: lines.ok ? lines.value.map(({ id }) => ({ id })) : [] } as never,
      who,
    )
    return made.ok ? made.value.orderId : made.code
  }
  const [only] = await list(shop, token)
  expect(await streetOf(await begun({ token }))).toBe(only?.street)
  // A guest's checkout has no address book until the sign-in.
  const guests = await begun({})
  expect(await shop.call('checkout.find', { orderId: guests } as never)).toMatchObject({
    ok: true,
    value: { address: null },
  })
  expect(await shop.call('checkout.attach', { orderId: guests } as never, { token })).toMatchObject({ ok: true })
  expect(await streetOf(guests)).toBe(only?.street)

  // What was typed in a browser is the usual address there: another-address.test.ts.
  const headers = { 'device-key': 'kunci-peramban-ini-0001' }
  const saved = await save(shop, token, { street: 'Jl. Kantor Utama No. 7', main: true }, headers)
  expect(await streetOf(await begun({ token, headers }))).toBe('Jl. Kantor Utama No. 7')
  await save(shop, token, { street: 'Jl. Kantor Kedua No. 8' })
  await shop.call('address.remove', { id: saved.ok ? saved.value.id : '' }, { token })
  expect(await list(shop, token)).toHaveLength(2)
  expect(await streetOf(await begun({ token }))).toBeNull()
})

test('a district is found by its everyday name, and a village by its own', async () => {
  await using shop = await openShop()
  const found = await shop.call('region.search', { ...usualList, text: 'kebayoran baru jaksel' })
  expect(found.ok && found.value[0]).toEqual({
    code: '31.74.07',
    name: 'Kebayoran Baru',
    regency: 'Kota Jakarta Selatan',
    province: 'DKI Jakarta',
    villageCode: null,
    village: '',
  })
  const village = await shop.call('region.search', { ...usualList, text: 'melawai jaksel', villages: true })
  expect(village.ok && village.value[0]).toMatchObject({ code: '31.74.07', villageCode: '31.74.07.1001' })
  expect(
    (await shop.upstream('GET', '/helper/region-search', { query: { TEXT_SEARCH: 'x'.repeat(101) } })).status,
  ).toBe(422)
})
