import { useEffect, useRef, useState } from 'react'
import type { Region } from '#shared/api/region.ts'
import { text } from '#shared/text.ts'
import { ask } from './door.ts'
import { toast } from './toast.ts'

export type RegionLevel = 'prov' | 'kota' | 'kec'
type Regions = { prov: string; kota: string; kec: string; provinces: Region[]; regencies: Region[]; districts: Region[]; villages: Region[] }

/** Picking a level empties those below it and fetches the next list. */
const below = {
  prov: { kota: '', kec: '', regencies: [], districts: [], villages: [] },
  kota: { kec: '', districts: [], villages: [] },
  kec: { villages: [] },
} as const satisfies Record<RegionLevel, Partial<Regions>>
const filled = { prov: 'regencies', kota: 'districts', kec: 'villages' } as const
const waiting = { prov: 'kota', kota: 'kec', kec: 'village' } as const

/** `left`: what had been picked before the page was loaded again, and not been sent. */
export function useRegions(first: Regions, left: Pick<Regions, RegionLevel> | null) {
  const [regions, setRegions] = useState(first)
  const [loading, setLoading] = useState<RegionLevel | 'village' | null>(null)
  const asked = useRef(0)

  /** The parts of a place; an answer to a choice that was changed meanwhile is dropped. */
  const fetchList = async (parent: string, into: 'regencies' | 'districts' | 'villages', level: RegionLevel | 'village') => {
    const number = (asked.current += 1)
    setLoading(level)
    const list = await ask<Region[]>('region.list', { parent })
    if (number !== asked.current) return
    setLoading(null)
    if (list === null) return toast(text.networkError, 'error')
    setRegions((before) => ({ ...before, [into]: list }))
  }
  const pick = (level: RegionLevel, code: string) => {
    asked.current += 1
    setRegions((before) => ({ ...before, ...below[level], [level]: code }))
    if (code !== '') void fetchList(code, filled[level], waiting[level])
  }
  /** A page that shows a saved region as a line brings no lists: they come when it is to be changed. */
  const fetchAll = async ({ prov, kota, kec }: Pick<Regions, RegionLevel>) => {
    asked.current += 1
    const list = (parent: string) => (parent === '' ? [] : ask<Region[]>('region.list', { parent }))
    const [provinces, regencies, districts, villages] = await Promise.all([ask<Region[]>('region.list', {}), list(prov), list(kota), list(kec)])
    if (!provinces || !regencies || !districts || !villages) return toast(text.networkError, 'error')
    setRegions({ prov, kota, kec, provinces, regencies, districts, villages })
  }
  useEffect(() => {
    if (left) void fetchAll(left)
    else if (first.provinces.length === 0) void fetchAll(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page did not bring
  }, [])

  return { regions, loading, pick }
}
