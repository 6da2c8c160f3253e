import type { ReactNode } from 'react'
import type { Affiliate, Commission } from '#shared/api/account/affiliate.ts'
import type { Api, OutputOf } from '#shared/api/index.ts'
import { formatDate, formatMoment } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Frame, Shop } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { CheckField } from '#client/kit/form/field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { qrDrawing } from '#client/kit/base/qr.ts'
import { QrCode } from '#client/kit/base/qr-code.tsx'

/** What goods an example is about. */
const exampleBase = 200_000

/** What the programme gives and how, and the way in; nothing is ticked in advance. */
export function AffiliateOffer({
  programme: { percent, maximum },
  frame: { path, refusal, shop },
}: {
  programme: Affiliate
  frame: Frame
}) {
  const example = Math.min(Math.floor((exampleBase * percent) / 100), maximum ?? exampleBase)
  return (
    <Card>
      <h2 className="text-xl">Komisi {percent}% untuk Anda</h2>
      <p className="text-base">dari setiap belanja di {shop.title} lewat tautan Anda.</p>
      <h3 className="mt-4 text-base font-semibold">Cara kerjanya</h3>
      <ol className="mt-2 grid list-decimal gap-2 pl-5 text-base text-muted marker:text-hint">
        <li>Bagikan tautan Anda di chat, media sosial, atau lewat kode QR.</li>
        <li>Seseorang berbelanja di {shop.title} lewat tautan itu.</li>
        <li>Komisi Anda tarik ke rekening bank.</li>
      </ol>
      <p className="mt-4 rounded-md bg-brand-soft p-3 text-base">
        {withAmounts(`Contoh: dari belanja barang ${formatRupiah(exampleBase)}, komisi Anda ${formatRupiah(example)}.`)}
      </p>
      <Form path={path} action="join" className="mt-4 space-y-3">
        {refusal?.action === 'join' ? <RefusalNote {...refusal} /> : null}
        <CheckField name="terms" required error={refusal?.fields['terms']}>
          Saya menyetujui{' '}
          <a href={`#${termsId}`} className="font-semibold text-brand-text underline">
            ketentuan
          </a>{' '}
          program afiliasi.
        </CheckField>
        <Button size="lg" full>
          Daftar Afiliasi
        </Button>
      </Form>
    </Card>
  )
}

/** Where the agreement leads. */
const termsId = 'ketentuan'

/** The terms for members. */
export function AffiliateTerms({
  programme: { percent, maximum, minimum, fee },
  shop,
}: {
  programme: Affiliate
  shop: Shop
}) {
  return (
    <div id={termsId} className="scroll-mt-16">
      <Card title="Ketentuan">
        <ul className="list-disc space-y-1.5 pl-5 text-base">
          <li>
            Komisi {percent}% dari harga barang setelah potongan, tanpa ongkir dan biaya
            {maximum === null ? '' : withAmounts(`, paling banyak ${formatRupiah(maximum)} per pesanan`)}.
          </li>
          <li>Komisi untuk tautan terakhir yang diklik pembeli.</li>
          <li>
            Komisi tertunda sejak pesanan dibayar dan siap ditarik setelah pesanan selesai dan masa pengembalian{' '}
            {shop.returnDays} hari kerja berakhir.
          </li>
          <li>Komisi menunggu lebih lama selama pengembalian belum selesai atau pembayaran belum dicocokkan toko.</li>
          <li>Komisi dari pesanan yang dibatalkan atau dikembalikan ditarik kembali.</li>
          <li>
            Pesanan sendiri tidak menghasilkan komisi, juga dari akun lain dengan nomor HP atau rekening yang sama.
          </li>
          <li>{withAmounts(`Penarikan mulai ${formatRupiah(minimum)}, biaya admin ${formatRupiah(fee)}.`)}</li>
        </ul>
      </Card>
    </div>
  )
}

/** What it has earned, and what can be done with it. */
export function AffiliateFigures({ programme, children }: { programme: Affiliate; children: ReactNode }) {
  const { clicks, orders, pending, ready, percent, maximum } = programme
  return (
    <section className="card p-4">
      <h2 className="text-base font-normal text-muted">Komisi Siap Ditarik</h2>
      <p className="numbers mt-1 mb-3 text-xl font-bold">{formatRupiah(ready)}</p>
      <DescriptionList
        rows={[
          ['Komisi Tertunda', formatRupiah(pending)],
          [
            'Komisi per Pesanan',
            withAmounts(`${percent}%${maximum === null ? '' : `, maks. ${formatRupiah(maximum)}`}`),
          ],
          ['Klik', groupDigits(clicks)],
          ['Pesanan', groupDigits(orders)],
        ]}
      />
      {children}
    </section>
  )
}

