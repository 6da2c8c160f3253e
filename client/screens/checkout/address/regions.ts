import { useEffect, useRef, useState } from 'react'
import type { Region } from '#shared/api/region.ts'
import { text } from '#shared/text/text.ts'
import { ask } from '#client/app/browser-api.ts'
import { toast } from '#client/app/toast.ts'
import type { RegionLevel, Regions } from '#client/kit/load-regions.ts'

/** Picking a level empties those below it and fetches the next list. */
const below = {
  prov: { kota: '', kec: '', regencies: [], districts: [], villages: [] },
  kota: { kec: '', districts: [], villages: [] },
  kec: { villages: [] },
} as const satisfies Record<RegionLevel, Partial<Regions>>
const filled = { prov: 'regencies', kota: 'districts', kec: 'villages' } as const
const waiting = { prov: 'kota', kota: 'kec', kec: 'village' } as const

/** `left`: what was picked before the page was loaded again, and not sent. */
export function useRegions(first: Regions, left: Pick<Regions, RegionLevel> | null) {
  const [regions, setRegions] = useState(first)
  const [loading, setLoading] = useState<RegionLevel | 'village' | null>(null)
  const asked = useRef(0)

  /** The places in a place. An answer to a choice that was changed meanwhile is dropped. */
  const fetchList = async (
    parent: string,
    into: 'regencies' | 'districts' | 'villages',
    level: RegionLevel | 'village',
  ) => {
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
    if (code === '') setLoading(null)
    else void fetchList(code, filled[level], waiting[level])
  }
  /** A page that shows a saved region as a line brings no lists. They are fetched when it is to be changed. */
  const fetchAll = async ({ prov, kota, kec }: Pick<Regions, RegionLevel>) => {
    const number = (asked.current += 1)
    const list = (parent: string) => (parent === '' ? [] : ask<Region[]>('region.list', { parent }))
    const [provinces, regencies, districts, villages] = await Promise.all([
      ask<Region[]>('region.list', {}),
      list(prov),
      list(kota),
      list(kec),
    ])
    if (number !== asked.current) return
    if (!provinces || !regencies || !districts || !villages) return toast(text.networkError, 'error')
    setRegions({ prov, kota, kec, provinces, regencies, districts, villages })
  }
  useEffect(() => {
    if (left) void fetchAll(left)
    else if (first.provinces.length === 0) void fetchAll(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page did not bring
  }, [])

  /** A district that was found by its name: the province and the city above it are picked with it. */
  const choose = (code: string) => {
    setLoading('village')
    void fetchAll({ prov: code.slice(0, 2), kota: code.slice(0, 5), kec: code }).finally(() => setLoading(null))
  }

  return { regions, loading, pick, choose }
}
