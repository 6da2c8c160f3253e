import { type MouseEvent, useRef, useState } from 'react'
import type { PlaceFound } from '#shared/api/shop/region.ts'
import { limits } from '#shared/limits.ts'
import { ask } from '#client/app/browser/browser-api.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { PlaceName } from '#client/kit/form/place-name.tsx'

interface PlaceSearchProps {
  /** What was asked without script. */
  asked: string | undefined
  search: ReturnType<typeof usePlaces>
  onChoose: (place: PlaceFound) => void
  /** Why no place is chosen yet. */
  error: string | undefined
  /** The only village that was found counts, tapped or not. */
  counts: boolean
}

/**
 * One field in place of four lists: 'bangka mampang', 'kebayoran baru jaksel'. Without script its button, and each of
 * its results, send the form (`placeStep`).
 */
export function PlaceSearch({ asked, search: { found, type }, onChoose, error, counts }: PlaceSearchProps) {
  const awake = useHydrated()
  return (
    <div>
      <div className="flex items-end gap-2">
        <Field
          name="cari"
          // A script searches while it is typed: Enter sends nothing, and it is no part of the address.
          form={awake ? '' : undefined}
          label="Cari kelurahan atau kecamatan"
          required={false}
          className="min-w-0 flex-1"
          placeholder="Mis. Melawai, Kebayoran Baru"
          maxLength={limits.queryChars}
          autoComplete="off"
          defaultValue={asked}
          error={error}
          onInput={(event) => type(event.currentTarget.value)}
        />
        {awake ? null : (
          <Button name="search" variant="outline" size="lg">
            Cari
          </Button>
        )}
      </div>
      {/* Said once, and not the whole list. */}
      <p role="status" className="mt-1 text-sm text-muted">
        {found &&
          (found.length > 0
            ? `${found.length} tempat ditemukan${counts ? ' dan dipakai' : ''}`
            : 'Tidak ditemukan. Periksa ejaan atau pilih dari daftar.')}
      </p>
      {found?.length ? <Places found={found} onChoose={onChoose} /> : null}
    </div>
  )
}

/** Without an answer nothing was asked. */
type Found = readonly PlaceFound[] | null | undefined

/** Searches once the typing pauses. An answer that comes after the next question, or after a choice, is dropped. */
export function usePlaces(places: Found) {
  const [found, setFound] = useState(places)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)

  const search = async (text: string) => {
    const mine = (newest.current += 1)
    const list = text.length < 3 ? null : await ask<PlaceFound[]>('region.search', { text, villages: true })
    if (mine === newest.current) setFound(list)
  }
  return {
    found,
    type(text: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void search(text.trim()), limits.searchDebounceMs)
    },
    clear() {
      newest.current += 1
      setFound(null)
    },
  }
}

interface PlacesProps {
  found: readonly PlaceFound[]
  onChoose: (place: PlaceFound) => void
}
function Places({ found, onChoose }: PlacesProps) {
  // Enter in a field would press the first one that sends the form.
  const awake = useHydrated()
  const choose = (place: PlaceFound) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(place)
  }
  return (
    <ul className="mt-1 divide-y divide-sunk rounded-sm border border-line">
      {found.map((place) => (
        <li key={place.villageCode ?? place.code}>
          <button
            type={awake ? 'button' : 'submit'}
            name="place"
            value={place.villageCode ?? place.code}
            onClick={choose(place)}
            className="block w-full px-3 py-3 text-left"
          >
            <PlaceName {...place} />
          </button>
        </li>
      ))}
    </ul>
  )
}
