import type { Return } from '#shared/api/order/return.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { returnShippingOf } from '#shared/order/return-status.ts'
import { hasWallet, type Refusal, type Shop } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { showPhone, withNumbersKept } from '#client/kit/form/address-text.ts'
import { Field, Select } from '#client/kit/form/field.tsx'
import { FileField, FileForm } from '#client/kit/form/file-form.tsx'
import { Form, OnceKey } from '#client/kit/form/form.tsx'

interface SendProps {
  data: Return
  path: string
  refusal: Refusal | null
  shop: Shop
  formKey: string
}

/** Sending the products back: where to, until when, and the receipt number. */
export function Send({ data, path, refusal, shop, formKey }: SendProps) {
  const mine = refusal?.action === 'send' ? refusal : null
  return (
    <Card title="Kirim barang, lalu isi resi">
      <p className="text-base text-muted">
        Kirim barang ke {shop.business.address ? 'alamat ini' : shop.business.name || 'toko'}. Tulis{' '}
        <span className="whitespace-nowrap">{data.number}</span> pada paket.
        {wayOfSale(data).fetched ? ' Barang juga dapat diantar langsung ke toko, tanpa resi.' : ''}
      </p>
      <SendTo shop={shop} />
      <p className="mt-2 text-sm text-muted">{returnShippingOf(data.reason, data.postageMax !== null)}</p>
      <FileForm path={path} action="send" className="mt-3 space-y-4">
        <OnceKey value={formKey} />
        <Parcel {...{ data, mine, shop }} />
        {data.postageMax === null ? null : (
          <PostageFields most={data.postageMax} mine={mine} wallet={hasWallet(shop)} />
        )}
        <Button full>Simpan Resi</Button>
      </FileForm>
    </Card>
  )
}

/** Its number was typed wrong: it is sent again. */
export function CorrectParcel({ data, path, refusal, shop, formKey }: SendProps) {
  const mine = refusal?.action === 'send' ? refusal : null
  return (
    <details className="group" open={mine !== null}>
      <summary className={`${buttonClass({ variant: 'outline', full: true })} group-open:hidden`}>
        Perbaiki Resi
      </summary>
      <Card title="Perbaiki resi">
        <Form path={path} action="send" className="space-y-4">
          <OnceKey value={formKey} />
          <Parcel {...{ data, mine, shop }} />
          <Button full>Simpan Resi</Button>
        </Form>
      </Card>
    </details>
  )
}

/** Which courier carries it, and its number there. */
function Parcel({ data, mine, shop: { couriers } }: Pick<SendProps, 'data' | 'shop'> & { mine: Refusal | null }) {
  const { fields = {}, values = {} } = mine ?? {}
  const courier = {
    name: 'courier',
    label: 'Kurir',
    defaultValue: values['courier'] ?? data.courier,
    error: fields['courier'],
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {couriers.length > 0 ? (
        <Select
          {...courier}
          placeholder="Pilih kurir"
          options={[...couriers, 'Lainnya'].map((name) => ({ code: name, name }))}
        />
      ) : (
        <Field {...courier} maxLength={60} />
      )}
      <Field
        name="receiptNumber"
        label="Nomor Resi"
        maxLength={60}
        autoComplete="off"
        defaultValue={values['receiptNumber'] ?? data.receiptNumber ?? ''}
        error={fields['receiptNumber']}
      />
    </div>
  )
}

/** What sending it has cost, where the shop bears that. A photo that has arrived need not be chosen again. */
function PostageFields({ most, mine, wallet }: { most: number; mine: Refusal | null; wallet: boolean }) {
  const { fields = {}, values = {} } = mine ?? {}
  const kept = values['fileId'] ?? ''
  return (
    <>
      <Field
        name="postage"
        label="Ongkir yang Anda bayar"
        optional
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        defaultValue={values['postage'] ?? ''}
        hint={`Diganti${wallet ? ' ke Saldo Toko,' : ''} hingga ${formatRupiah(most)}.`}
        error={fields['postage']}
      />
      <input type="hidden" name="fileId" value={kept} />
      <input type="hidden" name="fileName" value={values['fileName'] ?? ''} />
      <FileField
        name="file"
        accept="image/jpeg,image/png,image/webp"
        required={false}
        label={kept ? 'Ganti Foto Struk Ongkir' : 'Foto Struk Ongkir'}
        hint={kept ? `Tersimpan: ${values['fileName'] || 'foto struk'}` : undefined}
        allowed="Wajib bila ongkir diisi. Maksimal 5 MB."
        error={fields['file'] ?? fields['postagePhoto']}
      />
    </>
  )
}

/** As it is written on a parcel. */
function SendTo({ shop: { business, title } }: Pick<SendProps, 'shop'>) {
  if (business.address === '') return null
  const lines = [
    business.name || title,
    business.phone && showPhone(`+${business.phone}`),
    ...business.address.split(/,\s*(?=(?:Kel|Kab)\. |Kota |Kabupaten )/),
  ].filter(Boolean)
  return (
    <div className="numbers mt-2 rounded-sm bg-sunk px-3 py-2 text-base wrap-anywhere">
      {lines.map((line) => (
        <p key={line} className={line === lines[0] ? 'font-semibold' : ''}>
          {withNumbersKept(line)}
        </p>
      ))}
      <p className="mt-2 -ml-2">
        <CopyButton value={lines.join('\n')} label="Salin Alamat Pengembalian">
          Salin Alamat
        </CopyButton>
      </p>
    </div>
  )
}
