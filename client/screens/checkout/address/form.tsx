import type { ReactNode } from 'react'
import type { Address } from '#shared/api/account/address.ts'
import { limits } from '#shared/limits.ts'
import type { Point } from '#shared/indonesia/point.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Field, TextArea } from '#client/kit/form/field.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { PhoneField, phoneStart } from '#client/kit/form/phone-field.tsx'
import { ids } from '../data/names.ts'
import { PointField } from './point-field.tsx'
import { RegionPart } from './region-part.tsx'
import { type AddressFormState, correctField, formOf, placed, saveAddress, saveWords } from './state.ts'

/**
 * Who receives it comes first, as buyers know it from every shop, then the place. Without script the region is picked
 * step by step: each step sends the form, and the page comes again with what was typed. Checkout and the address book
 * use the same form. `children`: the fields of one page alone, before the button; `across`: the columns of name and phone.
 */
export function AddressForm({ across = 'sm:grid-cols-2', children }: { across?: string; children?: ReactNode }) {
  const address = useAtomValue(formOf('address'))
  const needsAddress = useAtomValue(formOf('needsAddress'))
  const fetched = useAtomValue(formOf('fetched'))
  const countries = useAtomValue(formOf('countries'))
  const regions = useAtomValue(formOf('regions'))
  const refusal = useAtomValue(formOf('refusal'))
  const save = useSetAtom(saveAddress)
  const correct = useSetAtom(correctField)
  const field = fieldsOf(address, refusal)
  const follows = useAtomValue(placed) || address || !regions?.searchable || regions.prov
  return (
    <Form
      path={useAtomValue(formOf('path'))}
      action={useAtomValue(formOf('action'))}
      id={ids.addressForm}
      onInput={({ target }) => correct(fieldOf(target as HTMLInputElement))}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
      className="space-y-4"
    >
      <div className={`grid items-start gap-4 ${across}`}>
        <Field {...field('recipient')} label={fetched ? 'Nama Pengambil' : 'Nama Penerima'} autoComplete="name" />
        <PhoneField
          {...field('phone')}
          {...phoneStart(countries, { values: refusal?.values, stored: address?.phone })}
          label="Nomor HP"
          countries={countries}
        />
      </div>
      {needsAddress ? <RegionPart /> : null}
      {needsAddress ? <PlaceFields typedRegion={regions === null} field={field} /> : null}
      <div className={`grid items-start gap-4 ${across}`}>
        {needsAddress ? (
          <Field
            {...field('postcode')}
            className={follows ? '' : 'hidden'}
            label="Kode Pos"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
          />
        ) : null}
        <Field
          {...field('email')}
          label="Email"
          optional
          type="email"
          hint="Untuk kabar pesanan"
          maxLength={limits.emailChars}
          autoComplete="email"
        />
      </div>
      {needsAddress ? <Rarely {...{ field, address, refusal }}>{children}</Rarely> : children}
      <SaveButton />
    </Form>
  )
}

/** On a phone with a bar for it, it stands there alone; on its side the bar is far below, at the end of the page. */
function SaveButton() {
  const words = saveWords({
    needsAddress: useAtomValue(formOf('needsAddress')),
    fetched: useAtomValue(formOf('fetched')),
  })
  const inBar = useAtomValue(formOf('barSaves')) ? 'hidden low:flex lg:flex' : ''
  return (
    <Button size="lg" full className={inBar} aria-busy={useAtomValue(formOf('busy')) || undefined}>
      {words}
    </Button>
  )
}

/** The search of places is for a village. */
const fieldOf = ({ name }: HTMLInputElement) => (name === 'cari' ? 'villageCode' : name)

type FieldOf = (name: keyof Address) => { name: string; error: string | undefined; defaultValue: string }
const fieldsOf =
  (address: Address | null, refusal: AddressFormState['refusal']): FieldOf =>
  (name) => ({
    name,
    error: refusal?.fields[name],
    defaultValue: refusal?.values[name] ?? String(address?.[name] ?? ''),
  })

/** Where the goods go. */
function PlaceFields({ field, typedRegion }: { field: FieldOf; typedRegion: boolean }) {
  return (
    <>
      {typedRegion ? <TypedRegion field={field} /> : null}
      <TextArea
        {...field('street')}
        label="Alamat Lengkap"
        hint="Nama jalan, nomor rumah, RT/RW"
        maxLength={limits.streetChars}
        autoComplete="street-address"
        enterKeyHint="next"
      />
    </>
  )
}

const rare = ['courierNote', 'point', 'latitude', 'label', 'buyer']
interface RarelyProps extends Pick<AddressFormState, 'address' | 'refusal'> {
  field: FieldOf
  children: ReactNode
}
/** What few need, folded in a new address until it is refused, or was sent by a page without script. */
function Rarely({ field, address, refusal, children }: RarelyProps) {
  return (
    <details open={address !== null || rare.some((name) => name in (refusal?.fields ?? {}) || refusal?.values[name])}>
      <summary className="flex min-h-11 items-center font-semibold text-brand-text">
        Tambah patokan, titik lokasi, lainnya
      </summary>
      <div className="space-y-4">
        <Field {...field('courierNote')} label="Patokan" optional maxLength={limits.courierNoteChars} />
        <PointField
          point={address && pointOf(address)}
          typed={refusal?.values['point']}
          error={refusal?.fields['point'] ?? refusal?.fields['latitude']}
        />
        {children}
      </div>
    </details>
  )
}

const pointOf = ({ latitude, longitude }: Address): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

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
