import { useState } from 'react'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { regionLine } from '#client/kit/form/address-text.ts'
import { leftUnsent, RegionLine, RegionSelects } from './region-selects.tsx'
import { abovePlace } from './region-steps.ts'
import { formOf } from './state.ts'

/**
 * Province → city → district → village. One that is saved shows as a line until it is to be changed.
 */
export function RegionPart() {
  const owner = useAtomValue(formOf('owner'))
  const address = useAtomValue(formOf('address'))
  const regions = useAtomValue(formOf('regions'))
  const changing = useAtomValue(formOf('changing'))
  const [pressed, setPressed] = useState(false)
  const awake = useHydrated()
  const code = address?.villageCode ?? ''
  const picking = pressed || changing || !address?.villageCode || (awake && leftUnsent(owner) !== null)
  if (regions === null) return null
  if (!picking && address)
    return <RegionLine line={regionLine(address)} code={code} onChange={() => setPressed(true)} />
  return (
    <RegionSelects
      regions={regions.provinces.length === 0 ? { ...regions, ...abovePlace(code) } : regions}
      village={code}
    />
  )
}
