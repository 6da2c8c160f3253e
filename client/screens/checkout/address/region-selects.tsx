import { useState } from 'react'
import { useAwake } from '#client/app/hydrated.ts'
import type { PlainRefusal } from '#client/app/page.ts'
import { Button } from '#client/kit/button.tsx'
import { Select } from '#client/kit/field.tsx'
import type { RegionLevel, Regions } from '#client/kit/load-regions.ts'
import { readDrafts } from '../drafts.ts'
import { ids } from '../names.ts'
import { DistrictSearch } from './district-search.tsx'
import { Kept } from './kept.tsx'
import type { RegionSteps } from './region-steps.ts'
import { useRegions } from './regions.ts'

const levels: readonly { level: RegionLevel; label: string; autoComplete?: string }[] = [
  { level: 'prov', label: 'Provinsi', autoComplete: 'address-level1' },
  { level: 'kota', label: 'Kota/Kabupaten', autoComplete: 'address-level2' },
  { level: 'kec', label: 'Kecamatan' },
]

interface RegionSelectsProps {
  owner: string
  steps: RegionSteps
  regions: Regions
  village: string
  refusal: PlainRefusal | null
}
/** The three upper steps are a GET form of their own; the village is a field of the address. */
export function RegionSelects({ owner, steps, regions: first, village, refusal }: RegionSelectsProps) {
  const [left] = useState(() => leftUnsent(owner))
  const { regions, loading, pick, choose } = useRegions(first, left)
  const awake = useAwake()
  const lists = { prov: regions.provinces, kota: regions.regencies, kec: regions.districts }
  const next = levels.find(({ level }) => regions[level] === '')?.level ?? 'village'
  const error = refusal?.fields['villageCode']
  const chosen = refusal?.values['villageCode'] ?? left?.village ?? village
  return (
    <div className="mb-4 space-y-4">
      {first.searchable ? (
        <DistrictSearch {...{ steps }} asked={first.asked ?? ''} places={first.places ?? null} onChoose={choose} />
      ) : null}
      <form method="get" action={steps.path} id={ids.regionForm} className="grid items-start gap-4 sm:grid-cols-2">
        <Kept kept={steps.kept} />
        {levels.map(({ level, label, autoComplete }) => (
          <div key={level} className="flex items-end gap-2">
            <Select
              name={level}
              label={label}
              className="min-w-0 flex-1"
              options={lists[level]}
              placeholder={loading === level ? 'Memuat…' : `Pilih ${label.toLowerCase()}`}
              value={regions[level]}
              disabled={lists[level].length === 0}
              onChange={(event) => pick(level, event.currentTarget.value)}
              error={next === level ? error : undefined}
              {...(autoComplete ? { autoComplete } : {})}
            />
            {!awake && (next === level || (next === 'village' && level === 'kec')) ? (
              <Button variant="outline" size="lg">
                Lanjut
              </Button>
            ) : null}
          </div>
        ))}
        <Select
          key={`${regions.kec} ${regions.villages.length}`}
          name="villageCode"
          form={ids.addressForm}
          label="Kelurahan/Desa"
          options={regions.villages}
          placeholder={loading === 'village' ? 'Memuat…' : 'Pilih kelurahan/desa'}
          defaultValue={chosen.startsWith(`${regions.kec}.`) ? chosen : ''}
          disabled={regions.villages.length === 0}
          error={next === 'village' ? error : undefined}
        />
      </form>
    </div>
  )
}

/**
 * The region that had been picked before the page was loaded again. Nothing on the edge, where the region of the saved
 * address is shown.
 */
export function leftUnsent(owner: string) {
  if (import.meta.env.SSR) return null
  const drafts = readDrafts(owner)
  const at = (field: string, above: string) => (drafts[field]?.startsWith(above) ? drafts[field] : '')
  const prov = at(`${ids.regionForm}.prov`, '')
  if (!prov) return null
  const kota = at(`${ids.regionForm}.kota`, `${prov}.`)
  const kec = kota && at(`${ids.regionForm}.kec`, `${kota}.`)
  return { prov, kota, kec, village: kec && at(`${ids.addressForm}.villageCode`, `${kec}.`) }
}
