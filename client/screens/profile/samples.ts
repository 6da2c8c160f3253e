import type { ProfileData } from './page.tsx'

const me = { name: 'Siti Rahmawati', email: 'siti.rahma@contoh.id', phone: '+6281234567890', typeName: 'Reseller' }

export const profileSamples: Readonly<Record<string, ProfileData>> = {
  busy: {
    me,
    counts: { 'belum-bayar': 1, dikemas: 12, dikirim: 120 },
    returns: 2,
    photo: false,
    wallet: 1_250_000,
    coins: 12_345,
    google: true,
  },
  fresh: {
    me: { ...me, email: null, typeName: '' },
    counts: {},
    returns: 0,
    photo: false,
    wallet: 0,
    coins: 0,
    google: false,
  },
  nameless: {
    me: { name: '', email: null, phone: null, typeName: '' },
    counts: {},
    returns: 0,
    photo: false,
    wallet: null,
    coins: null,
    google: false,
  },
  longest: {
    me: {
      name: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas Wijaya',
      email: 'raden.ajeng.siti.nurhalizah.kusumaningtyas.wijaya@perusahaan-keluarga.co.id',
      phone: '+6281234567890',
      typeName: 'Distributor Utama Jawa Barat',
    },
    counts: { 'belum-bayar': 99 },
    returns: 12,
    photo: false,
    wallet: 999_999_999,
    coins: 999_999_999,
    google: true,
  },
}
