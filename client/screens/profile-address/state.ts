import { atom } from 'jotai'
import type { SavedAddress } from '#shared/api/account/address.ts'
import type { CountryChoice, Refusal } from '#client/app/page/page.ts'
import { screenAtoms } from '#client/app/state/screen-state.ts'
import type { Store } from '#client/app/state/store.tsx'
import { forgetDrafts } from '#client/scripts/form/drafts.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'
import { addressForm, type AddressFormState } from '#client/screens/checkout/address/state.ts'

export interface OwnAddressProps {
  path: string
  refusal: Refusal | null
  /** null: a new address. */
  address: SavedAddress | null
  countries: CountryChoice
  regions: Regions | null
  changing: boolean
}
type OwnAddressData = Pick<OwnAddressProps, 'address' | 'countries' | 'regions' | 'changing'>

export const screen = screenAtoms<OwnAddressData, 'save'>()
export const address = screen.dataOf('address')

export function fill(store: Store, { path, refusal, ...data }: OwnAddressProps): void {
  store.set(screen.start, { data, refusal, path, address: path })
  // Nothing that is typed here is kept, so no place either: it would be that of an address before.
  forgetDrafts(ownerOf(data.address))
  store.set(addressForm, { shown: ownAddress, save, corrected: screen.corrected })
}

const ownerOf = (address: SavedAddress | null): string => `address-${address?.id ?? 'new'}`

const ownAddress = atom((get): AddressFormState => ({
  path: get(screen.path),
  action: 'save',
  owner: ownerOf(get(address)),
  address: get(address),
  needsAddress: true,
  countries: get(screen.dataOf('countries')),
  regions: get(screen.dataOf('regions')),
  changing: get(screen.dataOf('changing')),
  refusal: get(screen.refusal),
  busy: get(screen.isBusy('save')),
}))

/** A second press while the first is not answered sends nothing: it could save a new address twice. */
const save = atom(null, async (get, set, fields: FormData) => {
  if (get(screen.busy) === null) await set(screen.run, 'save', fields)
})
