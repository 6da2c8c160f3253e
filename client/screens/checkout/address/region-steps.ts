import { districtOfVillage } from '#shared/indonesia/region-code.ts'

/** Where a step of picking a region leads without script: the page, and what stays of its query. */
export interface RegionSteps {
  path: string
  kept: Readonly<Record<string, string>>
}
export const stepTo = ({ path, kept }: RegionSteps, more: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ ...kept, ...more })}`

/** What lies above a village or a district, by its code: '31.74.07.1001' → 31, 31.74, 31.74.07. */
export const abovePlace = (code: string) => ({
  prov: code.slice(0, 2),
  kota: code.slice(0, 5),
  kec: districtOfVillage(code),
})
