import { type MouseEvent, useState } from 'react'
import type { Address } from '#shared/api/address.ts'
import { useAwake } from '#client/app/hydrated.ts'
import { readDrafts } from '../drafts.ts'
import type { RegionLevel, Regions } from '#client/kit/load-regions.ts'
import { useRegions } from './regions.ts'
import type { PlainRefusal } from '#client/app/page.ts'
import { regionLine } from '#client/kit/address-text.ts'
import { Button } from '#client/kit/button.tsx'
import { Select } from '#client/kit/field.tsx'
import { DistrictSearch } from './district-search.tsx'
import { Kept } from './kept.tsx'
import { type RegionSteps, stepTo } from './region-steps.ts'

interface RegionPartProps {
  owner: string
  address: Address | null
  regions: Regions | null
  changing: boolean
  steps: RegionSteps
  /** The id of the form the village belongs to. */
  form: string
  refusal: PlainRefusal | null
}

/** Province → city → district → village. A saved address shows its region as a line until it is to be changed. */
export function RegionPart({ owner, address, regions, changing, steps, form, refusal }: RegionPartProps) {
  const [pressed, setPressed] = useState(false)
  const awake = useAwake()
  const picking = pressed || changing || !address?.villageCode || (awake && leftUnsent(owner) !== null)
  if (regions === null) return null
  const [prov = '', kota = '', kec = ''] = parents(address?.villageCode ?? '')
  if (picking || address === null)
    return (
      <RegionSelects
        {...{ form, refusal, owner, steps }}
        regions={picking && regions.provinces.length === 0 ? { ...regions, prov, kota, kec } : regions}
        village={address?.villageCode ?? ''}
      />
    )
  const change = (event: MouseEvent) => {
    event.preventDefault()
    setPressed(true)
  }
  return (
    <div className="mb-4 flex items-center justify-between gap-3 border-b border-neutral-200 pb-2">
      <p className="min-w-0 text-base">{regionLine(address)}</p>
      <a
        href={stepTo(steps, { prov, kota, kec })}
        onClick={change}
        className="flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand-text"
      >
        Ganti wilayah
      </a>
      <input type="hidden" name="villageCode" form={form} value={address.villageCode ?? ''} />
    </div>
  )
}

/**
 * The region that had been picked when the page was loaded again. Nothing on the edge, where the lists of the address
 * stand.
 */
function leftUnsent(owner: string) {
  if (import.meta.env.SSR) return null
  const drafts = readDrafts(owner)
  const at = (field: string, above: string) => (drafts[field]?.startsWith(above) ? drafts[field] : '')
  const prov = at('form-alamat.wilayah.prov', '')
  if (!prov) return null
  const kota = at('form-alamat.wilayah.kota', `${prov}.`)
  const kec = kota && at('form-alamat.wilayah.kec', `${kota}.`)
  return { prov, kota, kec, village: kec && at('form-alamat.villageCode', `${kec}.`) }
}

/** '31.74.07.1001' → ['31', '31.74', '31.74.07']. */
const parents = (code: string): string[] => {
  const parts = code.split('.')
  return [1, 2, 3].map((count) => parts.slice(0, count).join('.'))
}

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
  form: string
  refusal: PlainRefusal | null
}
/** The three upper steps are a GET form of their own; the village is a field of the address. */
function RegionSelects({ owner, steps, regions: first, village, form, refusal }: RegionSelectsProps) {
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
      <form method="get" action={steps.path} id={`${form}.wilayah`} className="grid items-start gap-4 sm:grid-cols-2">
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
          form={form}
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
