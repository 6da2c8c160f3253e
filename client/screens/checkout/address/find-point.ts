import { pointText } from '#shared/indonesia/point.ts'
import { toast } from '#client/app/browser/toast.ts'

const waitMs = 15_000

/** Where the phone is. null: it is not known, and a message says why. */
export const findPoint = () =>
  new Promise<string | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(pointText(coords)),
      ({ code }) => {
        resolve(null)
        toast(
          code === 1
            ? 'Izin lokasi belum diberikan. Anda bisa menempel tautan Google Maps.'
            : 'Lokasi tidak ditemukan. Anda bisa menempel tautan Google Maps.',
        )
      },
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: 60_000 },
    )
  })
