import type { Shipment } from '#shared/api/order/shipment.ts'
import { formatTime } from '#shared/format/dates.ts'
import { dialled } from '#shared/indonesia/dialled.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Icon, OwnSymbol } from '#client/kit/base/icon.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { Steps } from '#client/kit/order/steps.tsx'
import { Trackings } from '#client/screens/order/trackings.tsx'

/** Held is a parcel that a driver has: nobody opens, for example. */
const steps = [
  { name: 'Dipesan', label: 'Mencari driver', states: ['placed'] },
  { name: 'Diproses', label: 'Driver ditemukan', states: ['allocated'] },
  { name: 'Diambil', label: 'Driver menuju toko', states: ['picking-up'] },
  { name: 'Diantar', label: 'Paket dalam perjalanan', states: ['picked', 'delivering', 'held'] },
  { name: 'Tiba', label: 'Paket telah diterima', states: ['delivered'] },
] as const satisfies readonly { name: string; label: string; states: readonly Shipment['state'][] }[]

/** What the shopper reads first when something went wrong. */
const sentences: Partial<Record<Shipment['state'], string>> = {
  held: 'Pengantaran sedang ditahan. Halaman ini akan berubah begitu driver melanjutkan perjalanan.',
  failed:
    'Pengantaran ini tidak dapat dilanjutkan. Toko sedang mengatur pengiriman lain; Anda tidak perlu melakukan apa pun.',
  returning: 'Driver sedang mengembalikan paket ke toko.',
  returned: 'Paket telah kembali ke toko. Silakan hubungi toko lewat WhatsApp.',
}

export interface CourierData {
  shipment: Shipment
  /** The address of this page, for reloading it by hand. */
  path: string
  /** When it was asked, in milliseconds. */
  at: number
}

/** The trip of a courier: its progress, the driver and its history. The script fetches all of it again. */
export function CourierTracking({ shipment, path, at }: CourierData) {
  const { state, final, driver, liveUrl, trackings, number, service, orderId, address } = shipment
  const sentence = sentences[state]
  // A word of the courier that nobody knows is a halt too; without a driver it is one at the beginning.
  const reached = state === 'held' && driver === null ? 0 : stepOf(state)
  return (
    <div id={dom.courierId} className={splitColumns} {...(final ? {} : dom.mark(dom.underWayMark))}>
      <div className="grid grid-cols-1 gap-3">
        <Card>
          <p className="text-sm text-muted">{service || 'GoSend'}</p>
          <h2 className="text-xl">{headline(shipment)}</h2>
          <Arrival of={shipment} />
          {sentence ? <p className="mt-1 text-base text-muted">{sentence}</p> : null}
          {reached < 0 ? null : (
            <Steps label="Tahap pengantaran" steps={steps.map(({ name }) => name)} reached={reached} />
          )}
          {final ? null : (
            <p className="mt-3 flex items-center justify-between gap-3 text-sm text-muted">
              <span>Diperbarui pukul {formatTime(at)} WIB</span>
              <a href={path} className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-brand-text">
                Muat Ulang
              </a>
            </p>
          )}
        </Card>
        {liveUrl && !final ? (
          <ButtonLink href={liveUrl} target="_blank" rel="noopener noreferrer">
            Lihat Posisi Driver di Peta
          </ButtonLink>
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-3 lg:row-span-2">
        {driver ? <Driver driver={driver} number={number} /> : null}
        {address ? <Destination address={address} /> : null}
        <Card>
          <p className="flex items-center justify-between gap-4 text-base">
            <span className="text-muted">No. Pesanan</span>
            {orderId ? (
              <a
                href={href('order', { saleId: orderId })}
                className="numbers -my-2.5 inline-flex min-h-11 items-center font-semibold text-brand-text"
              >
                {number}
              </a>
            ) : (
              <span className="numbers font-semibold">{number}</span>
            )}
          </p>
          <p className="mt-1.5 flex items-center justify-between gap-4 text-base">
            <span className="text-muted">Kode Booking</span>
            <span className="numbers flex items-center gap-1">
              <span className="wrap-anywhere">{shipment.bookingId}</span>
              <CopyButton value={shipment.bookingId} label="Salin Kode Booking" />
            </span>
          </p>
        </Card>
      </div>
      {trackings.length > 0 ? (
        <Card title="Riwayat Pengantaran">
          <Trackings lines={trackings} />
        </Card>
      ) : null}
    </div>
  )
}

/** By the length of the way: a driver knows it better. */
function Arrival({ of: { state, arrivesFrom, arrivesUntil } }: { of: Shipment }) {
  const rides = state === 'picked' || state === 'delivering'
  if (!rides || arrivesFrom === null || arrivesUntil === null) return null
  return (
    <p className="numbers mt-1 text-md font-semibold">
      Perkiraan tiba {formatTime(arrivesFrom)}–{formatTime(arrivesUntil)} WIB
    </p>
  )
}

const Driver = ({ driver, number }: { driver: NonNullable<Shipment['driver']>; number: string }) => (
  <Card title="Driver">
    <p className="text-base font-semibold">{driver.name}</p>
    {driver.plate ? <p className="numbers text-base text-muted">{driver.plate}</p> : null}
    {driver.phone ? <Phone phone={driver.phone} number={number} /> : null}
  </Card>
)

const Destination = ({ address }: { address: NonNullable<Shipment['address']> }) => (
  <Card title="Tujuan">
    <p className="text-base font-semibold wrap-anywhere">{address.recipient}</p>
    <p className="text-base wrap-anywhere text-muted">{addressLine(address)}</p>
  </Card>
)

/** -1: the parcel does not come. */
const stepOf = (state: Shipment['state']): number =>
  steps.findIndex(({ states }) => (states as readonly string[]).includes(state))

function headline({ state, trackings }: Shipment): string {
  const label = steps[stepOf(state)]?.label
  if (state === 'delivering') return 'Driver menuju lokasi Anda'
  if (state === 'failed' || state === 'returning' || state === 'returned')
    return trackings.at(-1)?.label ?? 'Pengantaran bermasalah'
  return state === 'held' ? 'Pengantaran ditahan' : (label ?? 'Mencari driver')
}

interface PhoneProps {
  phone: string
  /** Of the order that a chat is about. */
  number: string
}
/** A masked number is shown but cannot be called. */
function Phone({ phone, number }: PhoneProps) {
  const digits = dialled(phone)
  if (digits === null) return <p className="numbers text-base text-muted">{phone}</p>
  const chat = `https://wa.me/${digits}?text=${encodeURIComponent(`Halo, saya penerima pesanan ${number}.`)}`
  return (
    <>
      <p className="numbers text-base text-muted">{showPhone(`+${digits}`)}</p>
      <div className="mt-3 flex gap-2">
        <ButtonLink href={`tel:+${digits}`} variant="outline" className="flex-1">
          <OwnSymbol name="phone" />
          <Icon name="phone" />
          Telepon
        </ButtonLink>
        <ButtonLink href={chat} target="_blank" rel="noopener noreferrer" variant="outline" className="flex-1">
          <Icon name="whatsapp" />
          WhatsApp
        </ButtonLink>
      </div>
    </>
  )
}
