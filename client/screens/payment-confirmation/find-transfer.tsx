import { columns } from '#client/kit/base/columns.ts'
import { tool } from '#client/app/tool.ts'
import type { Frame, Shop } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { PhoneField } from '#client/kit/form/phone-field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { CustomerCare } from '#client/screens/info/customer-care.tsx'
import { href } from '#shared/web/routes.ts'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

/** Finds the order by its number and phone; no account is needed. */
export function FindTransfer({ frame: { path, refusal, shop } }: { frame: Frame }) {
  return (
    <div className={columns}>
      <section className="card p-4">
        <p className="mb-4 text-base text-muted">
          Sudah transfer ke rekening toko? Isi nomor pesanan dan nomor HP yang Anda pakai saat memesan.
        </p>
        <Form
          path={path}
          action="find"
          className="max-w-sm space-y-4"
          {...tool('cari-pesanan', 'Cari pesanan yang sudah ditransfer')}
        >
          {refusal ? <RefusalNote {...refusal} /> : null}
          <Field
            name="number"
            label="No. Pesanan"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            hint="Ada di email atau WhatsApp pesanan (INV-…)."
            error={refusal?.fields['number']}
            defaultValue={refusal?.values['number']}
          />
          <PhoneField
            name="phone"
            label="Nomor HP"
            typing={shop.phoneTyping}
            error={refusal?.fields['phone']}
            defaultValue={refusal?.values['phone']}
          />
          <Button size="lg" full>
            Cari Pesanan
          </Button>
        </Form>
      </section>
      <CustomerCare shop={shop} title="Butuh bantuan?" second />
    </div>
  )
}

/** A shop whose backend takes no transfer receipts takes them by chat. */
export function NoReceipts({ shop }: { shop: Shop }) {
  const chat = whatsappLink(shop)
  const home = { href: href('home'), label: 'Kembali ke Beranda' }
  return (
    <EmptyState
      drawing="order"
      title="Kirim bukti ke toko"
      text="Toko ini belum menerima bukti transfer di sini. Silakan kirim bukti beserta nomor pesanan kepada kami."
      action={chat ? { href: chat, label: 'Kirim via WhatsApp' } : home}
      other={chat ? home : undefined}
    />
  )
}
