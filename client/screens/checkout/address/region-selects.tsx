import { useEffect, useState } from 'react'
import type { PlaceFound } from '#shared/api/shop/region.ts'
import * as dom from '#client/app/dom-names.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { regionLine } from '#client/kit/form/address-text.ts'
import { Select } from '#client/kit/form/field.tsx'
import type { RegionLevel, Regions } from '#client/kit/form/load-regions.ts'
import { keepDraft, readDrafts } from '#client/scripts/form/drafts.ts'
import { ids } from '../data/names.ts'
import { PlaceSearch, usePlaces } from './place-search.tsx'
import { regionPicker } from './region-picker.ts'
import { abovePlace } from './region-steps.ts'
import { formOf, placed } from './state.ts'

const levels: readonly { level: RegionLevel; label: string; autoComplete?: string }[] = [
  { level: 'prov', label: 'Provinsi', autoComplete: 'address-level1' },
  { level: 'kota', label: 'Kota/Kabupaten', autoComplete: 'address-level2' },
  { level: 'kec', label: 'Kecamatan' },
]

interface RegionLineProps {
  line: string
  code: string
  onChange: () => void
}
/** A place, until it is to be changed. */
export function RegionLine({ line, code, onChange }: RegionLineProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-3 border-b border-line pb-2">
      <p className="min-w-0">
        <span className="block text-sm font-medium text-muted">Wilayah</span>
        {line}
      </p>
      {/* What Enter presses. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <button
        type="submit"
        name="change"
        value={code}
        onClick={(event) => {
          event.preventDefault()
          onChange()
        }}
        className="flex min-h-11 shrink-0 items-center font-semibold text-brand-text"
      >
        Ganti Wilayah
      </button>
      {/* Of a district the village is a list of its own. */}
      {code.length > 9 && <input type="hidden" name="villageCode" value={code} />}
    </div>
  )
}

/** A village or a district, with what it lies in. */
type Named = { code: string; villageCode?: string | null; line: string }

interface RegionSelectsProps {
  regions: Regions
  village: string
}

/**
 * A place is searched by its name, or picked from the lists. What is wrong is said where the shopper was looking: a
 * place is chosen from those that were found, and of one district only the village is left.
 */
