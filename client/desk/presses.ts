import type { moneyBecame } from '#shared/admin/orders.ts'
import type { Access } from '#shared/admin/roles.ts'
import { atField, readNewProduct, readProductChange } from './read-product.ts'
import {
  always,
  note,
  readAccount,
  readAssigned,
  readBook,
  readClosed,
  readHandOver,
  readHidden,
  readPause,
  readPieces,
  readPostage,
  readPrice,
  readProof,
  readReplacement,
  readReply,
  readStock,
  readType,
  receipt,
  wrongNumber,
} from './read-press.ts'
import type { Fields, Read } from './typed.ts'

/** A button of the desk: which operation it is, and what it sends. The operation checks everything again. */
interface Press {
  operation: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the shop's; `:id` is the thing that the form is about. */
  path: string
  role: Access
  read: (fields: Fields) => Read
  /** What is said when it is done. */
  done: string
  /** What is said instead, by the word for what came of it. */
  outcomes?: Readonly<Record<string, string>>
  /**
   * Pressed twice it counts once; the others find out by themselves that nothing is left to do. `form`: also with
   * something else typed, because what is new must not be there twice.
   */
  once?: true | 'form'
  /** The form's file is what is sent, and `proof` stands in the address. */
  upload?: true
  /** The form's files are pictures of the product: they are kept first, and named in its field `pictures`. */
  pictures?: true
  /** At which field of the form a field of the operation is refused, and in which words. */
  atField?: (path: string, words: string) => [field: string, words: string]
}

const ofReceipt = {
  operation: 'receipt.answer',
  method: 'POST',
  path: '/receipts/:id',
  role: 'orders',
  once: true,
} as const
const ofOrder = { operation: 'order.step', method: 'POST', path: '/orders/:id', role: 'orders', once: true } as const
const ofReturn = { operation: 'return.step', method: 'POST', path: '/returns/:id', role: 'orders', once: true } as const
const ofRefund = { operation: 'refund.step', method: 'POST', path: '/refunds/:id', role: 'orders', once: true } as const
const ofWithdrawal = {
  operation: 'withdrawal.step',
  method: 'POST',
  path: '/withdrawals/:id',
  role: 'owner',
  once: true,
} as const
const ofMoney = { operation: 'money.step', method: 'POST', path: '/money/:id', role: 'manager', once: true } as const
const ofReview = { operation: 'review.answer', method: 'POST', path: '/reviews/:id', role: 'orders' } as const
const ofHidden = { operation: 'review.hide', method: 'PUT', path: '/reviews/:id/hidden', role: 'manager' } as const
const ofProduct = { operation: 'product.put', method: 'PUT', path: '/products/:id', role: 'manager' } as const
const ofSettings = { operation: 'settings.change', method: 'PATCH', path: '/settings', role: 'owner' } as const

const moneyWords = (done: string): Record<(typeof moneyBecame)[number], string> => ({
  back: `${done} Uangnya dikembalikan ke pembeli.`,
  to_pack: `${done} Pesanan menunggu dikemas.`,
  complete: `${done} Pesanan digital selesai.`,
  again: `${done} Pesanan yang dananya pernah ditarik dibayar lagi.`,
})

