import type { PickupPlace } from '#shared/api/order/pickup.ts'
import { showPhone } from '#client/kit/form/address-text.ts'

/** Where an order is fetched, and when somebody is there. */
export function PickupPlaceLines({ place: { address, hours, note, phone, mapUrl } }: { place: PickupPlace }) {
  return (
    <div>
      <p className="wrap-anywhere">{address}</p>
      {hours ? <p className="text-muted">Buka {hours}</p> : null}
      {note ? <p className="wrap-anywhere text-muted">{note}</p> : null}
      <p className="flex flex-wrap gap-x-6">
        {mapUrl === null ? null : (
          <a href={mapUrl} target="_blank" rel="noopener" className={link}>
            Lihat di Peta
          </a>
        )}
        {phone ? (
          <a href={`tel:${phone}`} className={link}>
            Telepon {showPhone(phone)}
          </a>
        ) : null}
      </p>
    </div>
  )
}
/** Its hours begin with the money, or with the order of who pays at the counter. Empty: the shop promises none. */
export const readyWords = ({ readyHours }: PickupPlace, unpaid = false): string =>
  readyHours === null ? '' : `siap dalam ${readyHours} jam${unpaid ? ' setelah dibayar' : ''}`
/** Until it is ready nobody knows the day, but for how long. */
export const keptWords = ({ keptDays }: PickupPlace): string =>
  keptDays === null ? '' : `Disimpan ${keptDays} hari sejak siap.`

const link = 'inline-flex min-h-11 items-center font-semibold text-brand-text'
