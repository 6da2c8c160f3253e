import type { SimulatedPayment } from '#shared/api/simulator.ts'
import { api } from '#shared/api/index.ts'
import { Code } from '#shared/brands.ts'
import { formatDeadline } from '#shared/dates.ts'
import { formatRupiah } from '#shared/money.ts'
import { href } from '#shared/routes.ts'
import { notFound, page, stay } from '../page.ts'
import { Button, ButtonLink, type ButtonVariant } from '../ui/button.tsx'
import { Form, Notice, RefusalNote } from '../ui/form.tsx'
import { found } from './found.ts'
import { simulatorSamples } from './samples/simulator.ts'

/** Demo shops only: where a tester plays the bank. */
export const simulator = page({
  route: 'simulator',
  cache: 'never',
  async load({ api, params, shop }): Promise<SimulatedPayment> {
    const id = Code.safeDecode(params.id)
    if (!shop.demo || !id.success) notFound()
    return found(api.simulator.find({ id: id.data }))
  },
  head: () => ({ title: 'Simulator Pembayaran', noindex: true }),
  view: (payment, { path, refusal }) => (
    <div className="wrap max-w-md! space-y-3 py-6">
      <Notice>
        <h1 className="text-base">SIMULATOR PEMBAYARAN – bukan pembayaran sungguhan</h1>
        <p className="mt-0.5">Halaman ini menggantikan bank di toko contoh. Tidak ada uang yang berpindah.</p>
      </Notice>
      {refusal ? <RefusalNote message={refusal.message} /> : null}
      <section className="card p-4">
        <p className="text-sm text-neutral-600">Jumlah tagihan</p>
        <p className="price text-xl font-bold">{formatRupiah(payment.amount)}</p>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-base">
          <Fact label="Bank">{payment.bank.toUpperCase()}</Fact>
          <Fact label="Nomor Virtual Account">{payment.number}</Fact>
          <Fact label="No. Pesanan">{payment.orderNumber}</Fact>
          <Fact label="Berlaku sampai">{formatDeadline(payment.expiresAt)}</Fact>
          <Fact label="Status">{statuses[payment.status]}</Fact>
        </dl>
      </section>
      {payment.status === 'pending' ? <Buttons path={path} /> : null}
      <ButtonLink href={href('home')} variant="quiet" full>
        Kembali ke Beranda
      </ButtonLink>
    </div>
  ),
  actions: {
    async press(ctx) {
      await ctx.api.simulator.press(ctx.read(api.simulator.press, { id: ctx.params.id }))
      return stay()
    },
  },
  samples: simulatorSamples,
})

const statuses: Readonly<Record<SimulatedPayment['status'], string>> = {
  pending: 'Menunggu Pembayaran',
  settlement: 'Lunas',
  deny: 'Gagal',
  expire: 'Kedaluwarsa',
  cancel: 'Dibatalkan',
}
const results: readonly { result: string; label: string; variant: ButtonVariant }[] = [
  { result: 'settlement', label: 'Bayar', variant: 'primary' },
  { result: 'deny', label: 'Gagal', variant: 'danger' },
  { result: 'expire', label: 'Kedaluwarsa', variant: 'outline' },
]

function Buttons({ path }: { path: string }) {
  return (
    <Form path={path} action="press" className="grid gap-2">
      {results.map(({ result, label, variant }) => (
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
      <dt className="text-neutral-600">{label}</dt>
      <dd className="numbers min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </>
  )
}
