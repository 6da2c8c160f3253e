import type { Address } from '#shared/api/account/address.ts'

export type Place = Pick<Address, 'village' | 'district' | 'regency' | 'province'>

/** 'Dago, Coblong, Kota Bandung, Jawa Barat'. */
export const regionLine = ({ village, district, regency, province }: Place): string =>
  [village, district, regency, province].filter((part) => part !== '').join(', ')

/** The whole address in one line, as on a shipping label. Its postcode stands on no line of its own. */
export const addressLine = (address: Address): string =>
  [address.street, regionLine(address), address.postcode]
    .filter((part) => part !== null && part !== '')
    .join(', ')
    .replace(/ (?=\d+$)/, '\u00A0')

/** '+6281234567890' → '0812-3456-7890', as Indonesians read it aloud. Anything else stays as it is. */
export function showPhone(phone: string): string {
  const national = /^\+?62(8\d{8,11})$/.exec(phone)?.[1]
  return national ? `0${national}`.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3') : phone
}
