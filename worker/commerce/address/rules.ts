import type { Decoded } from '#shared/api/index.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { checkout } from '#shared/api/order/checkout.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { type DeliveryWay, deliveryWay } from '#shared/order/delivery-way.ts'
import { isInIndonesia, type Point, pointText } from '#shared/indonesia/point.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { findVillage } from '#commerce/region/store.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { regencyCodeOf } from '#shared/indonesia/region-code.ts'

type Request = Omit<Decoded<typeof checkout.applyAddress>, 'orderId' | 'buyer'>

/**
 * The address as it will be printed: with a normalised phone and our own names of the places. What is not
 * sent only needs a contact. All wrong fields are reported at once.
 */
export function checkAddress(request: Request, delivery: DeliveryWay): Result<Address> {
  const phone = normalisePhone(request.phone)
  const { needsAddress } = deliveryWay[delivery]
  const place = needsAddress && request.villageCode !== null ? findVillage(request.villageCode) : null
  const wrong = [phone, emailFault(request), ...(needsAddress ? placeFaults(request, place !== null) : [])]
  const [first, ...more] = wrong.flatMap((one) => (one?.ok === false ? [one] : []))
  if (first && more.length === 0) return first
  if (first) return refused('input_invalid', {}, Object.assign({}, ...[first, ...more].map(({ fields }) => fields)))
  if (!phone.ok) return phone
  const contact = { recipient: request.recipient, phone: phone.value, email: request.email }
  if (!place) return accepted({ ...contact, ...nowhere })
  const { villageCode, postcode, street, courierNote } = request
  return accepted({
    ...contact,
    ...place,
    villageCode,
    postcode,
    street,
    courierNote,
    ...(pointIn(request) ?? noPoint),
  })
}

const emailFault = ({ email }: Request) =>
  email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : atField('email', 'email_invalid')
function placeFaults(request: Request, known: boolean): (Refused | null)[] {
  const missing = missingFields(request)
  const point = pointIn(request)
  return [
    Object.keys(missing).length > 0 ? refused('address_incomplete', {}, missing) : null,
    known || request.villageCode === null ? null : atField('villageCode', 'region_unknown'),
    point === null || isInIndonesia(point) ? null : atField('latitude', 'point_invalid'),
  ]
}
const atField = (field: string, code: ErrorCode) => refused(code, {}, { [field]: messageOf(code) })
const pointIn = ({ latitude, longitude }: Request) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/**
 * An address that replaces `before`. The form began with the point of the old place: in another village it is not the
 * new one's, and couriers would price by it and drive to it.
 */
export function inPlaceOf(before: Address | null, address: Address): Address {
  const [old, point] = [pointOf(before), pointOf(address)]
  const left = old && point && pointText(old) === pointText(point) && before?.villageCode !== address.villageCode
  return left ? { ...address, ...noPoint } : address
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

/** Where its pin stands on the map; null: it has none. */
export function pointOf(address: Address | null): Point | null {
  const { latitude = null, longitude = null } = address ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** `31.74` of `31.74.07.1001`: couriers' rates are computed from it. */
export const regencyOf = (address: Address | null): string | null =>
  address?.villageCode ? regencyCodeOf(address.villageCode) : null

/** The whole address in one line, as a courier's label prints it. */
export const addressLineOf = ({ street, village, district, regency, province, postcode }: Address): string =>
  [street, village, district, regency, province, postcode].filter((part) => part !== null && part !== '').join(', ')
