import { dayIn } from '#shared/format/dates.ts'
import { people } from '../../../tools/google/people.js'
import { bcaVa, siti } from '../order/checkout/checkout-steps.ts'
import { type CallRow, draft } from './age-reads.ts'
import type { Things } from './age-rows.ts'

const proof = { ticket: null, code: null }
const byPassword = ({ password }: Things) => ({ ...proof, password })
/** The code that went out for the ticket of a call above. */
const byCode = async ({ said, code }: Things, asked: string) => ({
  ticket: said(asked)['ticket'],
  code: await code(),
})
const browser = { endpoint: 'https://layar.contoh.id/a', key: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const account = { bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
const moved = ({ accountId }: Things) => ({ accountId, amount: 60_000 })
const owed = ({ owed: { token, refundId } }: Things) => ({ token, pass: null, refundId, ...account })
const phone = '081234567890'
const added = ({ said }: Things) => ({ id: said('cart.add')['id'] })
const opened = ({ link }: Things) => link
const returned = ({ said }: Things) => ({ returnId: said('return.request')['returnId'] })
const credential = async ({ said, device }: Things, does: 'make' | 'sign', asked: string) => ({
  credential: await device(does, said(asked)['options'] ?? ''),
})
const passkeyOf = ({ said }: Things) => ({ id: said('passkey.list')['id'] })
const [rina, newAtGoogle] = people.map(({ sub }) => sub)
const atGoogle = ({ said, google }: Things, sub = '') => google(sub, said('google.begin')['to'] ?? '')
const review = { position: 0, stars: 5, text: 'Bagus sekali.', photos: [] }
const newcomer = {
  name: 'Budi',
  email: 'budi@contoh.id',
  phone: '081299887766',
  password: 'sandi-baru-toko-2026',
  terms: true,
  marketing: false,
  humanToken: '',
}
const more = { itemId: 'v6-M', quantity: 1 }

/** What changes something, in an order in which each finds what it needs. */
export const changes: readonly CallRow[] = [
  ['tracking.addView', { path: '/product/barang-5', arrival: 'instagram', missed: ['sepatu roda'] }],
  ['tracking.addClick', { code: 'A', address: '203.0.113.7', device: '', event: 'CLICK' }],
  ['cart.add', { itemId: 'lebar-5', quantity: 1 }],
  ['cart.change', ({ lineId }) => ({ id: lineId, quantity: 2 })],
  ['cart.changeNote', { note: 'Bungkus rapi' }],
  ['wishlist.add', { slug: 'barang-7' }],
  ['wishlist.remove', { slug: 'barang-7' }],
  ['alert.ask', { itemId: 'v7-M', kind: 'price', ...browser }],
  ['alert.remove', { id: null, token: null }],
  ['wishlist.share', { active: true }],
  ['voucher.choose', { code: 'HEMAT7', active: true }],
  ['voucher.claim', { code: 'HEMAT9' }],
  ['checkout.create', ({ lineId }) => ({ lines: [{ id: lineId }], affiliateCode: '' })],
  ['checkout.attach', draft],
  ['checkout.applyAddress', (of) => ({ ...draft(of), ...siti })],
  ['checkout.applyDelivery', (of) => ({ ...draft(of), delivery: 'shipped' })],
  ['checkout.applyShipping', (of) => ({ ...draft(of), code: 'jne:reg', insured: false })],
  ['checkout.applyPayment', (of) => ({ ...draft(of), ...bcaVa })],
  ['checkout.applyVoucher', (of) => ({ ...draft(of), code: 'HEMAT7' })],
  ['checkout.removeVoucher', (of) => ({ ...draft(of), code: 'HEMAT7' })],
  ['checkout.applyCoins', (of) => ({ ...draft(of), active: true })],
  ['checkout.applyWallet', (of) => ({ ...draft(of), active: true })],
  ['checkout.applyWallet', (of) => ({ ...draft(of), active: false })],
  ['checkout.applyDropship', (of) => ({ ...draft(of), active: false, name: 'Ani Dropship', phone })],
  ['checkout.place', (of) => ({ ...draft(of), acceptedTotal: 1_000_000_000 })],
  ['payment.retry', draft],
  ['payment.change', (of) => ({ ...draft(of), ...bcaVa, acceptedTotal: 1_000_000_000 })],
  ['payment.askContactCode', (of) => ({ ...draft(of), channel: 'whatsapp' })],
  ['payment.proveContact', async (of) => ({ ...draft(of), ...(await byCode(of, 'payment.askContactCode')) })],
  ['simulator.press', ({ paymentId }) => ({ id: paymentId, result: 'settlement' })],
  ['order.cancel', (of) => ({ ...draft(of), reason: 'Ingin mengubah pesanan' })],
  ['order.receive', ({ deliveredId }) => ({ orderId: deliveredId })],
  ['order.confirmDelivery', ({ sentToken: token }) => ({ token, pass: null }), { by: 'guest' }],
  ['order.openTrack', ({ link }) => ({ token: link.token, digits: '7890' })],
  ['order.notify', ({ link }) => ({ token: link.token, ...browser })],
  ['order.askRefundCode', (of) => ({ ...owed(of), channel: 'whatsapp' }), { by: 'guest' }],
  [
    'order.nameRefundAccount',
    async (of) => ({ ...owed(of), ...(await byCode(of, 'order.askRefundCode')) }),
    { by: 'guest' },
  ],
  ['transferReceipt.findOrder', ({ unpaid }) => ({ number: unpaid.number, phone }), { by: 'guest' }],
  [
    'transferReceipt.send',
    async ({ unpaid, upload }) => ({
      token: unpaid.token,
      fileId: await upload('guest'),
      bank: 'BCA',
      payer: 'Siti',
      amount: 50_000,
      day: dayIn(new Date()),
      note: null,
    }),
    { by: 'guest' },
  ],
  ['order.claim', ({ unpaid }) => ({ token: unpaid.token })],
  ['digital.open', ({ codesId, codesItem }) => ({ orderId: codesId, itemId: codesItem })],
  ['review.addByLink', (of) => ({ ...opened(of), ...review })],
  ['review.add', { orderId: 'tua5000', ...review }],
  [
    'return.request',
    async ({ deliveredId, itemId, upload }) => ({
      orderId: deliveredId,
      lines: [{ itemId, quantity: 1 }],
      reason: 'Barang rusak',
      description: 'Sobek di jahitan samping, tampak begitu dibuka.',
      solution: 'return-refund',
      photos: [await upload('customer')],
      accountId: null,
    }),
  ],
  ['return.cancel', returned],
  ['return.send', ({ approvedId }) => ({ returnId: approvedId, courier: 'JNE', receiptNumber: 'JP1234567' })],
  ['return.receive', ({ replacedId }) => ({ returnId: replacedId })],
  ['cart.add', more],
  ['wishlist.saveLine', added],
  ['cart.add', more],
  ['cart.remove', added],
  ['cart.add', more],
  ['cart.empty', (of) => ({ lines: [added(of)] })],
  ['address.save', { ...siti, label: 'Kantor', main: false }],
  ['address.makeMain', ({ addressId }) => ({ id: addressId })],
  ['address.remove', ({ addressId }) => ({ id: addressId })],
  ['account.rename', { name: 'Ani Lestari' }],
  ['account.setMarketing', { granted: true }],
  ['account.setPhoto', async ({ upload }) => ({ fileId: await upload('customer') })],
  ['account.removePhoto'],
  ['account.confirm', byPassword],
  ['account.askCode'],
  ['wallet.addBankAccount', (of) => ({ ...account, number: '9876543210', ...byPassword(of) })],
  ['wallet.askConfirmation', moved],
  [
    'wallet.withdraw',
    async (of) => ({ ...moved(of), ...(await byCode(of, 'wallet.askConfirmation')), password: null }),
  ],
  ['affiliate.join', { terms: true }],
  ['affiliate.askConfirmation', moved],
  [
    'affiliate.withdraw',
    async (of) => ({ ...moved(of), ...(await byCode(of, 'affiliate.askConfirmation')), password: null }),
  ],
  ['wallet.removeBankAccount', (of) => ({ id: of.accountId, ...byPassword(of) })],
  ['account.changeContact', (of) => ({ kind: 'email', value: 'ani.lain@contoh.id', ...byPassword(of) })],
  ['account.cancelContact'],
  ['account.changeContact', (of) => ({ kind: 'email', value: 'ani.baru@contoh.id', ...byPassword(of) })],
  ['account.sendContactCode', { kind: 'email' }],
  ['account.confirmContact', async ({ code }) => ({ code: await code() })],
  ['account.endSession', { session: 'lain' }],
  ['code.ask', { purpose: 'login', login: phone, channel: 'whatsapp', humanToken: '' }, { by: 'stranger' }],
  ['code.askAgain', ({ said }) => ({ ticket: said('code.ask')['ticket'] }), { by: 'stranger' }],
  ['customer.loginByCode', (of) => byCode(of, 'code.askAgain'), { by: 'stranger' }],
  ['customer.login', ({ password }) => ({ login: phone, password, humanToken: '' }), { by: 'stranger' }],
  [
    'customer.registerByOrder',
    async ({ sql }) => {
      const [of] = await sql("SELECT id FROM orders WHERE customer_id IS NULL AND status = 'COMPLETED' LIMIT 1")
      return { orderId: of?.['id'], terms: true }
    },
    { by: 'guest' },
  ],
  ['customer.register', newcomer, { by: 'stranger' }],
  [
    'customer.sendRegistrationCode',
    ({ said }) => ({ ticket: said('customer.register')['ticket'] }),
    { by: 'stranger' },
  ],
  ['customer.finishRegistration', (of) => byCode(of, 'customer.sendRegistrationCode'), { by: 'stranger' }],
  ['passkey.beginAdd', (of) => ({ ...byPassword(of), login: null })],
  ['passkey.add', (of) => credential(of, 'make', 'passkey.beginAdd')],
  ['passkey.beginLogin', {}, { by: 'stranger' }],
  ['passkey.login', (of) => credential(of, 'sign', 'passkey.beginLogin'), { by: 'stranger' }],
  ['passkey.beginConfirm'],
  ['passkey.confirm', (of) => credential(of, 'sign', 'passkey.beginConfirm')],
  ['passkey.list'],
  ['passkey.rename', (of) => ({ ...passkeyOf(of), name: 'Ponsel' })],
  ['passkey.remove', (of) => ({ ...passkeyOf(of), ...byPassword(of) })],
  ['google.begin', { purpose: 'login', next: '/' }, { by: 'stranger' }],
  ['google.peek', (of) => atGoogle(of, rina), { by: 'stranger' }],
  ['google.begin', { purpose: 'login', next: '/' }, { by: 'stranger' }],
  [
    'google.login',
    async (of) => ({ ...(await atGoogle(of, rina)), phone: '081277665544', terms: true, marketing: false }),
    { by: 'stranger' },
  ],
  ['google.begin', { purpose: 'link', next: '/' }],
  [
    'google.link',
    async (of) => {
      const { state, code: googleCode } = await atGoogle(of, newAtGoogle)
      return { state, googleCode, ...byPassword(of) }
    },
  ],
  ['google.begin', { purpose: 'confirm', next: '/' }],
  ['google.confirm', (of) => atGoogle(of, newAtGoogle)],
  ['google.unlink', byPassword],
]

/** What ends sessions, and the account at last; the customer signs in before each of them. */
export const ends: readonly CallRow[] = [
  ['personalData.askCode', (of) => ({ ...opened(of), channel: 'whatsapp' }), { by: 'stranger' }],
  [
    'personalData.erase',
    async (of) => ({ ...opened(of), ...(await byCode(of, 'personalData.askCode')) }),
    { by: 'stranger' },
  ],
  ['customer.logout'],
  ['account.endSessions'],
  [
    'account.changePassword',
    (of) => ({ ...byPassword(of), password: 'sandi-baru-toko-2026', oldPassword: of.password }),
  ],
  ['account.undoChange', ({ undoToken }) => ({ token: undoToken }), { by: 'stranger' }],
  ['code.ask', { purpose: 'password', login: phone, channel: 'whatsapp', humanToken: '' }, { by: 'stranger' }],
  [
    'customer.resetPassword',
    async (of) => ({ ...(await byCode(of, 'code.ask')), password: of.password }),
    { by: 'stranger' },
  ],
  ['account.export', byPassword, { most: [208_000, 'takes every order, review and move of the person'] }],
  ['account.remove', byPassword, { most: [125_000, 'takes the person out of every order, review, message and move'] }],
]
