import { districtCodeOf, provinceCodeOf, regencyCodeOf } from '#shared/indonesia/region-code.ts'

/** Where a step of picking a region leads without script: the page, and what stays of its query. */
export interface RegionSteps {
  path: string
  kept: Readonly<Record<string, string>>
}
export const stepTo = ({ path, kept }: RegionSteps, more: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ ...kept, ...more })}`

/** The steps to a village or a district, by its code: '31.74.07.1001' → 31, 31.74, 31.74.07. */
export const abovePlace = (code: string) => ({
  prov: provinceCodeOf(code),
  kota: regencyCodeOf(code),
  kec: districtCodeOf(code),
})
