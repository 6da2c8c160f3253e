import { districtCodeOf, provinceCodeOf, regencyCodeOf } from '#shared/indonesia/region-code.ts'

/** The steps to a village or a district, by its code: '31.74.07.1001' → 31, 31.74, 31.74.07. */
export const abovePlace = (code: string) => ({
  prov: provinceCodeOf(code),
  kota: regencyCodeOf(code),
  kec: districtCodeOf(code),
})
