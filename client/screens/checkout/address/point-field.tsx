import { useRef, useState } from 'react'
import { pointText, type Point } from '#shared/indonesia/point.ts'
import { text } from '#shared/text/text.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { toast } from '#client/app/browser/toast.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'

interface PointFieldProps {
  point: Point | null
  typed: string | undefined
  error: string | undefined
}

/**
 * Where on the map: coordinates, a link of a map, or, with a script, where the phone is. The phone is asked only when
 * the button is pressed.
 */
export function PointField({ point, typed, error }: PointFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const [finding, setFinding] = useState(false)
  const awake = useHydrated()
  const find = async () => {
    setFinding(true)
    const found = await import('./find-point.ts').then(
      (loaded) => loaded.findPoint(),
      () => toast(text.networkError, 'error'),
    )
    setFinding(false)
    const field = box.current?.querySelector('input')
    if (!found || !field) return
    field.value = found
    // What a script writes is a draft as well.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={box}>
      <Field
        name="point"
        label="Titik Lokasi"
        optional
        error={error}
        hint="Untuk kurir instan. Tempel tautan Google Maps."
        defaultValue={typed ?? (point ? pointText(point) : '')}
        maxLength={500}
        autoComplete="off"
      />
      {awake ? (
        <Button
          type="button"
          variant="plain"
          className="mt-2"
          aria-busy={finding || undefined}
          onClick={() => void find()}
        >
          Pakai Lokasi Saya Sekarang
        </Button>
      ) : null}
    </div>
  )
}
