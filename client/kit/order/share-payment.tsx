import type { Bill } from '#shared/api/order/payment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import type { Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RowCard } from '#client/kit/base/row-card.tsx'

interface Props {
  bill: Bill
  shop: Shop
  /** The page is inside another app. */
  inApp?: boolean | undefined
}

const linkTo = (shop: Shop, token: string) => shop.origin + href('payFor', { token })

/** Where this page cannot do all: its bill in a browser. */
export const BillInBrowser = ({ bill, shop, inApp }: Props) =>
  inApp && bill.shareToken !== null ? <OpenInBrowser link={linkTo(shop, bill.shareToken)} /> : null

/** A link by which somebody else pays, folded, because few want it; what it shows is said before it is sent. */
export function SharePayment({ bill, shop }: Omit<Props, 'inApp'>) {
  if (bill.shareToken === null) return null
  const link = linkTo(shop, bill.shareToken)
  const amount = bill.amount === null ? '' : ` ${formatRupiah(bill.amount)}`
  const words = `Tolong bayarkan pesanan saya${amount} di ${shop.title}: ${link}`
  return (
    <RowCard title="Minta orang lain bayar" value="Kirim tautan tagihannya" open={false}>
      <p className="text-base text-muted">
        Penerima tautan melihat tagihan, nama barang, dan nama depan Anda. Alamat dan nomor HP tidak terlihat.
      </p>
      <div className="mt-3 flex items-center gap-3">
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          variant="outline"
          className="flex-1"
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          Kirim lewat WhatsApp
        </ButtonLink>
        <CopyButton value={link} label="Salin Tautan">
          Salin Tautan
        </CopyButton>
      </div>
      <a
        href={href('payFor', { token: bill.shareToken })}
        className="mt-2 inline-flex min-h-11 items-center text-brand-text"
      >
        Lihat seperti Penerimanya
      </a>
    </RowCard>
  )
}

/** Another app's browser may neither save a picture nor open a wallet; the link needs no session there. */
export function OpenInBrowser({ link }: { link: string }) {
  return (
    <Card title="Buka di browser">
      <p className="text-base text-muted">
        Halaman ini terbuka di dalam aplikasi lain, jadi mengunduh QR atau membuka aplikasi e-wallet bisa gagal. Salin
        tautannya lalu buka di Chrome atau Safari, atau ambil tangkapan layar kode QR-nya.
      </p>
      <div className="mt-3">
        <CopyButton value={link} label="Salin Tautan Tagihan" />
      </div>
    </Card>
  )
}
