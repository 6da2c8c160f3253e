import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island/island.tsx'
import { useShownAgain } from '#client/app/island/shown-again.ts'
import { stored, useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { CheckField, Field } from '#client/kit/form/field.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { AddressForm } from '#client/screens/checkout/address/form.tsx'
import { address, fill, screen } from './state.ts'

/** The address form of checkout, with the fields that an address book adds. */
export default island('own-address-form', stored(OwnAddressForm, fill))

function OwnAddressForm() {
  useShownAgain(useSetAtom(screen.stopWaiting))
  const saved = useAtomValue(address)
  const refusal = useAtomValue(screen.refusal)
  const refusals = useAtomValue(screen.refusals)
  return (
    <>
      {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-4" /> : null}
      <AddressForm across="sm:grid-cols-2 lg:grid-cols-1">
        <Field
          name="label"
          label="Label Alamat"
          optional
          placeholder="Rumah, Kantor"
          maxLength={limits.addressLabelChars}
          autoComplete="off"
          error={refusal?.fields['label']}
          defaultValue={refusal?.values['label'] ?? saved?.label ?? ''}
        />
        {saved?.main ? null : (
          <CheckField name="main" defaultChecked={refusal?.values['main'] !== undefined}>
            Jadikan alamat utama
          </CheckField>
        )}
      </AddressForm>
    </>
  )
}
