import { districtPattern, provincePattern, regencyPattern } from '#shared/indonesia/region-code.ts'
import { usualList } from '#shared/api/contract/query.ts'
import { type ApiClient, ApiFailure } from '#shared/api/index.ts'
import type { PlaceFound, Region } from '#shared/api/shop/region.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { searchedIn } from '#client/app/page/searched.ts'

/** The three levels above a village, by the keys a shopper reads in the address. */
export type RegionLevel = 'prov' | 'kota' | 'kec'
/** What is picked so far, and the list of every level that can be picked next. */
export type Regions = {
  prov: string
  kota: string
  kec: string
  provinces: Region[]
  regencies: Region[]
  districts: Region[]
  villages: Region[]
  /** Whether places can be searched by name; without script also what was searched and found. */
  searchable?: boolean
  asked?: string
  places?: PlaceFound[]
}

/** Whether a form with the lists was sent. */
export const isPicking = (typed: Readonly<Record<string, string>>): boolean => 'prov' in typed

/** The lists for picking a region, and, without script, what was searched for. `typed`: what was sent of its form. */
export async function loadPicker(
  api: Pick<ApiClient, 'region'>,
  shop: Shop,
  typed: Readonly<Record<string, string>> | null,
): Promise<Regions | null> {
  const query = typed && new URLSearchParams(typed)
  const asked = searchedIn(query, 'cari')
  const searchable = can(shop, 'region.search')
  const [regions, places] = await Promise.all([
    loadRegions(api, query),
    searchable && asked.length > 1
      ? optional(api, 'region.search', { ...usualList, text: asked, villages: true })
      : null,
  ])
  if (regions === null) return null
  return {
    ...regions,
    searchable,
    asked,
    ...(places ? { places } : {}),
  }
}

/**
 * The lists of every level picked so far. A city outside the picked province counts as not picked. null: this backend
 * has no regions.
 */
export async function loadRegions(
  api: Pick<ApiClient, 'region'>,
  query: URLSearchParams | null,
): Promise<Regions | null> {
  const empty: Regions = { prov: '', kota: '', kec: '', provinces: [], regencies: [], districts: [], villages: [] }
  if (query === null) return empty
  const prov = code(query.get('prov'), '', provincePattern)
  const kota = prov && code(query.get('kota'), prov, regencyPattern)
  const kec = kota && code(query.get('kec'), kota, districtPattern)
  const list = async (parent: string | null) =>
    parent === '' ? [] : api.region.list(parent === null ? {} : { parent })
  try {
    const [provinces, regencies, districts, villages] = await Promise.all([
      list(null),
      list(prov),
      list(kota),
      list(kec),
    ])
    return { prov, kota, kec, provinces, regencies, districts, villages }
  } catch (failure) {
    // Without regions in the backend the shopper types the names. A backend that is down stops the page, as with any
    // other call.
    if (failure instanceof ApiFailure && failure.kind === 'absent') return null
    if (failure instanceof ApiFailure && failure.kind === 'refused') return { ...empty, provinces: await list(null) }
    throw failure
  }
}

const code = (value: string | null, parent: string, pattern: RegExp): string =>
  value !== null && pattern.test(value) && value.startsWith(parent) ? value : ''
