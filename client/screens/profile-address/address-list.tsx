import type { ReactNode } from 'react'
import type { SavedAddress } from '#shared/api/account/address.ts'
import { href } from '#shared/web/routes.ts'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { Form } from '#client/kit/form/form.tsx'

/** A customer's addresses with their actions. Removing one takes two presses. */
export function AddressList({
  addresses,
  editable,
  path,
  last,
}: {
  addresses: readonly SavedAddress[]
  editable: boolean
  path: string
  /** Stands after the last of them. */
  last?: ReactNode
}) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {addresses.map((address) => {
        // The only one is used for every order, as the main one is.
        const main = address.main || (editable && addresses.length === 1)
        return (
          <li key={address.id ?? JSON.stringify(address)} className="card flex flex-col p-4">
            <h2 className="flex items-center gap-2 text-base font-bold">
              <span className="min-w-0 wrap-anywhere">{address.label || address.recipient}</span>
              {main ? (
                <span className="rounded-sm bg-brand-soft px-2 py-1 text-xs font-semibold text-brand-text">
                  Alamat Utama
                </span>
              ) : null}
            </h2>
            <p className="mt-1 text-base font-medium">
              {address.label ? `${address.recipient}, ` : null}
              <span className="whitespace-nowrap">{showPhone(address.phone)}</span>
            </p>
            <p className="mt-1 text-base text-muted wrap-anywhere">{addressLine(address)}</p>
            {address.courierNote ? (
              <p className="mt-1 text-sm text-muted wrap-anywhere">Patokan: {address.courierNote}</p>
            ) : null}
            {address.elsewhere || address.latitude !== null ? (
              <p className="mt-1 text-sm text-muted">{keptFacts(address).join(' · ')}</p>
            ) : null}
            {editable && address.id !== null ? (
              <AddressActions id={address.id} main={main} path={path} name={address.label || address.recipient} />
            ) : null}
          </li>
        )
      })}
      {last ? <li>{last}</li> : null}
    </ul>
  )
}

/** What is kept with it that its words do not say. */
const keptFacts = ({ elsewhere, latitude }: SavedAddress): string[] => [
  ...(latitude === null ? [] : ['Titik lokasi tersimpan']),
  ...(elsewhere ? ['Ditambahkan dari perangkat lain'] : []),
]

function AddressActions({ id, main, path, name }: { id: string; main: boolean; path: string; name: string }) {
  const hidden = <input type="hidden" name="id" value={id} />
  return (
    <div className="mt-auto flex flex-wrap items-start gap-2 pt-3">
      <ButtonLink variant="outline" href={href('profileAddress', {}, { ubah: id })} aria-label={`Ubah alamat ${name}`}>
        Ubah
      </ButtonLink>
      {main ? null : (
        <Form path={path} action="makeMain">
          {hidden}
          <Button variant="quiet" aria-label={`Jadikan Utama: ${name}`}>
            Jadikan Utama
          </Button>
        </Form>
      )}
      <details className="group">
        <summary className={`${buttonClass({ variant: 'quiet' })} text-danger`}>
          <span className="group-open:hidden">Hapus</span>
          <span className="hidden group-open:inline">Batal</span>
          <span className="sr-only"> alamat {name}</span>
        </summary>
        <Form path={path} action="remove" className="mt-2">
          {hidden}
          <p className="mb-2 text-base">Hapus alamat ini?</p>
          <Button variant="danger">Ya, Hapus</Button>
        </Form>
      </details>
    </div>
  )
}