/** The member's link: to copy, to share, to scan from paper. */
export function AffiliateLink({ code, shop }: { code: string; shop: Shop }) {
  const link = `${shop.origin}${href('home')}?ref=${encodeURIComponent(code)}`
  const qr = qrDrawing(link)
  return (
    <Card title="Tautan Afiliasi">
      <div className="flex flex-col items-center gap-3">
        <div className="w-full min-w-0">
          <p className="text-base">
            Kode Referral:{' '}
            <strong className="numbers" {...dom.mark(dom.referralMark, code)}>
              {code}
            </strong>
          </p>
          <p className="mt-2 rounded-sm bg-sunk px-3 py-2 text-base wrap-anywhere">{link}</p>
          <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
            <Button type="button" className="flex-1" {...dom.mark(dom.copyMark, link)}>
              <Icon name="copy" size={18} />
              Salin Tautan
            </Button>
            <Button
              type="button"
              variant="outline"
              className="flex-1"
              {...dom.mark(dom.shareMark, link)}
              {...dom.mark(dom.shareTitleMark, shop.title)}
            >
              <Icon name="share" size={18} />
              Bagikan
            </Button>
          </div>
          <p className="mt-3 text-sm text-muted noscript:hidden">
            Untuk satu produk, buka halamannya lalu tekan Bagikan. Kode Anda ikut otomatis.
          </p>
          <p className="mt-3 hidden text-sm text-muted noscript:block">
            Untuk satu produk, tambahkan <span className="numbers">?ref={code}</span> di belakang alamatnya.
          </p>
        </div>
        <QrCode qr={qr} label="Kode QR tautan afiliasi Anda" px={qr.size * 4} className="rounded-md" />
        <p className="text-center text-sm text-muted">Pindai untuk membuka toko dengan kode Anda</p>
      </div>
    </Card>
  )
}

const statuses: Readonly<Record<Commission['status'], readonly [label: string, color: string]>> = {
  READY: ['Siap', 'bg-ok-soft text-ok-ink'],
  PENDING: ['Tertunda', 'bg-warn-soft text-warn-ink'],
  REVERSED: ['Dibatalkan', 'bg-danger-soft text-danger-ink'],
}

interface CommissionListProps extends Pick<Affiliate, 'percent' | 'maximum'> {
  list: OutputOf<Api['affiliate']['listOrders']>
  to: (page: number) => string
}
/** Orders that came by the link. Who placed them stays with the shop. */
export function CommissionList({ list, percent, maximum, to }: CommissionListProps) {
  return (
    <Card title="Pesanan lewat Tautan Anda">
      {list.rows.length === 0 ? (
        <p className="text-base text-muted">
          Belum ada pesanan. Klik dihitung sekali dalam {limits.clickDedupeMinutes} menit untuk setiap pengunjung.
        </p>
      ) : null}
      <ul className="divide-y divide-sunk">
        {list.rows.map(({ status, base, amount, at, readyAt }, place) => (
          <li key={`${at}-${place}`} className="flex items-start justify-between gap-3 py-3">
            <span className="min-w-0 flex-1 text-sm text-muted">
              <span className="block text-base text-ink">Belanja {formatRupiah(base)}</span>
              <time dateTime={at}>{formatMoment(at)}</time>
              {amount === maximum && base * percent > maximum * 100 ? (
                <span className="block">Komisi paling banyak per pesanan</span>
              ) : null}
              {status === 'PENDING' ? (
                <span className="block">Siap {readyAt ? formatDate(readyAt) : 'setelah pesanan selesai'}</span>
              ) : null}
            </span>
            <span className="text-right">
              <span className="numbers block text-base font-semibold">
                {status === 'REVERSED' ? <s>{formatRupiah(amount)}</s> : formatRupiah(amount)}
              </span>
              <span
                className={`mt-1 inline-block rounded-sm px-2 py-1 text-xs font-semibold whitespace-nowrap ${statuses[status][1]}`}
              >
                {statuses[status][0]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <PageLinks index={list.index} size={list.size} total={list.total} to={to} />
    </Card>
  )
}
