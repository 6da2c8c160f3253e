import type { Settings } from '#shared/admin/settings.ts'
import type { ShopSettings } from './tables.ts'

type Shown = Pick<ShopSettings, 'banners' | 'popup' | 'planned'>
type Times = Pick<Settings['popup'], 'from' | 'until'>

const always: Times = { from: null, until: null }
const hasTimes = ({ from, until }: Times): boolean => from !== null || until !== null

/** All banners in their order, with their times. */
export function bannersOf({ banners, planned }: Shown): Settings['banners'] {
  const all = banners.map((banner) => ({ ...always, ...banner }))
  for (const { place, ...banner } of planned?.banners ?? []) all.splice(place, 0, banner)
  return all
}
export const popupOf = ({ popup, planned }: Shown): Settings['popup'] => planned?.popup ?? { ...always, ...popup }

interface Change {
  banners?: Settings['banners'] | undefined
  popup?: Settings['popup'] | undefined
}
/** What comes and goes by the clock is kept apart: a release that knows no times shows none of it. */
export function storedAs(shop: Shown, change: Change): Partial<ShopSettings> {
  const { banners = bannersOf(shop), popup = popupOf(shop) } = change
  const plain = ({ image, link, title }: Settings['banners'][number]) => ({ image, link, title })
  const { active, image, link } = popup
  return {
    banners: banners.filter((banner) => !hasTimes(banner)).map(plain),
    popup: hasTimes(popup) ? { active: false, image: '', link: null } : { active, image, link },
    planned: {
      banners: banners.flatMap((banner, place) => (hasTimes(banner) ? [{ ...banner, place }] : [])),
      popup: hasTimes(popup) ? popup : null,
    },
  }
}

const at = (time: string | null): Date | null => (time === null ? null : new Date(time))

/** Whether its moment has come. */
export const hasBegun = ({ from }: Times, now: Date): boolean => from === null || new Date(from) <= now
/** Whether its moment has passed. */
export const hasEnded = ({ until }: Times, now: Date): boolean => until !== null && new Date(until) <= now
/** Whether shoppers see it now. */
export const isShown = (times: Times, now: Date): boolean => hasBegun(times, now) && !hasEnded(times, now)

/** When a banner or the popup comes or goes. */
export const plannedMoments = ({ planned }: Pick<Shown, 'planned'>): (Date | null)[] =>
  [...(planned?.banners ?? []), ...(planned?.popup?.active ? [planned.popup] : [])].flatMap(({ from, until }) => [
    at(from),
    at(until),
  ])
