import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  withDefault,
  lenient,
  lenientOrNull,
  placeCode,
  text,
  textOrNumber,
  typed,
} from '#shared/api/contract/brands.ts'
import { villagePattern } from '#shared/indonesia/region-code.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/** A form sends text, a script numbers. */
const degrees = (most: number) =>
  z.codec(z.union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,10})?$/)]), z.number().min(-most).max(most), {
    decode: Number,
    encode: (n) => n,
  })

/**
 * Where the shipment goes. Names are printed on the label; rates are computed from the village code
 * (Kemendagri).
 */
const addressShape = lazy(() => ({
  recipient: ['RECIPIENT_NAME', withDefault(text(limits.personNameChars), '')],
  phone: ['RECIPIENT_PHONE', withDefault(text(limits.phoneInputMax), '')],
  email: ['RECIPIENT_EMAIL', nullable(text(limits.emailChars))],
  villageCode: ['VILLAGE_CODE', nullable(placeCode(villagePattern))],
  province: ['PROVINCE_NAME', withDefault(text(limits.nameChars), '')],
  regency: ['CITY_NAME', withDefault(text(limits.nameChars), '')],
  district: ['DISTRICT_NAME', withDefault(text(limits.nameChars), '')],
  village: ['VILLAGE_NAME', withDefault(text(limits.nameChars), '')],
  postcode: ['POSTAL_CODE', nullable(textOrNumber(z.string().regex(/^\d{5}$/)))],
  street: ['ADDRESS', nullable(text(limits.streetChars))],
  courierNote: ['ADDRESS_NOTE', nullable(text(limits.courierNoteChars))],
  /** Degrees; instant couriers drive to a point on the map. Both are given or neither. */
  latitude: ['ADDRESS_LATITUDE', lenientOrNull(degrees(90))],
  longitude: ['ADDRESS_LONGITUDE', lenientOrNull(degrees(180))],
}))
export const Address = record(addressShape)
export type Address = z.output<ReturnType<typeof Address>>

/** What a request for an address carries: without a street and a village only a digital order accepts it. */
export const addressFields = lazy(() => ({
  recipient: ['RECIPIENT_NAME', typed(3, limits.personNameChars)],
  phone: ['RECIPIENT_PHONE', typed(5, limits.phoneInputMax)],
  email: ['RECIPIENT_EMAIL', nullable(typed(5, limits.emailChars))],
  villageCode: ['VILLAGE_CODE', nullable(placeCode(villagePattern))],
  postcode: ['POSTAL_CODE', nullable(z.string().regex(/^\d{5}$/))],
  street: ['ADDRESS', nullable(typed(10, limits.streetChars))],
  courierNote: ['ADDRESS_NOTE', nullable(text(limits.courierNoteChars))],
  province: ['PROVINCE_NAME', nullable(text(limits.nameChars))],
  regency: ['CITY_NAME', nullable(text(limits.nameChars))],
  district: ['DISTRICT_NAME', nullable(text(limits.nameChars))],
  village: ['VILLAGE_NAME', nullable(text(limits.nameChars))],
  latitude: ['ADDRESS_LATITUDE', nullable(degrees(90))],
  longitude: ['ADDRESS_LONGITUDE', nullable(degrees(180))],
}))

/** An address of a customer's own, as the profile keeps it and checkout offers it. */
export const SavedAddress = record(() => ({
  ...addressShape(),
  /** null: this backend lists addresses that were used before and does not let them be changed. */
  id: ['ADDRESS_ID', nullable(Code)],
  label: ['ADDRESS_LABEL', lenient(text(limits.addressLabelChars), '')],
  main: ['ADDRESS_ISMAIN', withDefault(Flag, false)],
  /** It was typed in another browser, and the customer has not chosen it in one of their own since. */
  elsewhere: ['ADDRESS_ISFROMELSEWHERE', withDefault(Flag, false)],
}))
export type SavedAddress = z.output<ReturnType<typeof SavedAddress>>

const id = ['ADDRESS_ID', Code] as const

export const address = {
  /** The main one first, then what was used last. */
  list: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/address',
    output: () => list(SavedAddress()),
  }),
  /** Ours: without an id a new one. */
  save: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/address',
    input: record(() => ({
      ...addressFields(),
      id: ['ADDRESS_ID', nullable(Code)],
      label: ['ADDRESS_LABEL', withDefault(text(limits.addressLabelChars), '')],
      main: ['ADDRESS_ISMAIN', Flag],
    })),
    output: () => wire({ id }),
  }),
  remove: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/address-delete',
    input: () => wire({ id }),
  }),
  makeMain: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/address-main',
    input: () => wire({ id }),
  }),
}
