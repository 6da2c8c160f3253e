import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { region } from '#shared/api/shop/region.ts'
import { accepted, type Result } from '#shared/result.ts'
import { searchDistricts } from './search.ts'
import { findParts } from './store.ts'
import { searchVillages } from './villages.ts'

/** Runs in the Worker: places are the same for every shop and need no database. */
export function listRegions({ parent }: Decoded<typeof region.list>): Result<OutputOf<typeof region.list>> {
  return accepted(findParts(parent))
}

export function searchRegions({
  text,
  limit,
  villages,
}: Decoded<typeof region.search>): Result<OutputOf<typeof region.search>> {
  const named = villages ? searchVillages(text, limit) : []
  const found = [
    // Where a village is called as it was typed, no district is guessed.
    ...searchDistricts(text, limit, { guesses: named.length === 0 }).map(
      ({ district: { code, name, regency, province }, total }) => ({
        total,
        place: { code, name, regency, province, villageCode: null, village: '' },
      }),
    ),
    ...named,
  ]
  // Of a district and a village that are as near, the district comes first: most people know theirs.
  return accepted(
    found
      .toSorted((a, b) => a.total - b.total)
      .slice(0, limit)
      .map(({ place }) => place),
  )
}
