import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { prepare, valueOf } from '../order/checkout/checkout-steps.ts'
import { fund } from '../wallet/wallet-steps.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const nothing = { ticket: null, code: null, password: null }
const bank = { bankCode: '014', number: '1234567890', holder: 'Pencuri' }

/** What an open session alone must not do, with input that is right but for the confirmation. */
const guarded: Readonly<Partial<Record<EndpointName, object>>> = {
  'account.changeContact': { kind: 'phone', value: '081399998888' },
  'account.changePassword': { oldPassword: null, password: 'kata-sandi-baru-9' },
  'account.confirm': {},
  'account.export': {},
  'account.remove': {},
  'google.link': { state: 'a.b.c', googleCode: 'x' },
  'google.unlink': {},
  'google.confirm': { state: 'a.b.c', code: 'x' },
  'passkey.beginAdd': { login: null },
  'passkey.confirm': { credential: '{}' },
  'passkey.remove': { id: 'kunci' },
  'wallet.addBankAccount': bank,
  'wallet.removeBankAccount': { id: 'rek' },
  'wallet.withdraw': { accountId: 'rek', amount: 50_000 },
  'affiliate.withdraw': { accountId: 'rek', amount: 50_000 },
  'checkout.place': { acceptedTotal: 1_000_000 },
}

/**
 * What it may do, because the owner loses nothing by it that they cannot take back at once. Of another usual address the
 * owner is notified: tests/commerce/address/another-address.test.ts.
 */
const harmless: readonly EndpointName[] = [
  // It takes the code that went to the new contact, whose change was confirmed.
  'account.confirmContact',
  // It takes the browser's answer to `beginAdd`, which was confirmed in the same session.
  'passkey.add',
  // It takes nothing and gives what only a passkey of the owner can sign.
  'passkey.beginConfirm',
  // Codes and sessions.
  'account.askCode',
  'account.sendContactCode',
  'account.cancelContact',
  'account.endSession',
  'account.endSessions',
  'customer.logout',
  'wallet.askConfirmation',
  'affiliate.askConfirmation',
  // The profile's own texts, and what the customer chose.
  'account.rename',
  'account.setPhoto',
  'account.removePhoto',
  'account.setMarketing',
  'passkey.rename',
  'address.save',
  'address.remove',
  'address.makeMain',
  'wishlist.share',
  'affiliate.join',
  'review.add',
  // Shopping; money that a return gives back goes only to a bank account that was confirmed.
  'checkout.applyCoins',
  'checkout.applyWallet',
  'checkout.attach',
  'order.claim',
  'return.request',
  'return.send',
  'return.receive',
  'return.cancel',
  // Only in a browser in which the customer has signed in: tests/commerce/order/fulfilment/digital.test.ts.
  'digital.open',
]

const rows = (shop: Pick<TestShop, 'object'>, query: string) =>
  shop.object().then((object) => runInDurableObject(object, (_, { storage }) => storage.sql.exec(query).toArray()))
const newest = async (shop: TestShop) => {
  const listed = await shop.call('message.list', {})
  const [first] = listed.ok ? listed.value : []
  return { target: first?.target, path: first?.path ?? '', code: first?.text.match(/\b\d{6}\b/)?.[0] ?? '' }
}
const login = async (shop: TestShop, typed: string) => {
  const answer = await shop.call('customer.login', { login: typed, password }, { visitor: randomId() })
  return (answer.ok && answer.value.token) || ''
}
async function opened() {
  const shop = await openShop()
  await addTestCustomers(shop, 2)
  return { shop, token: await login(shop, 'warga0@contoh.id') }
}
const move = (shop: TestShop, hours: number) => shop.admin('POST', '/clock', { offsetMs: Math.round(hours * hourMs) })

