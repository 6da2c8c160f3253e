import type { ProfileData } from './page.tsx'
import { bestSellers } from '#client/samples/catalogue.ts'
import { pending } from '#client/samples/orders.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'
import { card, coming } from '#client/screens/orders/samples.ts'
import { coins } from '#client/screens/profile-coins/samples.ts'
import { wallet } from '#client/screens/profile-wallet/samples.ts'

const me = { name: 'Siti Rahmawati', email: 'siti.rahma@contoh.id', phone: '+6281234567890', typeName: 'Reseller' }

const fresh: ProfileData = {
  me: { ...me, email: null, typeName: '' },
  counts: {},
  open: [],
  returns: 0,
  photo: false,
  wallet: 0,
  coins: 0,
  vouchers: sampleVouchers.length,
  popular: bestSellers,
}

export const profileSamples: Readonly<Record<string, ProfileData>> = {
  busy: {
    ...fresh,
    me,
    counts: { 'belum-bayar': 1, dikemas: 12, dikirim: 120 },
    open: [
      card(1, { payBy: pending.bill.expiresAt }),
      card(2, { status: 'PROCESSING', ...coming }),
      card(3, { status: 'SHIPPING', ...coming }),
    ],
    returns: 2,
    wallet: wallet.balance,
    coins: coins.balance,
    vouchers: sampleVouchers.length,
    popular: [],
  },
  fresh,
  nameless: {
    ...fresh,
    me: { name: '', email: null, phone: null, typeName: '' },
    wallet: null,
    coins: null,
    vouchers: null,
  },
  longest: {
    ...fresh,
    me: {
      name: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas Wijaya',
      email: 'raden.ajeng.siti.nurhalizah.kusumaningtyas.wijaya@perusahaan-keluarga.co.id',
      phone: '+6281234567890',
      typeName: 'Distributor Utama Jawa Barat',
    },
    counts: { 'belum-bayar': 99 },
    open: [card(1)],
    popular: [],
    returns: 12,
    wallet: 999_999_999,
    coins: 999_999_999,
  },
}
