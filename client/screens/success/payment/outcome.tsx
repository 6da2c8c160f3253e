import { formatMoment } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Form, OnceKey } from '#client/kit/form/form.tsx'
import { exactMoney } from '#client/kit/order/exact-money.ts'
import type { PaymentState } from './state.ts'
import { type StatusLook, StatusPanel } from '#client/kit/order/status-panel.tsx'
import type { PaymentData } from './island.tsx'

type Ended = Exclude<PaymentState, 'waiting'>
/** `text` is null where the title says all. */
const looks: Record<Ended, StatusLook & { text: string | null }> = {
  paid: { icon: 'check', color: 'green', title: 'Pembayaran berhasil', text: null },
  free: { icon: 'check', color: 'green', title: 'Pesanan berhasil', text: 'Tidak ada yang perlu dibayar.' },
  onHandover: {
    icon: 'check',
    color: 'green',
    title: 'Pesanan berhasil dibuat',
    text: `Bayar saat paket tiba. ${exactMoney}`,
  },
  verifying: {
    icon: 'clock',
    color: 'blue',
    title: 'Pembayaran sedang diverifikasi',
    text: 'Pembayaran Anda kami periksa maksimal 1×24 jam.',
  },
  noNumber: {
    icon: 'alert',
    color: 'yellow',
    title: 'Nomor pembayaran belum tersedia',
    text: 'Pesanan Anda aman. Coba lagi sebentar lagi.',
  },
  expired: {
    icon: 'clock',
    color: 'red',
    title: 'Waktu pembayaran habis',
    text: 'Pesanan ini dibatalkan. Sudah telanjur membayar? Kami cek otomatis, dana Anda tidak hilang.',
  },
  failed: {
    icon: 'close',
    color: 'red',
    title: 'Pembayaran gagal',
    text: 'Pesanan Anda masih kami simpan. Coba lagi atau pilih metode lain.',
  },
  cancelled: { icon: 'close', color: 'red', title: 'Pesanan dibatalkan', text: 'Pesanan ini tidak perlu dibayar.' },
}

/** What is said of money that somebody else than a courier collects. */
const looksOnHandover: Partial<Record<PaymentData['bill']['group'], StatusLook & { text: string }>> = {
  counter: {
    icon: 'check',
    color: 'green',
    title: 'Pesanan berhasil dibuat',
    text: 'Bayar saat mengambil pesanan di toko.',
  },
}

/** What is said below the title. */
export const sentenceOf = (data: PaymentData, state: Ended): string | null => textOf(data, state) ?? looks[state].text

/** The sentence when the state alone does not say enough. */
function textOf({ bill, confirm }: PaymentData, state: PaymentState): string | null {
  const { ownAccount } = paymentWay(bill.vendor)
  if (state === 'noNumber' && bill.problem !== '') return bill.problem
  if (state === 'free' && bill.group === 'wallet') return 'Lunas dengan Saldo Toko.'
  if (state === 'verifying' && ownAccount) return 'Bukti transfer Anda kami periksa maksimal 1×24 jam.'
  if (state !== 'expired' || !ownAccount) return null
  return `Pesanan ini dibatalkan. Sudah telanjur transfer? ${confirm === null ? 'Hubungi toko dengan nomor pesanan ini.' : 'Kirim buktinya, agar kami periksa.'}`
}

/**
 * Every state but waiting: an icon, a sentence and one next step. `shownAbove` is shown above already and not repeated.
 */
export function PaymentOutcome({ data, shownAbove }: { data: PaymentData; shownAbove: string | null }) {
  const { bill, state, retry, change, confirm, at } = data
  const onHandover = state === 'onHandover' ? looksOnHandover[bill.group] : undefined
  const look = onHandover ?? looks[state === 'waiting' ? 'noNumber' : state]
  const said = textOf(data, state) ?? look.text
  // The sum is part of what is to be done.
  const sentence =
    state === 'onHandover' && bill.amount !== null
      ? (said?.replace(/^Bayar/, `Bayar ${formatRupiah(bill.amount)}`) ?? null)
      : said
  const owed = state === 'noNumber' || state === 'verifying'
  return (
    <StatusPanel {...look} text={sentence === shownAbove ? null : sentence}>
      {bill.amount !== null && (owed || state === 'paid') ? (
        <>
          {owed ? <p className="mt-3 text-sm text-muted">Total Tagihan</p> : null}
          <p className={`price font-bold ${owed ? 'text-lg lg:text-xl' : 'mt-3 text-md'}`}>
            {formatRupiah(bill.amount)}
          </p>
        </>
      ) : null}
      {state === 'paid' ? (
        <p className="mt-1 text-sm text-muted">
          {bill.methodName}
          {bill.paidAt ? <span className="numbers block">{formatMoment(bill.paidAt)}</span> : null}
        </p>
      ) : null}
      {confirm !== null && state === 'expired' ? (
        <ButtonLink href={confirm} variant="outline" className="mt-5">
          Unggah Bukti Transfer
        </ButtonLink>
      ) : null}
      {retry && (state === 'noNumber' || state === 'failed' || state === 'expired') ? (
        <Form path={retry.path} action={state === 'expired' ? 'again' : 'retry'} className="mt-5">
          <OnceKey value={retry.key} />
          <Button full className="lg:w-auto">
            {state === 'expired' ? 'Beli Lagi' : 'Coba Lagi'}
          </Button>
          {state === 'expired' ? (
            <p className="mt-2 text-sm text-muted">Barang yang masih ada masuk ke keranjang, dengan harga hari ini.</p>
          ) : null}
        </Form>
      ) : null}
      {change === null ? null : (
        <ButtonLink href={change} variant="outline" className="mt-3">
          Ubah Metode Pembayaran
        </ButtonLink>
      )}
      {state === 'verifying' || (retry === null && (state === 'noNumber' || state === 'failed')) ? (
        <ButtonLink href={at} variant="outline" className="mt-5">
          Cek Status Pembayaran
        </ButtonLink>
      ) : null}
    </StatusPanel>
  )
}
