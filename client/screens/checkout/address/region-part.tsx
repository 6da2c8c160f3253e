import { type MouseEvent, useEffect, useState } from 'react'
import type { PlaceFound } from '#shared/api/shop/region.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { type Place, regionLine } from '#client/kit/form/address-text.ts'
import { ids } from '../data/names.ts'
import { keepFound, leftUnsent, RegionSelects } from './region-selects.tsx'
import { abovePlace, stepTo } from './region-steps.ts'
import { formOf } from './state.ts'

/**
 * Province → city → district → village. A village that was found by its name, or is saved, shows as a line until it is
 * to be changed.
 */
export function RegionPart() {
  const owner = useAtomValue(formOf('owner'))
  const address = useAtomValue(formOf('address'))
  const regions = useAtomValue(formOf('regions'))
  const changing = useAtomValue(formOf('changing'))
  const [pressed, setPressed] = useState(false)
  const [found, setFound] = useState<PlaceFound | null>(null)
  const awake = useHydrated()
  const code = found?.villageCode ?? address?.villageCode ?? ''
  const picking = pressed || changing || !address?.villageCode || (awake && leftUnsent(owner) !== null)
  if (regions === null) return null
  const change = (event: MouseEvent) => {
    event.preventDefault()
    setPressed(true)
    setFound(null)
  }
  if (found?.villageCode)
    return <RegionLine place={{ ...found, district: found.name }} code={code} onChange={change} found />
  if (!picking && address) return <RegionLine place={address} code={code} onChange={change} />
  const choose = (place: PlaceFound) => {
    if (place.villageCode !== null) keepFound(owner, place.villageCode)
    setFound(place)
  }
  return (
    <RegionSelects
      regions={regions.provinces.length === 0 ? { ...regions, ...abovePlace(code) } : regions}
      village={code}
      onFound={choose}
    />
  )
}

interface RegionLineProps {
  place: Place
  code: string
  onChange: (event: MouseEvent) => void
  /** It was found just now, so the next thing to type is the street. */
  found?: boolean
}
function RegionLine({ place, code, onChange, found = false }: RegionLineProps) {
  const steps = useAtomValue(formOf('steps'))
  useEffect(() => {
    if (found) focusStreet()
  }, [found])
  return (
    <div className="mb-4 flex items-center justify-between gap-3 border-b border-line pb-2">
      <p className="min-w-0 text-base">{regionLine(place)}</p>
      <a
        href={stepTo(steps, abovePlace(code))}
        onClick={onChange}
        className="flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand-text"
      >
        Ganti wilayah
      </a>
      <input type="hidden" name="villageCode" form={ids.addressForm} value={code} />
    </div>
  )
}

const focusStreet = () => document.querySelector<HTMLElement>(`#${ids.addressForm} textarea`)?.focus()
