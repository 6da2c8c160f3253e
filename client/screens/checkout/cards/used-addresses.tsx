import type { FormEvent } from 'react'
import type { KnownAddress } from '#client/screens/checkout/data/data.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { Form } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { formOf, saveAddress } from '#client/screens/checkout/address/state.ts'

/** Addresses this customer has used: one tap sends one of them as if it had been typed. */
export function UsedAddresses({ addresses }: { addresses: readonly KnownAddress[] }) {
  const path = useAtomValue(formOf('path'))
  const save = useSetAtom(saveAddress)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(new FormData(event.currentTarget))
  }
  return (
    <div className="mb-2">
      <h3 className="text-sm font-semibold text-muted">Pilih Alamat</h3>
      <ul className="divide-y divide-sunk border-b border-line">
        {addresses.map((address) => {
          const { latitude, longitude, elsewhere, ...sent } = address
          return (
            <li key={JSON.stringify(address)}>
              <Form path={path} action="address" onSubmit={submit}>
                {Object.entries(sent).map(([name, value]) =>
                  value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
                )}
                {/* Both are given, or neither. */}
                {latitude === null ? null : <input type="hidden" name="point" value={`${latitude}, ${longitude}`} />}
                <button type="submit" className="flex w-full items-center gap-3 py-3 text-left">
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">
                      {address.recipient} · <span className="whitespace-nowrap">{showPhone(address.phone)}</span>
                    </span>
                    <span className="line-clamp-2 text-sm text-muted">{addressLine(address)}</span>
                    {elsewhere ? (
                      <span className="block text-sm font-semibold text-alert-ink">
                        Disimpan di perangkat lain. Periksa dulu sebelum memilih.
                      </span>
                    ) : null}
                  </span>
                  <Icon name="chevron-right" className="text-hint" />
                </button>
              </Form>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