// Proves ASVS 6.3.4
test('every call that changes something of a customer is either guarded or known to be harmless', () => {
  const all = [...endpoints].map(([name, endpoint]) => ({ name, ...endpoint, spends: 'spends' in endpoint }))
  const changing = all.filter(({ access, reads, spends }) => spends || (access === 'customer' && !reads))
  expect([...Object.keys(guarded), ...harmless].toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
  const spending = all.filter(({ spends }) => spends).map(({ name }) => name)
  expect(spending).toContain('checkout.place')
  expect(spending.filter((name) => !(name in guarded))).toEqual([])
})

// Proves ASVS 6.3.3, ASVS 7.5.1, ASVS 8.3.1, ASVS 14.2.4
test('with an open session alone no guarded call changes anything', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer()
  const who = { token: owner.token ?? null }
  await fund(shop, who, { wallet: 100_000, commission: 100_000 })
  const orderId = await prepare(shop, who, [await shop.item()])
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  await shop.sql(
    `INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) SELECT 'rek', id, '014', '5550001111', 'Ani', 0 FROM customer`,
  )
  await shop.sql(`INSERT INTO google_account (sub, customer_id, linked_at) SELECT 'g-1', id, 0 FROM customer`)
  await shop.sql(
    `INSERT INTO passkey (id, customer_id, name, credential_id, rp_id, user_handle, public_key, counter, transports, backed_up, created_at) SELECT 'kunci', id, 'Ponsel', 'k', 'toko.id', 'h', 'p', 0, '[]', 0, 0 FROM customer`,
  )
  const everything = async () =>
    Promise.all(
      [
        'customer',
        'bank_account',
        'google_account',
        'passkey',
        'passkey_challenge',
        'withdrawal',
        'contact_change',
        'account_change',
        'session',
        'ledger_entry',
        'bill',
      ].map((table) => shop.sql(`SELECT * FROM ${table}`)),
    )
  const before = await everything()
  const answers = []
  for (const [name, input] of Object.entries(guarded)) {
    const answer = await shop.call(
      name as EndpointName,
      { ...nothing, orderId, ...input, password: newPassword(input) },
      who,
    )
    answers.push([name, answer.ok ? 'accepted' : answer.code])
  }
  const refusals = ['confirmation_needed', 'code_wrong', 'google_failed', 'passkey_failed', 'owner_proof_needed']
  expect(answers.filter(([, code]) => !refusals.includes(code ?? ''))).toEqual([])
  expect(await everything()).toEqual(before)
})
const newPassword = (input: object): string | null => ('password' in input ? String(input.password) : null)

// Proves ASVS 7.5.1
test('a thief with a copied session and a phone of their own gets neither the account nor its money', async () => {
  const { shop, token } = await opened()
  const thief = { token, visitor: randomId() }
  expect(
    await shop.call('account.changeContact', { kind: 'phone', value: '081399998888', ...nothing }, thief),
  ).toMatchObject({ code: 'confirmation_needed' })
  expect(await shop.call('account.confirmContact', { code: '123456' }, thief)).toMatchObject({ code: 'code_expired' })
  expect(await shop.call('wallet.addBankAccount', { ...bank, ...nothing } as never, thief)).toMatchObject({
    code: 'confirmation_needed',
  })
  // The code that would confirm goes to the owner.
  await shop.call('account.askCode', {}, thief)
  expect((await newest(shop)).target).toBe('+6281200000000')
  // The owner's new password puts the copy out.
  const changed = await shop.call(
    'account.changePassword',
    { ...nothing, oldPassword: password, password: 'kata-sandi-baru-9' },
    { token },
  )
  expect(changed).toMatchObject({ ok: true, value: { token: expect.any(String) } })
  expect(await shop.call('account.find', {}, thief)).toMatchObject({ code: 'sign_in_needed' })
})

test('a thief who guesses with a copied session keeps the owner from nothing in their own browser', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer()
  const thief = { token: owner.token ?? null, visitor: randomId() }
  const confirm = async (who: object, secret: string) => {
    const answer = await shop.call('account.confirm', { ...nothing, password: secret }, who)
    return answer.ok ? 'confirmed' : answer.code
  }
  const guesses = []
  for (let n = 0; n <= limits.loginFailuresPerAccount; n += 1) guesses.push(await confirm(thief, `tebakan-ke-${n}`))
  expect(guesses.at(-1)).toBe('too_many')
  expect(await confirm(owner, 'rahasia-toko-2026')).toBe('confirmed')
  // What the owner proves does not give the thief new guesses, and each browser of the owner has a bound too.
  expect(await confirm(thief, 'rahasia-toko-2026')).toBe('too_many')
  for (let n = 0; n < limits.loginFailuresPerAccount; n += 1) await confirm(owner, `tebakan-ke-${n}`)
  expect(await confirm(owner, 'rahasia-toko-2026')).toBe('too_many')
})

