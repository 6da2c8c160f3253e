import { expect, test } from 'vitest'
import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { codeFor, fund, balancesOf } from './wallet-steps.ts'
import { count, expectSound, outcome, prepare, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const password = 'rahasia-toko-2026'
const page = { index: 0, size: 12 }

async function addAccount(shop: SellingShop, who: Caller, number = '1234567890'): Promise<string> {
  return valueOf<{ id: string }>(
    await shop.call('wallet.addBankAccount', { bankCode: '014', number, holder: 'Ani Lestari' }, who),
  ).id
}
/** A shop that cannot send codes, so that withdrawals need the password. */
const openWithoutCodes = () => openSellingShop({ demo: false })
const dayOlder = (shop: SellingShop) => shop.sql('UPDATE bank_account SET created_at = created_at - 3 * 86400000')
/** A customer with a balance and a bank account that has waited. */
const withMoney = (shop: SellingShop, wallet: number) => withMoneyAs(shop, me, wallet)
async function withMoneyAs(shop: SellingShop, as: Caller, wallet = 100_000) {
  const who = await shop.customer(as)
  const accountId = await addAccount(shop, who)
  await dayOlder(shop)
  await fund(shop, who, { wallet })
  return { who, accountId }
}
const withdraw = (shop: SellingShop, who: Caller, input: { accountId: string; amount: number; password?: string }) =>
  shop.call<{ id: string }>('wallet.withdraw', { password, ...input }, who)
const history = async (shop: SellingShop, who: Caller) =>
  valueOf<{ rows: Withdrawal[]; total: number }>(await shop.call('wallet.listWithdrawals', page, who))
const answer = async (shop: SellingShop, id: string, step: object) =>
  (await shop.admin('POST', `/withdrawals/${id}`, step)).status

test('a customer stores at most five bank accounts, as digits, each once, and cannot see another customer’s', async () => {
  const shop = await openSellingShop()
  const [who, other] = [await shop.customer(me), await shop.customer(guest('visitor-two'))]
  const id = await addAccount(shop, who)
  const theirs = { BANK_CODE: '014', BANK_ACCOUNT_HOLDER: 'Ani Lestari', CUSTOMER_PASSWORD: password }
  const insert = (number: string) =>
    shop.upstream('POST', '/bank-account/insert', { ...who, body: { ...theirs, BANK_ACCOUNT_NUMBER: number } })
  expect((await insert('1234 567-890')).body.data).toEqual({ BANK_ACCOUNT_ID: id })
  const [account] = valueOf<object[]>(await shop.call('wallet.listBankAccounts', {}, who))
  expect(account).toMatchObject({ id, bank: 'BCA', bankCode: '014', number: '1234567890', holder: 'Ani Lestari' })
  for (const number of ['1234567', '12345678901234567', '12345abc90']) expect((await insert(number)).status).toBe(422)
  expect(outcome(await shop.call('wallet.removeBankAccount', { id }, other))).toBe('bank_account_unknown')
  expect(valueOf(await shop.call('wallet.listBankAccounts', {}, other))).toEqual([])
  for (let n = 1; n < 5; n++) await addAccount(shop, who, `123456789${n}`)
  expect(
    outcome(await shop.call('wallet.addBankAccount', { bankCode: '002', number: '12345678', holder: 'Ani' }, who)),
  ).toBe('bank_accounts_full')
  valueOf(await shop.call('wallet.removeBankAccount', { id }, who))
  expect(valueOf<object[]>(await shop.call('wallet.listBankAccounts', {}, who))).toHaveLength(4)
  expect(outcome(await shop.call('wallet.listBankAccounts', {}, me))).toBe('sign_in_needed')
})

// Proves §1.20, §3.86, §7.44
test('a withdrawal is held at once, paid or refused once, and shown in the history', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 100_000)
  const first = valueOf(await withdraw(shop, who, { accountId, amount: 40_000 }))
  const second = valueOf(await withdraw(shop, who, { accountId, amount: 30_000 }))
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 30_000, held: 70_000 })
  expect(valueOf(await shop.call('wallet.find', {}, who))).toEqual({
    balance: 30_000,
    held: 70_000,
    minimum: 10_000,
    fee: 2_500,
    opensAt: null,
  })
  await expectSound(shop)
  const waiting = (await shop.admin('GET', '/withdrawals?status=REQUESTED')).body as {
    withdrawals: object[]
    total: number
  }
  expect(waiting).toMatchObject({
    total: 2,
    // The longest waiting first.
    withdrawals: [{ source: 'wallet', received: 37_500, number: '1234567890' }, { received: 27_500 }],
  })

  expect([await answer(shop, first.id, { step: 'process' }), await answer(shop, first.id, { step: 'pay' })]).toEqual([
    200, 200,
  ])
  expect([
    await answer(shop, first.id, { step: 'pay' }),
    await answer(shop, first.id, { step: 'refuse', note: 'Salah' }),
  ]).toEqual([409, 409])
  expect(await answer(shop, second.id, { step: 'refuse' })).toBe(422)
  expect(await answer(shop, second.id, { step: 'refuse', note: 'Nama rekening tidak cocok' })).toBe(200)
  expect(await answer(shop, 'tidak-ada', { step: 'pay' })).toBe(404)
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 60_000, held: 0 })
  // In the books of the day on which it was paid, however long it has waited.
  await shop.sql('UPDATE withdrawal SET at = at - 40 * 86400000')
  expect((await shop.admin('GET', '/money/received')).body).toMatchObject({
    sent: [{ by: 'withdrawal', count: 1, amount: 37_500 }],
  })
  expect(
    await shop.sql("SELECT id, balance FROM ledger_account WHERE id IN ('shop:fees', 'shop:payouts') ORDER BY id"),
  ).toEqual([
    { id: 'shop:fees', balance: 2_500 },
    { id: 'shop:payouts', balance: 37_500 },
  ])
  expect(await history(shop, who)).toMatchObject({
    total: 2,
    rows: expect.arrayContaining([
      expect.objectContaining({ id: first.id, status: 'PAID', amount: 40_000, received: 37_500, bank: 'BCA' }),
      expect.objectContaining({ id: second.id, status: 'REFUSED', note: 'Nama rekening tidak cocok' }),
    ]),
  })
  expect((await history(shop, await shop.customer(guest('visitor-two')))).total).toBe(0)
  const moves = valueOf<{ rows: { label: string; amount: number }[] }>(
    await shop.call('wallet.listMoves', page, who),
  ).rows
  expect(moves.map(({ label, amount }) => [label, amount])).toEqual([
    ['Penarikan ditolak, dana dikembalikan', 30_000],
    ['Penarikan ke BCA •••7890', -30_000],
    ['Penarikan ke BCA •••7890', -40_000],
    ['Pengembalian dana', 100_000],
  ])
})

