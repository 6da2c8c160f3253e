/**
 * The people and the one client that the stand-in for Google knows. They have a file of their own because a Worker's
 * main module may export only its handler.
 */
export const issuer = 'http://akun-google.localhost'
export const client = { clientId: 'etalase-local', clientSecret: 'only-for-this-machine' }

/** @typedef {{ sub: string, name: string, email: string, email_verified: boolean }} Person */

/** @type {readonly [Person, Person, Person]} */
export const people = [
  { sub: '100000000000000000001', name: 'Rina Contoh', email: 'rina@contoh.id', email_verified: true },
  { sub: '100000000000000000002', name: 'Siti Rahmawati', email: 'siti@contoh.id', email_verified: true },
  { sub: '100000000000000000003', name: 'Tanpa Verifikasi', email: 'baru@contoh.id', email_verified: false },
]
