import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { formatDeadline, formatMoment } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import type { Frame, Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { BoughtLines } from '#client/kit/order/bought-lines.tsx'
import { groupNumber } from '#client/kit/order/group-number.ts'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { Notice } from '#client/kit/form/form.tsx'
import { TransferReceiptForm } from './transfer-receipt-form.tsx'
import { type StatusLook, StatusPanel } from '#client/kit/order/status-panel.tsx'

/** Whether a receipt is to be sent. */
const asksFor = (state: Transfer['state']) => state === 'open' || state === 'refused'

/** An order paid by transfer: the amount with the form, or the state of the receipt. */
export function TransferReceiptScreen({ transfer, frame }: { transfer: Transfer; frame: Frame }) {
  return (
    <div className={columns}>
      {asksFor(transfer.state) ? (
        <>
          <div className="lg:order-last">
            <TransferFacts transfer={transfer} />
          </div>
          <div className="grid grid-cols-1 gap-3">
            <BeforeSending transfer={transfer} />
            <Card title="Data Transfer">
              <p className="mb-3 text-sm text-muted">Transfer kami periksa maksimal 1×24 jam.</p>
              <TransferReceiptForm transfer={transfer} frame={frame} />
            </Card>
          </div>
        </>
      ) : (
        <>
          <div className="grid grid-cols-1 content-start gap-3">
            <ReceiptState transfer={transfer} shop={frame.shop} />
            {transfer.replaceable ? <Replace transfer={transfer} frame={frame} /> : null}
          </div>
          <TransferFacts transfer={transfer} />
        </>
      )}
    </div>
  )
}

/** A wrong picture was sent: another one takes its place, so that nobody checks the first in vain. */
const Replace = ({ transfer, frame }: { transfer: Transfer; frame: Frame }) => (
  <details className="card px-4 py-2" open={frame.refusal !== null}>
    <summary className="flex min-h-11 items-center gap-1 text-base font-semibold text-brand-text">
      Salah bukti? Kirim bukti lain
      <Icon name="chevron-down" size={16} className="turn" />
    </summary>
    <TransferReceiptForm transfer={transfer} frame={frame} />
  </details>
)

/** What the shopper should know before sending a receipt. */
function BeforeSending({ transfer: { state, reason, late } }: { transfer: Transfer }) {
  return (
    <>
      {state === 'refused' ? (
        <Notice>
          <p className="font-semibold">Bukti sebelumnya belum dapat kami terima.</p>
          {reason ? <p className="wrap-anywhere">{`Alasan: ${reason}`}</p> : null}
          <p>Silakan periksa, lalu kirim lagi.</p>
        </Notice>
      ) : null}
      {late ? (
        <Notice>
          Batas waktu pembayaran sudah lewat. Bila Anda sudah transfer, kirim buktinya: pesanan kami lanjutkan selama
          barang masih ada, atau dana Anda kembali.
        </Notice>
      ) : null}
    </>
  )
}

function TransferFacts({ transfer }: { transfer: Transfer }) {
  const { state, number, amount, bank, account, holder, sentAt, payBy, late, lines } = transfer
  // Nothing is to be paid any more.
  const closed = state === 'closed'
  return (
    <Card title={closed ? 'Pesanan' : 'Ringkasan Pembayaran'}>
      <dl className="space-y-1.5 text-base">
        <Row label="No. Pesanan">
          <span className="numbers font-semibold wrap-anywhere">{number}</span>
        </Row>
        {closed ? null : (
          <Row label="Total Tagihan">
            <span className="flex items-center gap-1">
              <strong className="price whitespace-nowrap">{formatRupiah(amount)}</strong>
              {asksFor(state) ? <CopyButton value={String(amount)} label="Salin Jumlah" /> : null}
            </span>
          </Row>
        )}
        {account === null || closed ? null : (
          <Row label="Bank Tujuan">
            <span className="flex items-center justify-end gap-1">
              {bank} <span className="numbers font-semibold whitespace-nowrap">{groupNumber(account)}</span>
              {asksFor(state) ? <CopyButton value={account.replace(/[ -]/g, '')} label="Salin Nomor" /> : null}
            </span>
            {holder ? <span className="block text-sm text-muted">a.n. {holder}</span> : null}
          </Row>
        )}
        {asksFor(state) && payBy && !late ? (
          <Row label="Bayar sebelum">
            <span className="numbers font-semibold text-warn-ink">{formatDeadline(payBy)}</span>
          </Row>
        ) : null}
        {state === 'checking' && sentAt ? (
          <Row label="Bukti dikirim">
            <span className="numbers">{formatMoment(sentAt)}</span>
          </Row>
        ) : null}
      </dl>
      {lines.length > 0 ? (
        <div className="mt-3 border-t border-sunk">
          <BoughtLines lines={lines} />
        </div>
      ) : null}
    </Card>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

type Panel = StatusLook & { text: string }
const panels: Record<Exclude<Transfer['state'], 'open' | 'refused'>, Panel> = {
  checking: {
    icon: 'clock',
    color: 'blue',
    title: 'Bukti transfer sedang diperiksa',
    text: 'Konfirmasi terkirim, kami periksa maksimal 1×24 jam.',
  },
  paid: {
    icon: 'check',
    color: 'green',
    title: 'Pembayaran berhasil',
    text: 'Pesanan ini sudah dibayar. Tidak ada yang perlu dikirim lagi.',
  },
  automatic: {
    icon: 'info',
    color: 'blue',
    title: 'Tidak perlu konfirmasi',
    text: 'Pesanan ini tidak dibayar dengan transfer ke rekening toko. Statusnya berubah sendiri.',
  },
  closed: {
    icon: 'close',
    color: 'red',
    title: 'Pesanan sudah ditutup',
    text: 'Sudah telanjur transfer? Hubungi toko dengan nomor pesanan ini.',
  },
}

interface ReceiptStateProps {
  transfer: Transfer
  shop: Shop
}
function ReceiptState({ transfer: { state, number, track }, shop }: ReceiptStateProps) {
  const chat = state === 'closed' ? orderChat(shop, 'pesanan', number) : null
  const look = panels[asksFor(state) ? 'closed' : state]
  return (
    <StatusPanel {...look}>
      {chat === null ? null : (
        <ButtonLink href={chat} target="_blank" rel="noopener" className="mt-5">
          Hubungi via WhatsApp
        </ButtonLink>
      )}
      {track === null ? (
        <p className="mt-3 text-base text-muted">
          Untuk rincian, buka tautan pesanan yang kami kirim saat Anda memesan.
        </p>
      ) : (
        <ButtonLink
          href={href('track', { token: track })}
          variant={chat === null ? 'primary' : 'outline'}
          className="mt-5"
        >
          Rincian Pesanan
        </ButtonLink>
      )}
    </StatusPanel>
  )
}