// Proves §9.29
test('a withdrawal below the minimum, above the balance, or to a new or foreign account is refused', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 50_000)
  const other = await shop.customer(guest('visitor-two'))
  const fresh = await addAccount(shop, who, '9876543210')
  const theirs = await addAccount(shop, other)
  expect(outcome(await withdraw(shop, who, { accountId, amount: 9_999 }))).toBe('withdrawal_small')
  expect(outcome(await withdraw(shop, who, { accountId, amount: 50_001 }))).toBe('balance_short')
  expect(await withdraw(shop, who, { accountId: fresh, amount: 10_000 })).toMatchObject({
    code: 'bank_account_new',
    message: 'Rekening baru dapat dipakai dalam 72 jam lagi, demi keamanan Anda.',
  })
  expect(outcome(await withdraw(shop, who, { accountId: theirs, amount: 10_000 }))).toBe('bank_account_unknown')
  // An account that is removed and added again must wait again.
  valueOf(await shop.call('wallet.removeBankAccount', { id: accountId }, who))
  expect(outcome(await withdraw(shop, who, { accountId, amount: 10_000 }))).toBe('bank_account_unknown')
  expect(outcome(await withdraw(shop, who, { accountId: await addAccount(shop, who), amount: 10_000 }))).toBe(
    'bank_account_new',
  )
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 50_000, held: 0 })
})

