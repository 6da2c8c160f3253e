import { type Ledger, move, customerAccount, type CustomerAccount } from '#commerce/ledger/store.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'
import { type Funds, giveFunds } from '#tests/support/in-workerd/funds.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { type Caller, guest, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** Switches coins on: customers earn 1 for every Rp 100 and may pay at most half of the goods with them. */
export async function giveCoinRules(shop: SellingShop): Promise<void> {
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":50}'))`,
  )
}

export const idOf = async (shop: SellingShop, who: Caller): Promise<string> =>
  valueOf<{ id: string }>(await shop.call('customer.me', {}, who)).id

/** Runs work on a shop's ledger, inside its object. */
export const inLedger = (shop: SellingShop, work: (tx: Ledger) => void): Promise<void> =>
  runInShop(shop, async (at) => at.inLedger(work))

/** Gives a customer balance, coins and commission, by orders; `day` counts from now. */
export async function fund(shop: SellingShop, who: Caller, { day = 0, ...funds }: Funds & { day?: number }) {
  const customer = await idOf(shop, who)
  await runInShop(shop, (at) => giveFunds(at, customer, funds, day))
}

/** What the books have of a withdrawal whose row a test has written: it was requested and refused. */
export const bookRefused = (shop: SellingShop, customer: string, ref: string, amount: number): Promise<void> =>
  inLedger(shop, (tx) => {
    const [wallet, held] = [customerAccount('wallet', customer), customerAccount('held', customer)]
    move(tx, { kind: 'withdrawal', ref, from: wallet, to: held, amount })
    move(tx, { kind: 'withdrawal_refused', ref, from: held, to: wallet, amount })
  })

export async function balanceOf(shop: SellingShop, who: Caller, name: CustomerAccount): Promise<number> {
  const [row] = await shop.sql(`SELECT balance FROM ledger_account WHERE id = '${name}:${await idOf(shop, who)}'`)
  return Number(row?.['balance'] ?? 0)
}
export const balancesOf = async (shop: SellingShop, who: Caller) => ({
  coins: await balanceOf(shop, who, 'coins'),
  wallet: await balanceOf(shop, who, 'wallet'),
  held: await balanceOf(shop, who, 'held'),
})

/** Uses coins and wallet in a checkout. */
export async function useCoinsAndWallet(shop: SellingShop, orderId: string, who: Caller): Promise<void> {
  valueOf(await shop.call('checkout.applyCoins', { orderId, active: true }, who))
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
}

/** Requests the code of a withdrawal and reads it from the demo shop's outbox. */
export async function codeFor(
  shop: SellingShop,
  who: Caller,
  call: 'wallet.askConfirmation' | 'affiliate.askConfirmation',
  asked: { accountId: string; amount: number },
) {
  const { ticket } = valueOf<{ ticket: string | null }>(await shop.call(call, asked, who))
  const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  return { ticket, code: /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '' }
}

/** A customer with this phone number, either verified or only typed at the registration. */
export async function withNumber(
  shop: SellingShop,
  name: string,
  phone: string,
  verified: boolean,
): Promise<{ as: Caller; id: string }> {
  const as = await shop.customer(guest(name))
  const id = await idOf(shop, as)
  await shop.sql(
    `UPDATE customer SET phone = '${phone}', phone_verified_at = ${verified ? Date.now() : 'NULL'} WHERE id = '${id}'`,
  )
  return { as, id }
}
