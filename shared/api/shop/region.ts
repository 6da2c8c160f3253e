import { z } from 'zod'
import {
  Flag,
  lenient,
  lenientOrNull,
  nullable,
  placeCode,
  text,
  textOrNumber,
  typed,
} from '#shared/api/contract/brands.ts'
import { lazy } from '#shared/lazy.ts'
import { limits } from '#shared/limits.ts'
import { districtPattern, provincePattern, regencyPattern, villagePattern } from '#shared/indonesia/region-code.ts'
import { endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { listQuery } from '#shared/api/contract/query.ts'

/** Of a village; absent: of a larger place, or this backend does not say. */
const postcode = lazy(
  () => ['POSTAL_CODE', lenientOrNull(textOrNumber(z.string().regex(/^\d{5}$/))).optional()] as const,
)

/** A province (31), regency (31.74), district (31.74.07) or village (31.74.07.1001) by its Kemendagri code. */
export const Region = record(() => ({
  code: ['REGION_CODE', placeCode(provincePattern, regencyPattern, districtPattern, villagePattern)],
  name: ['REGION_NAME', text(100)],
  postcode: postcode(),
}))
export type Region = z.output<ReturnType<typeof Region>>

/** A district by its code, with what it lies in; or, where the search asks for them, one of its villages. */
export const PlaceFound = record(() => ({
  code: ['REGION_CODE', placeCode(districtPattern)],
  name: ['REGION_NAME', text(100)],
  regency: ['CITY_NAME', text(100)],
  province: ['PROVINCE_NAME', text(100)],
  /** null: it is the district as a whole. */
  villageCode: ['VILLAGE_CODE', lenientOrNull(placeCode(villagePattern))],
  village: ['VILLAGE_NAME', lenient(text(100), '')],
  postcode: postcode(),
}))
export type PlaceFound = z.output<ReturnType<typeof PlaceFound>>

export const region = {
  /** The parts of `parent`; without one, the provinces. */
  list: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    answeredBy: 'worker',
    upstream: 'GET /helper/region',
    cache: 'catalog',
    input: () =>
      wire({ parent: ['REGION_CODE', nullable(placeCode(provincePattern, regencyPattern, districtPattern))] }),
    output: () => list(Region()),
  }),
  /** Ours: districts by what people call them, the nearest first; with `villages` also the villages of that name. */
  search: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    answeredBy: 'worker',
    upstream: 'GET /helper/region-search',
    cache: 'catalog',
    input: record(() => ({
      ...listQuery(),
      text: ['TEXT_SEARCH', typed(2, limits.queryChars)],
      villages: ['VILLAGE_ISWANTED', Flag.optional()],
    })),
    output: () => list(PlaceFound()),
  }),
}
