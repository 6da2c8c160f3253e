import type { ProfileData } from '../profile.tsx'

const me = { name: 'Siti Rahmawati', email: 'siti.rahma@contoh.id', phone: '+6281234567890', typeName: 'Reseller' }

export const profileSamples: Readonly<Record<string, ProfileData>> = {
  busy: { me, counts: { 'belum-bayar': 1, dikemas: 12, dikirim: 120 }, google: true },
  fresh: { me: { ...me, email: null, typeName: '' }, counts: {}, google: false },
  nameless: { me: { name: '', email: null, phone: null, typeName: '' }, counts: {}, google: false },
  longest: {
    me: {
      name: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas Wijaya',
      email: 'raden.ajeng.siti.nurhalizah.kusumaningtyas.wijaya@perusahaan-keluarga.co.id',
      phone: '+6281234567890',
      typeName: 'Distributor Utama Jawa Barat',
    },
    counts: { 'belum-bayar': 99 },
    google: true,
  },
}
