import type { SimulatedPayment } from '#shared/api/shop/simulator.ts'
import { api } from '#shared/api/index.ts'
import { Code } from '#shared/api/contract/brands.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { type Frame, notFound, page, stay } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { type ButtonVariant } from '#client/kit/base/button-look.ts'
import { Form, Notice, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { found } from '#client/app/page/found.ts'

/** Demo shops only: a tester plays the bank here. */
export const simulator = page({
  route: 'simulator',
  cache: 'never',
  async load({ api, params, shop }): Promise<SimulatedPayment> {
    const id = Code.safeDecode(params.id)
    if (!shop.demo || !id.success) notFound()
    return found(api.simulator.find({ id: id.data }))
  },
  head: () => ({ title: 'Simulator Pembayaran', noindex: true }),
  view: (payment, frame) => <Simulator payment={payment} frame={frame} />,
  actions: {
    async press(ctx) {
      await ctx.api.simulator.press(ctx.read(api.simulator.press, { id: ctx.params.id }))
      return stay()
    },
  },
  samples: async () => (await import('./samples.ts')).simulatorSamples,
})

function Simulator({ payment, frame: { path, refusal } }: { payment: SimulatedPayment; frame: Frame }) {
  const waits = payment.status === 'pending' || payment.status === 'challenge'
  return (
    <div className="wrap max-w-md! space-y-3 py-6">
      <Notice>
        <h1 className="text-base">SIMULATOR PEMBAYARAN – bukan pembayaran sungguhan</h1>
        <p className="mt-0.5">Halaman ini menggantikan bank di toko contoh. Tidak ada uang yang berpindah.</p>
      </Notice>
      {refusal ? <RefusalNote {...refusal} /> : null}
      <section className="card p-4">
        <p className="text-sm text-muted">Jumlah tagihan</p>
        <p className="price text-xl font-bold">{formatRupiah(payment.amount)}</p>
        {waits ? <Scene payment={payment} /> : null}
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-base">
          {payment.merchant ? <Fact label="Penerima">{payment.merchant}</Fact> : null}
          {payment.bank && payment.kind !== 'cstore' ? <Fact label="Bank">{payment.bank.toUpperCase()}</Fact> : null}
          {payment.billerCode ? <Fact label="Kode Perusahaan">{payment.billerCode}</Fact> : null}
          {payment.number ? <Fact label={numberLabels[payment.kind] ?? 'Nomor VA'}>{payment.number}</Fact> : null}
          <Fact label="No. Pesanan">{payment.orderNumber}</Fact>
          {waits ? <Fact label="Berlaku sampai">{formatDeadline(payment.expiresAt)}</Fact> : null}
          <Fact label="Status">{statuses[payment.status]}</Fact>
        </dl>
      </section>
      {waits ? <Buttons payment={payment} path={path} /> : null}
      {payment.orderId === null ? null : (
        <ButtonLink href={href('success', {}, { SALE_ID: payment.orderId })} variant="outline" size="lg" full>
          Kembali ke Pesanan
        </ButtonLink>
      )}
      <ButtonLink href={href('home')} variant="quiet" full>
        Kembali ke Beranda
      </ButtonLink>
    </div>
  )
}

const statuses: Readonly<Record<SimulatedPayment['status'], string>> = {
  pending: 'Menunggu Pembayaran',
  challenge: 'Menunggu pemeriksaan kartu',
  settlement: 'Lunas',
  deny: 'Gagal',
  expire: 'Kedaluwarsa',
  cancel: 'Dibatalkan',
}
const numberLabels: Partial<Record<SimulatedPayment['kind'], string>> = {
  cstore: 'Kode Pembayaran',
  echannel: 'Kode Bayar',
}

interface Scenery {
  icon: IconName
  title: string
  text: string
}

/** Where the payment would happen, and what the shopper would do there. */
const scenes: Readonly<Record<SimulatedPayment['kind'], Scenery>> = {
  bank_transfer: {
    icon: 'card',
    title: 'Aplikasi bank',
    text: 'Nomor Virtual Account sudah diketik. Periksa jumlahnya, lalu bayar.',
  },
  echannel: {
    icon: 'card',
    title: 'Livin’ by Mandiri',
    text: 'Kode perusahaan dan kode bayar sudah diketik. Periksa jumlahnya, lalu bayar.',
  },
  qris: { icon: 'search', title: 'Pindai QRIS', text: 'Kode QR sudah dipindai. Periksa nama penerima, lalu bayar.' },
  gopay: {
    icon: 'wallet',
    title: 'Dompet GoPay',
    text: 'Anda masuk sebagai Pembeli Contoh. Saldo contoh tidak berkurang.',
  },
  shopeepay: {
    icon: 'wallet',
    title: 'Dompet ShopeePay',
    text: 'Anda masuk sebagai Pembeli Contoh. Saldo contoh tidak berkurang.',
  },
  kredivo: payLater('Kredivo'),
  akulaku: payLater('Akulaku'),
  cstore: { icon: 'home', title: 'Kasir', text: 'Kode pembayaran sudah dibacakan. Kasir menunggu uang tunai.' },
  credit_card: {
    icon: 'card',
    title: 'Halaman kartu',
    text: 'Kartu contoh 4811 1111 1111 1114 sudah diisi, OTP 112233.',
  },
}

function payLater(name: string): Scenery {
  return { icon: 'card', title: `Akun ${name}`, text: 'Anda masuk sebagai Pembeli Contoh. Tidak ada pinjaman.' }
}

function Scene({ payment: { kind, bank } }: { payment: SimulatedPayment }) {
  const { icon, title, text } = scenes[kind]
  return (
    <div className="mt-4 flex gap-3 rounded-sm bg-brand-soft p-3 text-brand-text">
      <Icon name={icon} size={24} />
      <div className="min-w-0">
        <p className="text-base font-semibold">
          {kind === 'cstore' ? `${title} ${bank === 'alfamart' ? 'Alfamart' : 'Indomaret'}` : title}
        </p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  )
}

type Result = { result: string; label: string; variant: ButtonVariant }
const [pay, deny, expire]: readonly [Result, Result, Result] = [
  { result: 'settlement', label: 'Bayar', variant: 'primary' },
  { result: 'deny', label: 'Gagal', variant: 'danger' },
  { result: 'expire', label: 'Kedaluwarsa', variant: 'outline' },
]
const doubt: Result = { result: 'challenge', label: 'Bayar, tetapi perlu diperiksa', variant: 'outline' }

function resultsOf({ kind, status }: SimulatedPayment): readonly Result[] {
  if (status === 'challenge')
    return [
      { ...pay, label: 'Setujui' },
      { ...deny, label: 'Tolak' },
    ]
  return kind === 'credit_card' ? [pay, doubt, deny, expire] : [pay, deny, expire]
}

function Buttons({ payment, path }: { payment: SimulatedPayment; path: string }) {
  return (
    <Form path={path} action="press" className="grid gap-2">
      {resultsOf(payment).map(({ result, label, variant }) => (
        <Button key={result} name="result" value={result} variant={variant} size="lg">
          {label}
        </Button>
      ))}
    </Form>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="numbers min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </>
  )
}
