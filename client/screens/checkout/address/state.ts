import { type Atom, atom, type WritableAtom } from 'jotai'
import type { Address } from '#shared/api/account/address.ts'
import type { CountryChoice, Refusal } from '#client/app/page/page.ts'
import { fieldsOf, filled } from '#client/app/state/store.tsx'
import type { Regions } from '#client/kit/form/load-regions.ts'

/** What the address form shows. */
export interface AddressFormState {
  path: string
  action: string
  /** Under this name what is typed is kept until it is sent. */
  owner: string
  address: Address | null
  /** An address is needed; otherwise only who receives it. */
  needsAddress: boolean
  /** It is fetched at the shop, by this person. */
  fetched?: boolean
  countries: CountryChoice
  regions: Regions | null
  /** The region is being changed, step by step. */
  changing: boolean
  refusal: Refusal | null
  busy: boolean
  /** The bar of a phone has the form's button. */
  barSaves?: boolean
}

/** What of a place is named, from which the postcode follows. */
export const placed = atom<unknown>(null)

/** What the button of the form says, wherever it stands. */
export function saveWords({ needsAddress, fetched }: { needsAddress: boolean; fetched: boolean | undefined }): string {
  if (needsAddress) return 'Simpan Alamat'
  return fetched ? 'Simpan Data Pengambil' : 'Simpan Data Penerima'
}

interface AddressFormAtoms {
  shown: Atom<AddressFormState>
  save: WritableAtom<null, [fields: FormData], Promise<void>>
  /** The field was typed again. */
  corrected: WritableAtom<null, [field: string], void>
}

/** Checkout and the address book use the same form. Each fills this with what its form reads and writes. */
export const addressForm = filled<AddressFormAtoms>('the address form')
export const formOf = fieldsOf(atom((get) => get(get(addressForm).shown)))
export const correctField = atom(null, (get, set, field: string) => set(get(addressForm).corrected, field))
export const saveAddress = atom(null, (get, set, fields: FormData) => set(get(addressForm).save, fields))