test('a code to the old contact confirms a change, once, and a new contact gets none before', async () => {
  const { shop, token } = await opened()
  const asked = await shop.call('account.askCode', {}, { token })
  const ticket = (asked.ok && asked.value.ticket) || ''
  const { code, target } = await newest(shop)
  expect(target).toBe('+6281200000000')
  const change = (value: string) =>
    shop.call('account.changeContact', { kind: 'phone', value, ticket, code, password: null }, { token })
  expect(await change('bukan nomor')).toMatchObject({ ok: false })
  expect(await change('081399998888')).toMatchObject({ ok: true, value: { waits: true, token: null } })
  expect((await newest(shop)).target).toBe('+6281399998888')
  expect(await change('081377776666')).toMatchObject({ code: 'code_used_up' })
  // A ticket of somebody else's, sent along with one's own password, is not used up by it.
  const other = await shop.call('code.ask', { purpose: 'login', login: '081277770001', channel: null })
  const theirs = (other.ok && other.value.ticket) || ''
  const copied = await shop.call('account.export', { ticket: theirs, code: null, password }, { token })
  expect(copied).toMatchObject({ ok: true })
  expect(await rows(shop, `SELECT spent_at FROM one_time_code WHERE id = '${theirs}'`)).toEqual([{ spent_at: null }])
})

// Proves ASVS 6.6.2
test('a ticket of a confirmation works some minutes and only in the session that confirmed', async () => {
  const { shop, token } = await opened()
  const [other, neighbour] = [await login(shop, 'warga0@contoh.id'), await login(shop, 'warga1@contoh.id')]
  const confirmed = await shop.call('account.confirm', { ...nothing, password }, { token })
  const ticket = (confirmed.ok && confirmed.value.ticket) || ''
  const get = (as: string, with_ = ticket) => shop.call('account.export', { ...nothing, ticket: with_ }, { token: as })
  for (const stranger of [other, neighbour]) expect(await get(stranger)).toMatchObject({ code: 'code_wrong' })
  expect(await get(token, `9${ticket}`)).toMatchObject({ code: 'code_wrong' })
  expect(await get(token)).toMatchObject({ ok: true })
  // It confirms for its own minutes: given again it is answered as it is.
  const again = await shop.call('account.confirm', { ...nothing, ticket }, { token })
  expect(again).toMatchObject({ ok: true, value: { ticket } })
  await move(shop, (limits.confirmationMinutes + 1) / 60)
  expect(await get(token)).toMatchObject({ code: 'code_wrong' })
})

/** Somebody who has the session and the password changes the phone to their own. */
async function taken() {
  const { shop, token } = await opened()
  await shop.call('account.changeContact', { ...nothing, kind: 'phone', value: '081399998888', password }, { token })
  const changed = await shop.call('account.confirmContact', { code: (await newest(shop)).code }, { token })
  const { target, path } = await newest(shop)
  return { shop, token: (changed.ok && changed.value.token) || '', target, link: path.split('/').at(-1) ?? '' }
}

test('a change says what it became, whatever the contact is changed to later', async () => {
  const { shop, token, link } = await taken()
  await shop.call('account.changeContact', { ...nothing, kind: 'phone', value: '081355556666', password }, { token })
  const sent = await newest(shop)
  expect(await shop.call('account.confirmContact', { code: sent.code }, { token })).toMatchObject({ ok: true })
  expect(await shop.call('account.findChange', { token: link })).toMatchObject({ value: { to: '08••••••8888' } })
})

