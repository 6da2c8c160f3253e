import type { Address } from '#shared/api/account/address.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { Field } from '#client/kit/form/field.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { AddressForm } from '#client/screens/checkout/address/form.tsx'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import { checkoutOf, delivery, newAddressOpen, openCard, screen } from '#client/screens/checkout/state/state.ts'
import { UsedAddresses } from './used-addresses.tsx'

/** Where it goes and who receives it; for digital goods only who. */
export function AddressCard() {
  const address = useAtomValue(checkoutOf('address'))
  const { needsAddress, fetched } = useAtomValue(delivery)
  const signedIn = useAtomValue(screen.dataOf('signedIn'))
  const used = useAtomValue(screen.dataOf('used'))
  const refusal = useAtomValue(screen.refusalOf('address'))
  const refusals = useAtomValue(screen.refusals)
  return (
    <OpenableCard
      cards={openCard}
      card="address"
      icon={needsAddress ? 'map-pin' : 'user'}
      title={needsAddress ? 'Alamat Pengiriman' : fetched ? 'Data Pengambil' : 'Data Penerima'}
      decision={address === null ? null : <Decided address={address} needsAddress={needsAddress} />}
      ask=""
    >
      {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-4" /> : null}
      {signedIn ? null : <SignIn />}
      {used.length > 0 ? <UsedAddresses addresses={used} /> : null}
      {used.length > 0 && address === null ? <NewAddress /> : <TypedAddress />}
    </OpenableCard>
  )
}

function SignIn() {
  const { address } = useAtomValue(screen.start)
  return (
    <p className="-mt-2 text-sm text-muted">
      Sudah punya akun?{' '}
      <a
        href={href('login', {}, { next: address })}
        className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text"
      >
        Masuk
      </a>
    </p>
  )
}

function NewAddress() {
  const changing = useAtomValue(screen.dataOf('changing'))
  const { fields, values } = useAtomValue(screen.refusalOf('address')) ?? {}
  const toggled = useSetAtom(newAddressOpen)
  // A press before any address was chosen refuses nothing that was typed.
  return (
    <details
      open={changing || Object.keys({ ...fields, ...values }).length > 0}
      onToggle={({ currentTarget }) => toggled(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between font-semibold text-brand-text">
        Tambah Alamat Baru
        <Icon name="chevron-down" className="turn" />
      </summary>
      <div className="pt-2">
        <TypedAddress />
      </div>
    </details>
  )
}

/** Its fields begin with the address that is applied, so another address makes another form. */
function TypedAddress() {
  return (
    <AddressForm key={JSON.stringify(useAtomValue(checkoutOf('address')))}>
      <BuyerField />
    </AddressForm>
  )
}

/** For a guest who sends a present: news, link and money go to the buyer, so they must not go to the recipient. */
function BuyerField() {
  const buyer = useAtomValue(checkoutOf('buyer'))
  const signedIn = useAtomValue(screen.dataOf('signedIn'))
  const refusal = useAtomValue(screen.refusalOf('address'))
  const { fetched } = useAtomValue(delivery)
  if (buyer === undefined || signedIn) return null
  const error = refusal?.fields['buyer']
  const value = refusal?.values['buyer'] ?? buyer ?? ''
  const field = (
    <Field
      name="buyer"
      error={error}
      defaultValue={value}
      label="Kontak pemesan"
      optional
      hint="Nomor HP atau email Anda, bila untuk orang lain"
      maxLength={limits.emailChars}
    />
  )
  // Beside a parcel's it is folded already.
  return fetched ? (
    <details open={!!error || value !== ''}>
      <summary className="flex min-h-11 items-center font-semibold text-brand-text">Diambil orang lain?</summary>
      {field}
    </details>
  ) : (
    field
  )
}

function Decided({ address, needsAddress }: { address: Address; needsAddress: boolean }) {
  return (
    <>
      <span className="block font-medium text-ink">
        {address.recipient} · <span className="whitespace-nowrap">{showPhone(address.phone)}</span>
      </span>
      {needsAddress ? addressLine(address) : address.email}
    </>
  )
}
