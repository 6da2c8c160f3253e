import type { SavedAddress } from '#shared/api/address.ts'
import { limits } from '#shared/limits.ts'
import { routes } from '#shared/web/routes.ts'
import { island } from '#client/app/island.tsx'
import { useForm } from '#client/app/form-state.ts'
import type { Regions } from '#client/kit/load-regions.ts'
import type { CountryChoice, PlainRefusal } from '#client/app/page.ts'
import { CheckField, Field } from '#client/kit/field.tsx'
import { RefusalNote } from '#client/kit/form.tsx'
import { AddressForm } from '#client/screens/checkout/address/form.tsx'

interface OwnAddressFormProps {
  path: string
  refusal: PlainRefusal | null
  /** null: a new address. */
  address: SavedAddress | null
  countries: CountryChoice
  regions: Regions | null
  changing: boolean
}

/** The address form of checkout, with the fields that an address book adds. */
export default island(
  'own-address-form',
  function OwnAddressForm({ path, refusal: first, address, countries, regions, changing }: OwnAddressFormProps) {
    const { refusal, refusals, busy, submit } = useForm('save', first)
    const kept = address?.id ? { ubah: address.id } : { baru: '1' }
    return (
      <>
        {refusal ? <RefusalNote key={refusals} message={refusal.message} className="mb-4" /> : null}
        <AddressForm
          {...{ path, address, countries, regions, changing, refusal, busy, submit }}
          action="save"
          owner={`address-${address?.id ?? 'new'}`}
          digital={false}
          steps={{ path: routes.profileAddress.path, kept }}
        >
          <Field
            name="label"
            label="Label Alamat"
            optional
            placeholder="Rumah, Kantor"
            maxLength={limits.addressLabelChars}
            autoComplete="off"
            error={refusal?.fields['label']}
            defaultValue={refusal?.values['label'] ?? address?.label ?? ''}
          />
          {address?.main ? null : (
            <CheckField name="main" defaultChecked={refusal?.values['main'] !== undefined}>
              Jadikan alamat utama
            </CheckField>
          )}
        </AddressForm>
      </>
    )
  },
)