test('a withdrawal needs the password, which may be tried five times', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 50_000)
  expect(outcome(await withdraw(shop, { visitor: me.visitor ?? null }, { accountId, amount: 10_000 }))).toBe(
    'sign_in_needed',
  )
  for (let n = 0; n < 4; n++)
    expect(outcome(await withdraw(shop, who, { accountId, amount: 10_000, password: `salah-${n}` }))).toBe(
      'password_wrong',
    )
  expect(outcome(await withdraw(shop, who, { accountId, amount: 10_000 }))).toBe('accepted')
  const wrong = await Promise.all(
    Array.from({ length: 8 }, (_, n) => withdraw(shop, who, { accountId, amount: 10_000, password: `salah-${n}` })),
  )
  expect(count(wrong.map(outcome), 'password_wrong')).toBe(5)
  expect(outcome(await withdraw(shop, who, { accountId, amount: 10_000 }))).toBe('too_many')
  expect(
    await shop.sql(
      "SELECT count(*) AS n FROM once_answer WHERE request_hash LIKE '%rahasia%' OR answer LIKE '%rahasia%'",
    ),
  ).toEqual([{ n: 0 }])
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 40_000, held: 10_000 })
})

test('of four simultaneous withdrawals of the whole balance one succeeds; a request sent twice is one withdrawal', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 60_000)
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, async () => outcome(await withdraw(shop, who, { accountId, amount: 50_000 }))),
  )
  expect([count(outcomes, 'accepted'), count(outcomes, 'balance_short')]).toEqual([1, 3])
  const keyed: Caller = { ...who, headers: { 'idempotency-key': 'penarikan-satu-dua-tiga' } }
  const twice = await Promise.all([1, 2].map(() => withdraw(shop, keyed, { accountId, amount: 10_000 })))
  expect(twice.map(outcome)).toEqual(['accepted', 'accepted'])
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 60_000 })
})

test('a simultaneous withdrawal and checkout do not spend the same balance', async () => {
  const shop = await openSellingShop()
  const { who, accountId } = await withMoney(shop, 20_000)
  const orderId = await prepare(shop, who, [await shop.item()])
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  const confirmation = await codeFor(shop, who, 'wallet.askConfirmation', { accountId, amount: 20_000 })
  const paying = shop.call('wallet.withdraw', { accountId, amount: 20_000, ...confirmation }, who)
  const [checkout, paidOut] = await Promise.all([shop.call('checkout.place', { orderId }, who), paying])
  expect([outcome(checkout), outcome(paidOut)].filter((one) => one === 'accepted')).toHaveLength(1)
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 20_000 })
})

