import type { Decoded } from '#shared/api/index.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { checkout } from '#shared/api/order/checkout.ts'
import { messageOf } from '#shared/text/errors.ts'
import { type DeliveryWay, deliveryWay } from '#shared/order/delivery-way.ts'
import { isInIndonesia } from '#shared/indonesia/point.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findVillage } from '#commerce/region/store.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'

type Request = Omit<Decoded<typeof checkout.applyAddress>, 'orderId' | 'buyer'>

/**
 * The address as it will be printed: with a normalised phone and our own names of the places. What is not
 * sent only needs a contact.
 */
export function checkAddress(request: Request, delivery: DeliveryWay): Result<Address> {
  const phone = normalisePhone(request.phone)
  if (!phone.ok) return phone
  if (request.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email))
    return refused('email_invalid', {}, { email: messageOf('email_invalid') })
  const contact = { recipient: request.recipient, phone: phone.value, email: request.email }
  if (!deliveryWay[delivery].needsAddress) return accepted({ ...contact, ...nowhere })

  const missing = missingFields(request)
  if (Object.keys(missing).length > 0) return refused('address_incomplete', {}, missing)
  const place = request.villageCode === null ? null : findVillage(request.villageCode)
  if (!place) return refused('region_unknown', {}, { villageCode: messageOf('region_unknown') })
  const { villageCode, postcode, street, courierNote, latitude, longitude } = request
  if (latitude !== null && longitude !== null && !isInIndonesia({ latitude, longitude }))
    return refused('point_invalid', {}, { latitude: messageOf('point_invalid') })
  const point = latitude === null || longitude === null ? noPoint : { latitude, longitude }
  return accepted({ ...contact, ...place, villageCode, postcode, street, courierNote, ...point })
}

const noPoint = { latitude: null, longitude: null }
/** The address of an order that needs no shipment: a contact without a place. */
const nowhere = {
  villageCode: null,
  province: '',
  regency: '',
  district: '',
  village: '',
  postcode: null,
  street: null,
  courierNote: null,
  ...noPoint,
}

/** The contact of an address, without its place. */
export const contactOf = ({ recipient, phone, email }: Address): Address => ({ recipient, phone, email, ...nowhere })

/** Place names are not enough here, because rates are computed from the code. */
function missingFields({ villageCode, postcode, street }: Request): Record<string, string> {
  return {
    ...(villageCode === null ? { villageCode: 'Pilih provinsi, kota/kabupaten, kecamatan, dan kelurahan.' } : {}),
    ...(postcode === null ? { postcode: 'Isi kode pos 5 digit.' } : {}),
    ...(street === null ? { street: 'Isi nama jalan, nomor rumah, dan RT/RW.' } : {}),
  }
}

/** `31.74` of `31.74.07.1001`: couriers' rates are computed from it. */
export const regencyOf = (address: Address | null): string | null => address?.villageCode?.slice(0, 5) ?? null

/** The whole address in one line, as a courier's label prints it. */
export const addressLineOf = ({ street, village, district, regency, province, postcode }: Address): string =>
  [street, village, district, regency, province, postcode].filter((part) => part !== null && part !== '').join(', ')
