import { messageOf } from './errors.ts'
import { limits } from '#shared/limits.ts'
import { text } from './text.ts'

const name = `Nama harus 3 sampai ${limits.personNameChars} karakter`

/** What a field must hold, by its name in our code; the limits are those of the contract (shared/api). */
const sentences: Readonly<Record<string, string>> = {
  postcode: 'Kode pos harus 5 angka',
  // Only a short one is refused here; normalisePhone() checks longer ones and says more.
  phone: messageOf('phone_too_short'),
  email: messageOf('email_invalid'),
  recipient: name,
  name,
  holder: name,
  street: `Alamat harus 10 sampai ${limits.streetChars} karakter`,
  courierNote: `Patokan maksimal ${limits.courierNoteChars} karakter`,
  villageCode: 'Pilih kelurahan atau desa dari daftar',
  password: `Kata sandi harus ${limits.passwordMin} sampai ${limits.passwordMax} karakter`,
}

/** Says why a field is refused, in words that help the shopper correct it. */
export const fieldSentence = (field: string | undefined): string =>
  (field && Object.hasOwn(sentences, field) ? sentences[field] : undefined) ?? text.fieldInvalid
