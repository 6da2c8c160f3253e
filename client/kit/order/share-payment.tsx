import type { Bill } from '#shared/api/order/payment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import type { Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

interface Props {
  bill: Bill
  shop: Shop
  /** The page is inside another app. */
  inApp?: boolean | undefined
}

/** A link by which somebody else pays; what it shows is said before it is sent. */
export function SharePayment({ bill, shop, inApp = false }: Props) {
  if (bill.shareToken === null) return null
  const link = shop.origin + href('payFor', { token: bill.shareToken })
  const amount = bill.amount === null ? '' : ` ${formatRupiah(bill.amount)}`
  const words = `Tolong bayarkan pesanan saya${amount} di ${shop.title}: ${link}`
  return (
    <>
      {inApp ? <OpenInBrowser link={link} /> : null}
      <Card title="Minta orang lain bayar">
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
          <CopyButton value={link} label="Salin Tautan" />
        </div>
        <a
          href={href('payFor', { token: bill.shareToken })}
          className="mt-2 inline-flex min-h-11 items-center text-brand-text"
        >
          Lihat seperti penerimanya
        </a>
      </Card>
    </>
  )
}

/** Another app's browser may neither save a picture nor open a wallet; the link needs no session there. */
export function OpenInBrowser({ link }: { link: string }) {
  return (
    <Card title="Buka di browser">
      <p className="text-base text-muted">
        Halaman ini terbuka di dalam aplikasi lain, jadi mengunduh QR atau membuka aplikasi dompet bisa gagal. Salin
        tautannya lalu buka di Chrome atau Safari, atau ambil tangkapan layar kode QR-nya.
      </p>
      <div className="mt-3">
        <CopyButton value={link} label="Salin Tautan Tagihan" />
      </div>
    </Card>
  )
}
