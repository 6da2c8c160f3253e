import type { AccountChange } from './account.ts'

/** What was changed, as its page and the message about it call it. */
export const accountChangeNames: Readonly<Record<AccountChange['kind'], string>> = {
  email: 'Email',
  phone: 'Nomor HP',
  password: 'Kata sandi',
  google: 'Akun Google yang terhubung',
  passkey: 'Daftar passkey',
  bank_account: 'Rekening bank',
  address: 'Alamat utama',
}
