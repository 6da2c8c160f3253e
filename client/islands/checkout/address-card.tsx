import type { FormEvent } from 'react'
import type { Address } from '#shared/api/sale.ts'
import { limits } from '#shared/limits.ts'
import type { Point } from '#shared/point.ts'
import { href } from '#shared/routes.ts'
import type { PlainRefusal } from '../../state/screen.ts'
import { addressLine, showPhone } from '../../ui/address-text.ts'
import { Button } from '../../ui/button.tsx'
import { DecisionCard } from '../../ui/card.tsx'
import { Field, PhoneField, TextArea } from '../../ui/field.tsx'
import { Form, RefusalNote } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutData } from '../checkout.tsx'
import { PointField } from './point-field.tsx'
import { RegionPart } from './region-part.tsx'
import { UsedAddresses } from './used-addresses.tsx'

interface AddressCardProps {
  data: CheckoutData
  path: string
  at: string
  refusal: PlainRefusal | null
  /** Counts them, so that the same sentence again is told again. */
  refusals: number
  busy: boolean
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  onSubmit: (form: FormData) => void
}

/** Where it goes and who receives it; for digital goods only who. */
export function AddressCard({ data, path, at, refusal, refusals, busy, onSubmit, ...card }: AddressCardProps) {
  const { sale } = data
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const form = <AddressForm key={JSON.stringify(sale.address)} {...{ data, path, at, refusal, busy, submit }} />
  return (
    <DecisionCard
      id="alamat"
      icon={sale.digital ? 'user' : 'map-pin'}
      title={sale.digital ? 'Data Penerima' : 'Alamat Pengiriman'}
      decision={sale.address === null ? null : <Decided address={sale.address} digital={sale.digital} />}
      ask={sale.digital ? 'Isi nama dan nomor HP' : 'Isi alamat pengiriman'}
      {...card}
    >
      {refusal ? <RefusalNote key={refusals} message={refusal.message} className="mb-4" /> : null}
      {data.signedIn ? null : (
        <p className="mb-2 text-sm text-neutral-600">
          Sudah punya akun?{' '}
          <a href={href('login', {}, { next: at })} className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text">
            Masuk
          </a>
        </p>
      )}
      {data.used.length > 0 ? <UsedAddresses addresses={data.used} path={path} onSubmit={submit} /> : null}
      {data.used.length > 0 && sale.address === null ? (
        <details open={refusal !== null || data.changing} className="group/new">
          <summary className="flex min-h-12 items-center justify-between text-base font-semibold text-brand-text">
            Tambah Alamat Baru
            <Icon name="plus" className="transition-transform group-open/new:rotate-45" />
          </summary>
          <div className="pt-2">{form}</div>
        </details>
      ) : (
        form
      )}
    </DecisionCard>
  )
}

function Decided({ address, digital }: { address: Address; digital: boolean }) {
  return (
    <>
      <span className="block font-medium text-neutral-900">
        {address.recipient} · <span className="whitespace-nowrap">{showPhone(address.phone)}</span>
      </span>
      {digital ? (address.email ?? '') : <span className="line-clamp-2">{addressLine(address)}</span>}
    </>
  )
}

interface AddressFormProps {
  data: CheckoutData
  path: string
  at: string
  refusal: PlainRefusal | null
  busy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}
/**
 * The region comes first: without script it is picked step by step, each step loading the page, and nothing has been typed yet
 * that could be lost. Until it is picked the typed fields stay away from whoever has no script.
 */
function AddressForm({ data, path, at, refusal, busy, submit }: AddressFormProps) {
  const { sale, regions } = data
  const { address } = sale
  const field = (name: keyof Address) => ({ name, error: refusal?.fields[name], defaultValue: refusal?.values[name] ?? String(address?.[name] ?? '') })
  const form = 'form-alamat'
  return (
    <>
      {sale.digital ? null : <RegionPart {...{ data, at, form, refusal }} />}
      <Form
        path={path}
        action="address"
        id={form}
        onSubmit={submit}
        className={`space-y-4 ${!sale.digital && regions?.kec === '' && address === null ? 'noscript:hidden' : ''}`}
      >
        {sale.digital ? null : (
          <>
            {regions === null ? <TypedRegion field={field} /> : null}
            <TextArea
              {...field('street')}
              label="Alamat Lengkap"
              hint="Nama jalan, nomor rumah, RT/RW"
              maxLength={limits.streetChars}
              autoComplete="street-address"
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field {...field('postcode')} label="Kode Pos" inputMode="numeric" maxLength={5} autoComplete="postal-code" className="max-w-48" />
              <Field {...field('courierNote')} label="Patokan" optional maxLength={limits.courierNoteChars} />
            </div>
            <PointField point={pointOf(address)} typed={refusal?.values['point']} error={refusal?.fields['point'] ?? refusal?.fields['latitude']} />
          </>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field {...field('recipient')} label="Nama Penerima" maxLength={limits.personNameChars} autoComplete="name" />
          <PhoneField {...field('phone')} label="Nomor HP" />
        </div>
        <Field {...field('email')} label="Email" optional type="email" hint="Untuk kabar pesanan" maxLength={limits.emailChars} autoComplete="email" />
        <Button size="lg" full aria-busy={busy || undefined}>
          {sale.digital ? 'Simpan' : 'Simpan Alamat'}
        </Button>
      </Form>
    </>
  )
}

function pointOf(address: Address | null): Point | null {
  const { latitude = null, longitude = null } = address ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

type FieldOf = (name: keyof Address) => { name: string; error: string | undefined; defaultValue: string }
/** For a backend that knows no regions: the names as the label prints them. */
function TypedRegion({ field }: { field: FieldOf }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field {...field('province')} label="Provinsi" maxLength={limits.nameChars} autoComplete="address-level1" />
      <Field {...field('regency')} label="Kota/Kabupaten" maxLength={limits.nameChars} autoComplete="address-level2" />
      <Field {...field('district')} label="Kecamatan" maxLength={limits.nameChars} />
      <Field {...field('village')} label="Kelurahan/Desa" maxLength={limits.nameChars} />
    </div>
  )
}