test('where codes can be sent, each withdrawal needs its own code, once; the password does not replace it', async () => {
  const shop = await openSellingShop()
  const { who, accountId } = await withMoney(shop, 100_000)
  const other = await withMoneyAs(shop, guest('visitor-two'))
  const asked = { accountId, amount: 20_000 }
  expect(outcome(await shop.call('wallet.askConfirmation', { ...asked, amount: 9_999 }, who))).toBe('withdrawal_small')
  expect(outcome(await shop.call('wallet.askConfirmation', asked, other.who))).toBe('bank_account_unknown')
  expect(await shop.sql('SELECT count(*) AS n FROM one_time_code')).toEqual([{ n: 0 }])
  const confirmation = await codeFor(shop, who, 'wallet.askConfirmation', asked)
  expect(outcome(await shop.call('wallet.askConfirmation', asked, who))).toBe('code_wait')
  const wrong = { ...confirmation, code: confirmation.code === '000000' ? '111111' : '000000' }
  expect(await shop.call('wallet.withdraw', { ...asked, ...wrong }, who)).toMatchObject({
    code: 'code_wrong',
    fields: { code: 'Kode OTP salah' },
  })
  expect(outcome(await withdraw(shop, who, asked))).toBe('code_wrong')
  // It confirms this amount to this account alone.
  const elsewhere = await addAccount(shop, who, '9876543210')
  await dayOlder(shop)
  for (const change of [{ amount: 99_000 }, { accountId: elsewhere }])
    expect(outcome(await shop.call('wallet.withdraw', { ...asked, ...change, ...confirmation }, who))).toBe(
      'code_wrong',
    )
  // A refused withdrawal does not use up the code.
  await shop.sql(`UPDATE bank_account SET created_at = ${Date.now()}`)
  expect(outcome(await shop.call('wallet.withdraw', { ...asked, ...confirmation }, who))).toBe('bank_account_new')
  await shop.sql('UPDATE bank_account SET created_at = 0')
  expect(outcome(await shop.call('wallet.withdraw', { ...asked, ...confirmation }, who))).toBe('accepted')
  expect(outcome(await shop.call('wallet.withdraw', { ...asked, ...confirmation }, who))).toBe('code_used_up')
  const theirs = await codeFor(shop, other.who, 'wallet.askConfirmation', {
    accountId: other.accountId,
    amount: 20_000,
  })
  expect(outcome(await shop.call('wallet.withdraw', { ...asked, ...theirs }, who))).toBe('code_wrong')
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 80_000, held: 20_000 })
})

test('the message with the code says the amount and the bank account', async () => {
  const shop = await openSellingShop()
  const { who, accountId } = await withMoney(shop, 100_000)
  await codeFor(shop, who, 'wallet.askConfirmation', { accountId, amount: 20_000 })
  const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  expect(newest?.text).toMatch(/kode penarikan Rp 20\.000 \(termasuk biaya Rp 2\.500\) ke BCA •••7890 adalah \d{6}\./)
})

test('a code for money goes to what is verified, never to a number that was only typed beside it', async () => {
  const shop = await openSellingShop()
  const { who, accountId } = await withMoney(shop, 100_000)
  await shop.sql(
    "UPDATE customer SET email = 'ani@contoh.id', email_verified_at = created_at, phone_verified_at = NULL",
  )
  const asked = { accountId, amount: 20_000 }
  const confirmation = await codeFor(shop, who, 'wallet.askConfirmation', asked)
  valueOf(await shop.call('wallet.withdraw', { ...asked, ...confirmation }, who))
  const [row] = await shop.sql('SELECT id FROM withdrawal')
  for (const step of ['process', 'pay']) expect(await answer(shop, String(row?.['id']), { step })).toBe(200)
  const sent = await shop.sql("SELECT kind, target FROM message WHERE kind IN ('code_withdrawal', 'withdrawal')")
  expect(sent.map(({ kind, target }) => [kind, target])).toEqual([
    ['code_withdrawal', 'ani@contoh.id'],
    ['withdrawal', 'ani@contoh.id'],
  ])
})

// Proves §9.29
test('a wallet below the minimum can be emptied as a whole, without a fee', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 7_000)
  expect(valueOf(await shop.call('wallet.find', {}, who))).toMatchObject({ balance: 7_000, minimum: 7_000, fee: 0 })
  expect(outcome(await withdraw(shop, who, { accountId, amount: 6_999 }))).toBe('withdrawal_small')
  const { id } = valueOf(await withdraw(shop, who, { accountId, amount: 7_000 }))
  for (const step of ['process', 'pay']) expect(await answer(shop, id, { step })).toBe(200)
  expect(await history(shop, who)).toMatchObject({ rows: [{ amount: 7_000, fee: 0, received: 7_000, status: 'PAID' }] })
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 0 })
})

