import type { Entry } from './browser-errors.ts'

/** Why the shop still needs what somebody wants removed: an account, or a guest's data in an order. */
export const ownDataErrors = {
  account_orders: {
    status: 409,
    message: 'Masih ada {count} pesanan yang berjalan. Akun dapat dihapus setelah semuanya selesai.',
  },
  account_returns: {
    status: 409,
    message: 'Masih ada {count} pengembalian yang berjalan. Akun dapat dihapus setelah semuanya selesai.',
  },
  account_money: {
    status: 409,
    message: 'Masih ada {rp:amount} di Saldo Toko atau komisi. Akun dapat dihapus setelah uangnya ditarik.',
  },
  account_refunds: {
    status: 409,
    message: 'Masih ada {rp:amount} yang sedang dikembalikan. Akun dapat dihapus setelah dananya kembali.',
  },
  personal_data_account: {
    status: 409,
    message: 'Data pesanan ini milik sebuah akun. Masuk ke akun itu untuk menyalin atau menghapusnya.',
  },
  personal_data_order: {
    status: 409,
    message: 'Pesanan ini masih berjalan. Data pribadinya dapat dihapus setelah pesanan selesai.',
  },
  personal_data_until: {
    status: 409,
    message: 'Data pribadi masih diperlukan bila barang bermasalah. Data dapat dihapus mulai {from}.',
  },
  personal_data_return: {
    status: 409,
    message: 'Pengembalian pesanan ini masih berjalan. Data pribadinya dapat dihapus setelah selesai.',
  },
  personal_data_refund: {
    status: 409,
    message: 'Masih ada {rp:amount} yang sedang dikembalikan kepada Anda. Data dapat dihapus setelah dananya kembali.',
  },
} as const satisfies Record<string, Entry>
