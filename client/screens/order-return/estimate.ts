import { formatRupiah } from '#shared/format/money.ts'
import type { ButtonLook } from '#client/kit/base/button-look.ts'

/** What a form says that comes back; with nothing ticked, how it is found. */
export const estimateWords = (sum: number): string => (sum > 0 ? formatRupiah(sum) : 'Pilih barang dulu')

/** The button that sends the form leads on once something is ticked. */
export const sendLook = (ticked: boolean): ButtonLook => ({
  variant: ticked ? 'primary' : 'outline',
  size: 'lg',
  full: true,
})

/** A sum stands out; that there is none yet does not look like one. */
export const estimateLook = (sum: number): string => (sum > 0 ? 'price text-right' : 'text-right text-sm text-muted')
