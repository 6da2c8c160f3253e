import { type MouseEvent, useState } from 'react'
import { useAwake } from '#client/app/hydrated.ts'
import { useAtomValue } from '#client/app/store.tsx'
import { regionLine } from '#client/kit/address-text.ts'
import { ids } from '../names.ts'
import { leftUnsent, RegionSelects } from './region-selects.tsx'
import { stepTo } from './region-steps.ts'
import { formOf } from './state.ts'

/** Province → city → district → village. A saved address shows its region as a line until it is to be changed. */
export function RegionPart() {
  const owner = useAtomValue(formOf('owner'))
  const address = useAtomValue(formOf('address'))
  const regions = useAtomValue(formOf('regions'))
  const changing = useAtomValue(formOf('changing'))
  const steps = useAtomValue(formOf('steps'))
  const [pressed, setPressed] = useState(false)
  const awake = useAwake()
  const picking = pressed || changing || !address?.villageCode || (awake && leftUnsent(owner) !== null)
  if (regions === null) return null
  const [prov = '', kota = '', kec = ''] = parents(address?.villageCode ?? '')
  if (picking || address === null)
    return (
      <RegionSelects
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
      <input type="hidden" name="villageCode" form={ids.addressForm} value={address.villageCode ?? ''} />
    </div>
  )
}

/** '31.74.07.1001' → ['31', '31.74', '31.74.07']. */
const parents = (code: string): string[] => {
  const parts = code.split('.')
  return [1, 2, 3].map((count) => parts.slice(0, count).join('.'))
}
