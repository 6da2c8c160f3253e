import { atom } from 'jotai'
import type { PlaceFound, Region } from '#shared/api/shop/region.ts'
import { text } from '#shared/text/text.ts'
import { ask } from '#client/app/browser/browser-api.ts'
import { toast } from '#client/app/browser/toast.ts'
import type { RegionLevel, Regions } from '#client/kit/form/load-regions.ts'
import { abovePlace } from './region-steps.ts'

/** Picking a level empties those below it and fetches the next list. */
const below = {
  prov: { kota: '', kec: '', regencies: [], districts: [], villages: [] },
  kota: { kec: '', districts: [], villages: [] },
  kec: { villages: [] },
} as const satisfies Record<RegionLevel, Partial<Regions>>
const filled = { prov: 'regencies', kota: 'districts', kec: 'villages' } as const
const waiting = { prov: 'kota', kota: 'kec', kec: 'village' } as const

type Picked = Pick<Regions, RegionLevel>

/**
 * The lists of regions and what is picked in them, as atoms that live as long as the form. `first`: what the page
 * brought. `left`: what was picked before the page was loaded again, and not sent.
 */
export function regionPicker(first: Regions, left: Picked | null) {
  const regions = atom(first)
  const loading = atom<RegionLevel | 'village' | null>(null)
  /** The village that nobody had to choose; '' when the shopper has to. */
  const village = atom('')
  const questions = atom(0)
  const nextQuestion = atom(null, (get, set) => {
    set(questions, get(questions) + 1)
    return get(questions)
  })

  /** The places in the place just picked, which is taken back without them. An answer to a former choice is dropped. */
  const fetchBelow = atom(null, async (get, set, level: RegionLevel, parent: string) => {
    const question = set(nextQuestion)
    set(loading, waiting[level])
    const list = await ask<Region[]>('region.list', { parent })
    if (question !== get(questions)) return
    set(loading, null)
    set(regions, (before) => ({ ...before, [list ? filled[level] : level]: list ?? '' }))
    if (!list) toast(text.networkError, 'error')
    else if (level === 'kec') set(village, onlyOne(list))
  })
  const pick = atom(null, async (_get, set, level: RegionLevel, code: string) => {
    set(nextQuestion)
    set(village, '')
    set(regions, (before) => ({ ...before, ...below[level], [level]: code }))
    if (code === '') set(loading, null)
    else await set(fetchBelow, level, code)
  })

  const fetchAll = atom(null, async (get, set, { prov, kota, kec }: Picked) => {
    const question = set(nextQuestion)
    const list = (parent: string) => (parent === '' ? [] : ask<Region[]>('region.list', { parent }))
    const [provinces, regencies, districts, villages] = await Promise.all([
      ask<Region[]>('region.list', {}),
      list(prov),
      list(kota),
      list(kec),
    ])
    if (question !== get(questions)) return
    if (!provinces || !regencies || !districts || !villages) return toast(text.networkError, 'error')
    set(regions, { prov, kota, kec, provinces, regencies, districts, villages })
    // 'Coblong, Kota Bandung, Jawa Barat'.
    return [...districts, ...regencies, ...provinces]
      .filter(({ code }) => [prov, kota, kec].includes(code))
      .map(({ name }) => name)
      .join(', ')
  })
  /**
   * A page that shows a saved region as a line brings no lists. They are fetched when it is to be changed. Returns what
   * is picked in them.
   */
  const fetchMissing = atom(null, async (_get, set) => {
    if (left || first.provinces.length === 0) return set(fetchAll, left ?? first)
  })
  /** A district that was found by its name: the province and the city above it are picked with it. */
  const choose = atom(null, async (get, set, place: PlaceFound) => {
    set(loading, 'village')
    await set(fetchAll, abovePlace(place.code))
    set(loading, null)
    set(village, onlyOne(get(regions).villages))
  })

  return { regions, loading, village, pick, choose, fetchMissing }
}

const onlyOne = (found: readonly Region[]): string => (found.length === 1 ? (found[0]?.code ?? '') : '')
