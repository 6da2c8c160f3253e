import { useRef, useState } from 'react'
import { pointText, type Point } from '#shared/indonesia/point.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { toast } from '#client/app/browser/toast.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'

interface PointFieldProps {
  point: Point | null
  typed: string | undefined
  error: string | undefined
}

const waitMs = 15_000

/**
 * Where on the map: coordinates, a link of a map, or, with a script, where the phone is. The phone is asked only when
 * the button is pressed.
 */
export function PointField({ point, typed, error }: PointFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const [finding, setFinding] = useState(false)
  const awake = useHydrated()
  const find = () => {
    setFinding(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false)
        const field = box.current?.querySelector('input')
        if (!field) return
        field.value = pointText(coords)
        // What a script writes is a draft as well.
        field.dispatchEvent(new Event('input', { bubbles: true }))
      },
      ({ code }) => {
        setFinding(false)
        toast(
          code === 1
            ? 'Izin lokasi belum diberikan. Anda bisa menempel tautan Google Maps.'
            : 'Lokasi tidak ditemukan. Anda bisa menempel tautan Google Maps.',
        )
      },
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: 60_000 },
    )
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
      {awake && 'geolocation' in navigator ? (
        <Button type="button" variant="plain" className="mt-2" aria-busy={finding || undefined} onClick={find}>
          Pakai lokasi saya sekarang
        </Button>
      ) : null}
    </div>
  )
}
