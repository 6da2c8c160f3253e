import type { Order } from '#shared/api/order/order.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { tool } from '#client/app/tool.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { RowCard } from '#client/kit/base/row-card.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'

/** What the digits open. `data`: nothing but the buyer's data; the order is over, and nobody asks where it went. */
type Locked = 'account' | 'review' | 'code' | 'goods' | 'parcel' | 'address' | 'data'

const looks: Record<Locked, { title: string; hint: string }> = {
  account: {
    title: 'Rekening pengembalian dana',
    hint: 'Rekening hanya dapat dilihat dan diisi oleh yang mengetahui nomor HP pemesan atau penerima.',
  },
  review: {
    title: 'Beri Ulasan',
    hint: 'Yang mengetahui nomor HP pemesan atau penerima dapat memberi ulasan dan melihat alamatnya.',
  },
  goods: {
    title: 'Buka Pesanan Ini',
    hint: 'Kode, file, dan penerima hanya tampil bagi yang mengetahui nomor HP pemesan atau penerima.',
  },
  code: {
    title: 'Lihat Kode Pengambilan',
    hint: 'Kode pengambilan hanya tampil bagi yang mengetahui nomor HP pemesan atau penerima.',
  },
  parcel: {
    title: 'Paket sudah tiba?',
    hint: 'Yang mengetahui nomor HP pemesan atau penerima dapat mengonfirmasinya dan melihat alamatnya.',
  },
  address: {
    title: 'Lihat Penerima dan Alamat',
    hint: 'Alamat hanya tampil bagi yang mengetahui nomor HP pemesan atau penerima.',
  },
  data: {
    title: 'Nama, nomor HP, dan alamat',
    hint: 'Data ini hanya tampil bagi yang mengetahui nomor HP pemesan atau penerima.',
  },
}

interface Behind {
  /** Money is owed, and the digits open where it goes. A link that is locked never says whether that is known. */
  names: boolean
  reviewable: boolean
  /** Whether its parcel came is for its shopper to say. */
  confirmable: boolean
  dead: boolean
}
/** What is behind the digits of an order: above all, where its money goes. */
export function behindOf(order: Order, { names, reviewable, confirmable, dead }: Behind): Locked {
  if (names) return 'account'
  if (reviewable) return 'review'
  if (dead) return 'data'
  const { needsAddress, fetched } = wayOfSale(order)
  return order.handedOver ? 'goods' : confirmable ? 'parcel' : fetched ? 'code' : needsAddress ? 'address' : 'goods'
}

interface UnlockProps {
  behind: Locked
  path: string
  refusal: Refusal | null
  /** It is not what most come for. */
  quiet: boolean
}
/** Asks for the four digits that only who bought or who receives it knows. */
export function Unlock({ behind, path, refusal, quiet }: UnlockProps) {
  const { title, hint } = looks[behind]
  const wrong = refusal?.fields['digits']
  const form = (
    <>
      {/* What the field says itself is not said above it too. */}
      {refusal && !wrong ? <RefusalNote {...refusal} className="mb-3" /> : null}
      <Form path={path} action="open" className="max-w-sm space-y-3" {...tool('lacak', 'Buka rincian pesanan')}>
        <Field
          name="digits"
          label="4 digit terakhir nomor HP pemesan atau penerima"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={wrong}
          autoFocus={wrong !== undefined}
          hint={hint}
        />
        <Button variant={quiet ? 'outline' : 'primary'} full>
          Tampilkan
        </Button>
      </Form>
    </>
  )
  return behind === 'data' ? (
    <RowCard title={title} value="Lihat data penerima" open={refusal !== null}>
      {form}
    </RowCard>
  ) : (
    <Card title={title}>{form}</Card>
  )
}
