/** Where a step of picking a region leads without script: the page, and what stays of its query. */
export interface RegionSteps {
  path: string
  kept: Readonly<Record<string, string>>
}
export const stepTo = ({ path, kept }: RegionSteps, more: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ ...kept, ...more })}`