/** Everything that can be pressed at the desk. The CLI has each of these too, by the operation's name. */
export const presses = {
  answerReview: { ...ofReview, read: readReply, done: 'Jawaban tampil di bawah ulasannya.' },
  hideReview: { ...ofHidden, read: readHidden, done: 'Isi ulasan disembunyikan. Bintangnya tetap dihitung.' },
  showReview: { ...ofHidden, read: always({ why: null }), done: 'Isi ulasan tampil lagi.' },
  confirm: {
    ...ofReceipt,
    read: always({ answer: 'confirm' }),
    done: 'Pembayaran dikonfirmasi.',
    outcomes: moneyWords('Pembayaran dikonfirmasi.'),
  },
  refuse: { ...ofReceipt, read: note({ answer: 'refuse' }), done: 'Bukti ditolak. Pembeli membaca alasannya.' },
  book: {
    ...ofOrder,
    read: readBook,
    done: 'Pembayaran dibukukan.',
    outcomes: moneyWords('Pembayaran dibukukan.'),
  },
  seen: {
    ...{ operation: 'money.confirm', method: 'POST', path: '/money/by-helpers', role: 'owner' },
    ...{ read: ({ id = '', orders = id }) => ({ body: { orders: orders.split(',') } }) },
    done: 'Dicatat: uangnya sudah Anda lihat. Komisi dan koinnya tidak menunggu lagi.',
  },
  end: { ...ofOrder, read: note({ step: 'cancel' }), done: 'Pesanan dibatalkan.' },
  packed: { ...ofOrder, read: always({ step: 'process' }), done: 'Selesai dikemas. Pesanan menunggu diserahkan.' },
  send: { ...ofOrder, read: receipt({ step: 'ship' }), done: 'Terkirim. Pembeli menerima nomor resinya.' },
  picked: {
    ...ofOrder,
    read: receipt({ step: 'ship', picked: true }),
    done: 'Terkirim. Kabar berikutnya datang dari kurir.',
  },
  drive: {
    ...ofOrder,
    read: ({ driver = '' }) => ({ body: { step: 'ship', driver: driver.trim() } }),
    done: 'Terkirim. Pembeli diberi kabar.',
  },
  call: {
    ...ofOrder,
    read: always({ step: 'ship', receiptNumber: null }),
    done: 'Kurir dipanggil. Resinya datang dari kurir.',
  },
  callOff: {
    ...ofOrder,
    read: always({ step: 'call-off' }),
    done: 'Panggilan dibatalkan. Panggil kurir lagi, atau kirim dengan cara lain.',
  },
  ready: { ...ofOrder, read: always({ step: 'ready' }), done: 'Siap diambil. Pembeli menerima kodenya.' },
  correct: {
    ...ofOrder,
    read: receipt({ step: 'correct-receipt' }),
    done: 'Resi diperbaiki. Pembeli menerima nomor yang benar.',
  },
  arrived: { ...ofOrder, read: always({ step: 'deliver' }), done: 'Dicatat sudah sampai.' },
  cameBack: {
    ...ofOrder,
    read: always({ step: 'came-back' }),
    done: 'Dicatat kembali ke toko. Kirim lagi atau batalkan.',
  },
  payPieces: { ...ofOrder, read: readPieces, done: 'Dicatat. Yang tidak masuk ke saldo pembeli ada di Dana Kembali.' },
  codRefused: { ...ofOrder, read: always({ step: 'cod-refused' }), done: 'Pesanan COD ditutup.' },
  handOver: {
    ...{ operation: 'order.handOver', method: 'POST', path: '/hand-overs', role: 'orders', once: true },
    ...{ read: readHandOver, done: 'Diserahkan kepada pembeli.' },
  },
  allowCancel: {
    ...ofOrder,
    read: ({ note: typed = '' }) => ({ body: { step: 'answer-cancellation', approve: true, note: typed.trim() } }),
    done: 'Pembatalan disetujui. Uangnya dikembalikan.',
  },
  denyCancel: {
    ...ofOrder,
    read: note({ step: 'answer-cancellation', approve: false }),
    done: 'Pembatalan ditolak. Pesanan menunggu dikemas.',
  },
  approve: { ...ofReturn, read: always({ step: 'approve' }), done: 'Retur disetujui.' },
  reject: { ...ofReturn, read: note({ step: 'reject' }), done: 'Retur ditolak. Pembeli membaca alasannya.' },
  receive: { ...ofReturn, read: always({ step: 'receive' }), done: 'Barang retur diterima.' },
  payPostage: { ...ofReturn, role: 'owner', read: readPostage, done: 'Ongkir retur diputuskan. Pembeli diberi kabar.' },
  refusePostage: {
    ...ofReturn,
    role: 'owner',
    read: note({ step: 'postage', amount: 0 }),
    done: 'Ongkir retur tidak diganti. Pembeli membaca alasannya.',
  },
  payBack: { ...ofReturn, read: always({ step: 'refund' }), done: 'Dana retur dikembalikan.' },
  replace: {
    ...ofReturn,
    read: readReplacement,
    atField: (path) => [path, wrongNumber],
    done: 'Barang pengganti diserahkan. Pembeli diberi kabar.',
  },
  refundBegun: { ...ofRefund, read: always({ step: 'begin' }), done: 'Dicatat. Tandai lagi setelah ditransfer.' },
  correctReplacement: {
    ...ofReturn,
    read: receipt({ step: 'correct-receipt' }),
    done: 'Resi diperbaiki. Pembeli menerima nomor yang benar.',
  },
  pay: { ...ofRefund, role: 'owner', read: readProof, done: 'Dicatat sudah ditransfer.' },
  payByFile: {
    ...{ operation: 'refund.sendProof', method: 'POST', path: '/refunds/:id/proof', role: 'orders', upload: true },
    ...{ read: readProof, done: 'Dicatat sudah ditransfer.' },
  },
  account: { ...ofRefund, read: readAccount, done: 'Rekening disimpan. Pembeli diberi tahu.' },
  wallet: { ...ofRefund, read: always({ step: 'wallet' }), done: 'Dana masuk ke saldo pembeli.' },
  withdrawalBegun: {
    ...ofWithdrawal,
    read: always({ step: 'process' }),
    done: 'Dicatat. Tandai lagi setelah ditransfer.',
  },
  withdrawalPaid: {
    ...ofWithdrawal,
    read: always({ step: 'pay' }),
    done: 'Dicatat sudah ditransfer. Pembeli diberi kabar.',
  },
  withdrawalRefused: {
    ...ofWithdrawal,
    read: note({ step: 'refuse' }),
    done: 'Penarikan ditolak. Uangnya kembali, dan pembeli membaca alasannya.',
  },
  assignMoney: {
    ...ofMoney,
    read: readAssigned,
    atField: (path, words) => [path === 'number' ? 'orderNumber' : path, words],
    done: 'Uangnya dipasangkan ke pesanan.',
  },
  closeMoney: { ...ofMoney, read: readClosed, done: 'Ditandai selesai.' },
  stock: {
    ...{ operation: 'product.setStock', method: 'POST', path: '/stock', role: 'manager', once: true },
    ...{ read: readStock, done: 'Stok diubah.' },
    outcomes: { codes_short: 'Varian ini dijual dengan kode: tambahkan kodenya dulu.' },
  },
  price: {
    ...{ operation: 'product.setPrice', method: 'PATCH', path: '/variants/:id', role: 'manager' },
    ...{ read: readPrice, done: 'Harga diubah.' },
  },
  addProduct: {
    ...{ ...ofProduct, once: 'form', pictures: true },
    ...{ read: readNewProduct, atField: atField('Simpan produk tanpa menampilkannya, lalu isi lewat file produk.') },
    ...{ done: 'Produk ditambahkan.' },
  },
  changeProduct: {
    ...{ ...ofProduct, pictures: true },
    ...{ read: readProductChange, atField: atField('Isi dulu lewat file produk, atau sembunyikan produk ini.') },
    ...{ done: 'Perubahan produk disimpan.' },
  },
  hide: {
    ...ofProduct,
    read: ({ id = '' }) => ({ body: { slug: id, published: false } }),
    done: 'Produk disembunyikan dari toko.',
  },
  show: {
    ...ofProduct,
    read: ({ id = '' }) => ({ body: { slug: id, published: true } }),
    atField: atField('Isi dulu lewat file produk.'),
    done: 'Produk tampil lagi di toko.',
  },
  assignType: {
    ...{ operation: 'customer.assignType', method: 'POST', path: '/customers/type', role: 'manager' },
    ...{ read: readType, done: 'Tipe pelanggan disimpan.' },
  },
  signOutCustomer: {
    ...{ operation: 'person.signOut', method: 'POST', path: '/customers/:id/sign-out', role: 'manager' },
    ...{ read: always({}), done: 'Pelanggan dikeluarkan dari semua perangkat.' },
  },
  removeCustomer: {
    ...{ operation: 'person.remove', method: 'DELETE', path: '/customers/:id', role: 'owner' },
    ...{ read: always({}), done: 'Akun dihapus. Pembukuannya tetap ada tanpa nama.' },
  },
  pause: {
    ...ofSettings,
    read: readPause,
    atField: (_, words) => ['to', words],
    done: 'Libur pengiriman disimpan.',
  },
  endPause: { ...ofSettings, read: always({ shippingPause: null }), done: 'Libur pengiriman dihapus.' },
  close: { ...ofSettings, read: always({ maintenance: true }), done: 'Toko ditutup untuk pembeli.' },
  reopen: { ...ofSettings, read: always({ maintenance: false }), done: 'Toko dibuka lagi.' },
  permit: {
    ...{ operation: 'assistant.confirm', method: 'POST', path: '/assistant', role: 'viewer' },
    ...{ read: ({ permit = '' }) => ({ body: { permit } }), done: 'Dijalankan atas nama Anda.' },
  },
  removePasskeys: {
    ...{ operation: 'desk.removePasskeys', method: 'DELETE', path: '/desk/passkeys', role: 'viewer' },
    ...{ read: always({}), done: 'Semua passkey dihapus.' },
  },
} as const satisfies Readonly<Record<string, Press>>
export type PressName = keyof typeof presses

/** What operations answer of what came of a press. */
interface Answered {
  became?: string
  codesShort?: number
}
/** The word for what came of a press; '': what was meant to. */
export const outcomeOf = ({ became = '', codesShort = 0 }: Answered): string =>
  codesShort > 0 ? 'codes_short' : became

/** What is said of a press that is done, by its name and the word behind it, as they stand in the address. */
export function doneWords(said: string): string | null {
  const [name = '', outcome = ''] = said.split('.')
  const found = findPress(name)
  if (!found) return null
  const { outcomes = {}, done } = found
  return Object.hasOwn(outcomes, outcome) ? (outcomes[outcome] ?? done) : done
}

/** The press of a name that a form has sent. */
export const findPress = (name: string): (Press & { name: PressName }) | null =>
  Object.hasOwn(presses, name) ? { ...presses[name as PressName], name: name as PressName } : null