export function RegionSelects({ regions: first, village }: RegionSelectsProps) {
  const owner = useAtomValue(formOf('owner'))
  const refusal = useAtomValue(formOf('refusal'))
  const { choose, fetchMissing, ...picker } = usePicker(first)
  const search = usePlaces(first.places)
  const { found } = search
  const error = refusal?.fields['villageCode']
  const { left, regions, named } = picker
  // The lists may say another one.
  const [one, second] = found ?? []
  const only = !second && !regions.prov && one?.villageCode
  const chosen = named || (refusal?.values['villageCode'] ?? left?.village ?? village)
  const [place, setPlace] = useState<Named | null>(null)
  const take = (place: PlaceFound) => {
    search.clear()
    setPlace({ ...place, line: regionLine({ ...place, district: place.name }) })
    fillPostcode(place.postcode)
    if (place.villageCode) {
      keepFound(owner, place.code, place.villageCode)
      // The next thing to type is the street.
      requestAnimationFrame(focusStreet)
    } else void choose(place)
  }
  // A district that is known already is a line, too.
  useEffect(() => {
    void fetchMissing().then((line) => left?.kec && line && setPlace((before) => before ?? { line, code: left.kec }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, [])
  const tell = useSetAtom(placed)
  useEffect(() => tell(place || only || regions.prov))
  const ofOnly = only && one.postcode
  useEffect(() => fillPostcode(ofOnly), [ofOnly])
  useEffect(() => {
    if (error && one && !second) take(one)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each refusal, not while typing
  }, [refusal])
  const lists = <RegionLists {...{ ...picker, chosen, error, place }} />
  if (place)
    return (
      <>
        <RegionLine line={place.line} code={place.villageCode ?? place.code} onChange={() => setPlace(null)} />
        {place.villageCode ? null : lists}
      </>
    )
  if (!first.searchable) return lists
  const none = found?.length === 0
  return (
    <div className="mb-2">
      <PlaceSearch
        asked={first.asked}
        search={search}
        error={none || regions.prov ? undefined : error && 'Pilih satu tempat.'}
        onChoose={take}
        counts={!!only}
      />
      {only ? <input type="hidden" name="villageCode" value={only} /> : null}
      <details open={regions.prov !== '' || (none && error !== undefined)}>
        <summary className="flex min-h-11 items-center font-semibold text-brand-text">
          Pilih provinsi dan kota dari daftar
        </summary>
        {lists}
      </details>
    </div>
  )
}

interface RegionListsProps extends Omit<ReturnType<typeof usePicker>, 'fetchMissing' | 'choose'> {
  chosen: string
  error: string | undefined
  /** The district, where it is named: only its village is left. One that was just tapped asks for it. */
  place: Named | null
}
/** Without script each of the three upper steps sends the form (`placeStep`). */
function RegionLists({ regions, loading, named, pick, chosen, error, place }: RegionListsProps) {
  const awake = useHydrated()
  const lists = { prov: regions.provinces, kota: regions.regencies, kec: regions.districts }
  const next = levels.find(({ level }) => regions[level] === '')?.level ?? 'village'
  return (
    <div className={`mb-4 grid items-start gap-4 ${place ? '' : 'sm:grid-cols-2'}`}>
      {(place ? [] : levels).map(({ level, label, autoComplete }) => (
        <div key={level} className="flex items-end gap-2">
          <Select
            name={level}
            label={label}
            className="min-w-0 flex-1"
            options={lists[level]}
            placeholder={loading === level ? 'Memuat…' : `Pilih ${label.toLowerCase()}`}
            value={regions[level]}
            disabled={lists[level].length === 0}
            onChange={(event) => void pick(level, event.currentTarget.value)}
            error={next === level ? error : undefined}
            autoComplete={autoComplete}
          />
          {!awake && (next === level || (next === 'village' && level === 'kec')) ? (
            <Button name="lists" variant="outline" size="lg">
              Lanjut
            </Button>
          ) : null}
        </div>
      ))}
      <Select
        key={`${regions.kec} ${regions.villages.length} ${named}`}
        name="villageCode"
        label="Kelurahan/Desa"
        options={regions.villages}
        placeholder={loading === 'village' ? 'Memuat…' : 'Pilih kelurahan/desa'}
        defaultValue={regions.kec && chosen.startsWith(regions.kec) ? chosen : ''}
        disabled={regions.villages.length === 0}
        onChange={({ currentTarget: { value } }) =>
          fillPostcode(regions.villages.find(({ code }) => code === value)?.postcode)
        }
        autoFocus={place?.villageCode === null}
        error={next === 'village' ? error : undefined}
      />
    </div>
  )
}

/** One picker for the life of the form: another address has a form of its own. */
function usePicker(first: Regions) {
  const owner = useAtomValue(formOf('owner'))
  const address = useAtomValue(formOf('address'))
  const [{ left, picker }] = useState(() => {
    const unsent = leftUnsent(owner) ?? (address === null && first.prov === '' ? knownDistrict() : null)
    return { left: unsent, picker: regionPicker(first, unsent) }
  })
  return {
    left,
    fetchMissing: useSetAtom(picker.fetchMissing),
    regions: useAtomValue(picker.regions),
    loading: useAtomValue(picker.loading),
    named: useAtomValue(picker.village),
    pick: useSetAtom(picker.pick),
    choose: useSetAtom(picker.choose),
  }
}

/**
 * The region that had been picked before the page was loaded again. Nothing on the edge, where the region of the saved
 * address is shown.
 */
export function leftUnsent(owner: string) {
  if (import.meta.env.SSR) return null
  const drafts = readDrafts(owner)
  const at = (field: string, above: string) => (drafts[field]?.startsWith(above) ? drafts[field] : '')
  const prov = at(`${ids.addressForm}.prov`, '')
  if (!prov) return null
  const kota = at(`${ids.addressForm}.kota`, prov)
  const kec = kota && at(`${ids.addressForm}.kec`, kota)
  return { prov, kota, kec, village: kec && at(`${ids.addressForm}.villageCode`, kec) }
}

/** The district whose shipping cost the shopper has looked up: only the village is left to choose. */
function knownDistrict() {
  if (import.meta.env.SSR) return null
  try {
    const code = localStorage.getItem(dom.districtKey)
    return code ? { ...abovePlace(code), village: '' } : null
  } catch {
    return null
  }
}

/** It follows from the village, and can be typed over. */
function fillPostcode(postcode: string | false | null | undefined): void {
  const field = document.querySelector<HTMLInputElement>(`#${ids.addressForm} [name=postcode]`)
  if (!postcode || !field) return
  field.value = postcode
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const focusStreet = () => document.querySelector<HTMLElement>(`#${ids.addressForm} textarea`)?.focus()

/** Keeps a village that was found like one that was picked in the lists. */
function keepFound(owner: string, code: string, village: string): void {
  for (const [level, above] of Object.entries(abovePlace(code))) keepDraft(owner, `${ids.addressForm}.${level}`, above)
  keepDraft(owner, `${ids.addressForm}.villageCode`, village)
}
