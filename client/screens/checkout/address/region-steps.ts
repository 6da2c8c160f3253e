/** Where a step of the picking leads without script: the page, and what of its query stays. */
export interface RegionSteps {
  path: string
  kept: Readonly<Record<string, string>>
}
export const stepTo = ({ path, kept }: RegionSteps, more: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ ...kept, ...more })}`
