import { messageOf } from './errors.ts'
import { limits } from '#shared/limits.ts'
import { text } from './text.ts'

const name = `Nama harus 3 sampai ${limits.personNameChars} karakter`

/** What a typed field has to be, by our word for it; the bounds are those of the contract (shared/api). */
const sentences: Readonly<Record<string, string>> = {
  postcode: 'Kode pos harus 5 angka',
  // Longer ones reach the rules of numbers, which say more.
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

/** Why a field that was filled in is refused, in words that help to mend it. */
export const fieldSentence = (field: string | undefined): string =>
  (field && Object.hasOwn(sentences, field) ? sentences[field] : undefined) ?? text.fieldInvalid