test('the customer is notified once of a payment, and of a refusal with its reason', async () => {
  const shop = await openSellingShop()
  const { who, accountId } = await withMoney(shop, 100_000)
  const ids: string[] = []
  for (const amount of [40_000, 30_000]) {
    const confirmation = await codeFor(shop, who, 'wallet.askConfirmation', { accountId, amount })
    ids.push(
      valueOf(await shop.call<{ id: string }>('wallet.withdraw', { accountId, amount, ...confirmation }, who)).id,
    )
    await shop.wait(0.1)
  }
  expect([
    await answer(shop, ids[0] ?? '', { step: 'process' }),
    await answer(shop, ids[0] ?? '', { step: 'pay' }),
  ]).toEqual([200, 200])
  expect(await answer(shop, ids[1] ?? '', { step: 'refuse', note: 'Nama tidak cocok' })).toBe(200)
  const told = valueOf<{ text: string }[]>(await shop.call('message.list', {})).map(({ text }) => text)
  expect(told.filter((text) => text.includes('penarikan') && !text.includes('kode'))).toEqual([
    expect.stringContaining(
      'penarikan Rp 30.000 Anda ditolak (Nama tidak cocok) dan kembali ke saldo Anda, terima kasih.',
    ),
    expect.stringContaining(
      'penarikan Rp 40.000 Anda sudah kami transfer ke BCA, Rp 37.500 setelah biaya, terima kasih.',
    ),
  ])
})

test('another customer cannot find a withdrawal by its id', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 50_000)
  const { id } = valueOf(await withdraw(shop, who, { accountId, amount: 10_000 }))
  expect(valueOf(await shop.call('wallet.findWithdrawal', { id }, who))).toMatchObject({
    id,
    source: 'wallet',
    status: 'REQUESTED',
    received: 7_500,
  })
  const other = await shop.customer(guest('visitor-two'))
  const answers = [
    await shop.call('wallet.findWithdrawal', { id }, other),
    await shop.call('wallet.findWithdrawal', { id: 'tidak-ada' }, who),
  ]
  expect(answers.map((one) => ({ ...one }))).toEqual([answers[0], answers[0]])
  expect(answers[0]).toMatchObject({ code: 'not_found', status: 404 })
})

test('the listed movements add up to the balance, and each filter to the money in or out', async () => {
  const shop = await openWithoutCodes()
  const { who, accountId } = await withMoney(shop, 100_000)
  for (const amount of [20_000, 30_000]) valueOf(await withdraw(shop, who, { accountId, amount }))
  await fund(shop, who, { wallet: 7_000 })
  const all = async (more: object = {}) => {
    const rows: { amount: number }[] = []
    for (let index = 0; ; index += 1) {
      const listed = valueOf<{ rows: { amount: number }[]; total: number }>(
        await shop.call('wallet.listMoves', { index, size: 2, ...more }, who),
      )
      rows.push(...listed.rows)
      if (rows.length >= listed.total) return rows.map(({ amount }) => amount)
    }
  }
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
  const { balance } = valueOf<{ balance: number }>(await shop.call('wallet.find', {}, who))
  expect([sum(await all()), balance]).toEqual([57_000, 57_000])
  expect([await all({ direction: 'IN' }), await all({ direction: 'OUT' })]).toEqual([
    [7_000, 100_000],
    [-30_000, -20_000],
  ])
})

test('the seller is notified of a withdrawal, with the account it goes to', async () => {
  const shop = await openSellingShop()
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.sellerMessages', json('{"email":"penjual@contoh.id","phone":null,"daily":true,"lowStock":3}'))`,
  )
  const { who, accountId } = await withMoney(shop, 100_000)
  const asked = { accountId, amount: 60_000 }
  valueOf(
    await shop.call(
      'wallet.withdraw',
      { ...asked, ...(await codeFor(shop, who, 'wallet.askConfirmation', asked)) },
      who,
    ),
  )
  const [told] = await shop.sql(`SELECT "values" FROM message WHERE kind = 'seller_withdrawal'`)
  expect(JSON.parse(String(told?.['values']))).toMatchObject({
    account: expect.stringContaining('1234567890 atas nama Ani Lestari'),
  })
})
