import type { Address } from '#shared/api/account/address.ts'

export type Place = Pick<Address, 'village' | 'district' | 'regency' | 'province'>

/** 'Dago, Coblong, Kota Bandung, Jawa Barat'. */
export const regionLine = ({ village, district, regency, province }: Place): string =>
  [village, district, regency, province].filter((part) => part !== '').join(', ')

/** A part of an address whose numbers stand on no line of their own: those of 'RT 03/RW 05', and a postcode at the end. */
export const withNumbersKept = (part: string): string => part.replace(/(\bR[TW]) (?=\d)| (?=\d+$)/g, '$1\u00A0')

/** What stands in it of an address. */
export type AddressParts = Pick<Address, keyof Place | 'street' | 'postcode'>
/** The whole address in one line, as on a shipping label. */
export const addressLine = (address: AddressParts): string =>
  withNumbersKept(
    [address.street, regionLine(address), address.postcode].filter((part) => part !== null && part !== '').join(', '),
  )

/** '+6281234567890' → '0812-3456-7890', as Indonesians read it aloud. Anything else stays as it is. */
export function showPhone(phone: string): string {
  const national = /^\+?62(8\d{8,11})$/.exec(phone)?.[1]
  return national ? `0${national}`.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3') : phone
}
