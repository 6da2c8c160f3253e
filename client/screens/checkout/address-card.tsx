import type { FormEvent } from 'react'
import type { Address } from '#shared/api/address.ts'
import { href, routes } from '#shared/web/routes.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { addressLine, showPhone } from '#client/kit/address-text.ts'
import { DecisionCard } from '#client/kit/card.tsx'
import { RefusalNote } from '#client/kit/form.tsx'
import { Icon } from '#client/kit/icon.tsx'
import { AddressForm } from './address/form.tsx'
import type { CheckoutData } from './island.tsx'
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
  const { checkout } = data
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const steps = { path: routes.checkout.path, kept: { SALE_ID: checkout.id } }
  const form = (
    <AddressForm
      key={JSON.stringify(checkout.address)}
      {...{ path, refusal, busy, submit, steps }}
      action="address"
      owner={checkout.id}
      address={checkout.address}
      digital={checkout.digital}
      regions={data.regions}
      changing={data.changing}
    />
  )
  return (
    <DecisionCard
      id="alamat"
      icon={checkout.digital ? 'user' : 'map-pin'}
      title={checkout.digital ? 'Data Penerima' : 'Alamat Pengiriman'}
      decision={checkout.address === null ? null : <Decided address={checkout.address} digital={checkout.digital} />}
      ask={checkout.digital ? 'Isi nama dan nomor HP' : 'Isi alamat pengiriman'}
      {...card}
    >
      {refusal ? <RefusalNote key={refusals} message={refusal.message} className="mb-4" /> : null}
      {data.signedIn ? null : (
        <p className="mb-2 text-sm text-neutral-600">
          Sudah punya akun?{' '}
          <a
            href={href('login', {}, { next: at })}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text"
          >
            Masuk
          </a>
        </p>
      )}
      {data.used.length > 0 ? <UsedAddresses addresses={data.used} path={path} onSubmit={submit} /> : null}
      {data.used.length > 0 && checkout.address === null ? (
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
