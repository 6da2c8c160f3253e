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

export function useRegions(first: Regions) {
  const [regions, setRegions] = useState(first)
  const [loading, setLoading] = useState<RegionLevel | 'village' | null>(null)
  const asked = useRef(0)

  /** The parts of a place; an answer to a choice that was changed meanwhile is dropped. */
  const fetchList = async (parent: string | null, into: 'provinces' | 'regencies' | 'districts' | 'villages', level: RegionLevel | 'village') => {
    const number = (asked.current += 1)
    setLoading(level)
    const list = await ask<Region[]>('region.list', parent === null ? {} : { parent })
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
  useEffect(() => {
    if (first.provinces.length === 0) void fetchList(null, 'provinces', 'prov')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a page that changes a saved region brings no lists
  }, [])

  return { regions, loading, pick }
}