test('the old contact is notified and undoes the change with all that followed: the owner is back, everybody else is out', async () => {
  const { shop, token, target, link } = await taken()
  expect(target).toBe('+6281200000000')
  await shop.call('wallet.addBankAccount', { ...nothing, ...bank, password } as never, { token })
  await shop.call(
    'account.changePassword',
    { ...nothing, oldPassword: password, password: 'milik-pencuri-9' },
    { token },
  )
  const guest = { visitor: randomId() }
  expect(await shop.call('account.findChange', { token: link }, guest)).toMatchObject({
    ok: true,
    value: { kind: 'phone', open: true, to: '08••••••8888', from: '08••••••0000' },
  })
  expect(await rows(shop, "SELECT phone FROM customer WHERE id = 'warga-0'")).toEqual([{ phone: '+6281399998888' }])
  expect(await shop.call('account.undoChange', { token: link }, guest)).toMatchObject({ ok: true })
  expect(
    await rows(shop, "SELECT phone, json_extract(password, '$.hash') AS hash FROM customer WHERE id = 'warga-0'"),
  ).toEqual([{ phone: '+6281200000000', hash: '' }])
  expect(await rows(shop, 'SELECT id FROM bank_account WHERE removed_at IS NULL')).toEqual([])
  expect(await rows(shop, "SELECT id FROM session WHERE customer_id = 'warga-0' AND revoked_at IS NULL")).toEqual([])
  // The owner comes back by a code to the restored number.
  const asked = await shop.call('code.ask', { purpose: 'password', login: '081200000000', channel: 'whatsapp' }, guest)
  const { code, target: owner } = await newest(shop)
  expect(owner).toBe('+6281200000000')
  expect(
    await shop.call(
      'customer.resetPassword',
      { ticket: (asked.ok && asked.value.ticket) || '', code, password: 'milik-pemilik-9' },
      guest,
    ),
  ).toMatchObject({ ok: true })
  expect(await shop.call('account.undoChange', { token: link }, guest)).toMatchObject({ code: 'change_closed' })
})

test('a link undoes for 72 hours, and a forged one shows nothing', async () => {
  const { shop, link } = await taken()
  for (const forged of ['x', `${link}x`, link.replace('.', '.x'), `${crypto.randomUUID()}.${link.split('.')[1]}`])
    expect(await shop.call('account.findChange', { token: forged })).toMatchObject({ code: 'not_found' })
  await move(shop, limits.accountHoldHours)
  expect(await shop.call('account.findChange', { token: link })).toMatchObject({ value: { open: false } })
  expect(await shop.call('account.undoChange', { token: link })).toMatchObject({ code: 'change_closed' })
})

test('a contact that nobody has verified cannot undo its replacement when another one is verified', async () => {
  const { shop, token } = await opened()
  await rows(shop, "UPDATE customer SET phone_verified_at = 1 WHERE id = 'warga-0'")
  await shop.call('account.changeContact', { ...nothing, kind: 'email', value: 'baru@contoh.id', password }, { token })
  await shop.call('account.confirmContact', { code: (await newest(shop)).code }, { token })
  expect((await newest(shop)).target).toBe('+6281200000000')
})

test.each([
  ['password', { oldPassword: 'rahasia-toko-2026', password: 'kata-sandi-baru-9' }, 'account.changePassword'],
  ['Google link', { password: 'rahasia-toko-2026' }, 'google.unlink'],
] as const)(
  'after a change of the %s withdrawals wait 72 hours, and the wallet says until when',
  async (_, input, name) => {
    const shop = await openSellingShop({ demo: false })
    const who = await shop.customer()
    await fund(shop, who, { wallet: 100_000 })
    await shop.sql(
      `INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) SELECT 'rek', id, '014', '5550001111', 'Ani', 0 FROM customer`,
    )
    await shop.sql(`INSERT INTO google_account (sub, customer_id, linked_at) SELECT 'g-1', id, 0 FROM customer`)
    const changed = await shop.call<{ token: string }>(name, { ...nothing, ...input }, who)
    const owner = { ...who, token: changed.ok ? changed.value.token : '' }
    const secret = name === 'account.changePassword' ? 'kata-sandi-baru-9' : 'rahasia-toko-2026'
    const asked = { accountId: 'rek', amount: 50_000, password: secret }
    expect(await shop.call('wallet.withdraw', asked, owner)).toMatchObject({ code: 'withdrawal_waits' })
    expect(await shop.call('wallet.find', {}, owner)).toMatchObject({ value: { opensAt: expect.any(String) } })
    await shop.sql('UPDATE account_change SET at = at - 72 * 3600000')
    expect(await shop.call('wallet.find', {}, owner)).toMatchObject({ value: { opensAt: null } })
    expect(await shop.call('wallet.withdraw', asked, owner)).toMatchObject({ ok: true })
  },
)
