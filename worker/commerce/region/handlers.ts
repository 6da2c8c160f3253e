import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { region } from '#shared/api/region.ts'
import { accepted, type Result } from '#shared/result.ts'
import { searchDistricts } from './search.ts'
import { findParts } from './store.ts'

/** Runs in the Worker: places are the same for every shop and need no database. */
export function listRegions({ parent }: Decoded<typeof region.list>): Result<OutputOf<typeof region.list>> {
  return accepted(findParts(parent))
}

export function searchRegions({ text, limit }: Decoded<typeof region.search>): Result<OutputOf<typeof region.search>> {
  return accepted(searchDistricts(text, limit))
}
