import { type Frame, page, type PersonalContext, stay } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink, Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Form, Notice, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { gainOf, hasEnded, shortTerms, termsOf } from '#client/kit/product/voucher-text.ts'
import type { Voucher, VoucherOffer } from '#shared/api/goods/voucher.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { endsWithIt, keptWords } from './kept-words.ts'

export interface DiscountData {
  code: string
  /** null: the code is unknown or has expired; `problem` says which. */
  voucher: Voucher | null
  /** The voucher is kept for the next order. */
  kept: boolean
  /** As long as it is kept; null: the shop does not say. */
  keptUntil: string | null
  /** Why there is no such voucher, or why it is not kept; '' when nothing is wrong. */
  problem: string
  /** What it gives for the cart; null while the cart is empty. */
  offer: VoucherOffer | null
}

/**
 * The link of a voucher. Opening it changes nothing, because previews and browsers that fetch ahead open links too; its
 * button keeps the voucher, which is used as soon as the cart qualifies.
 */
export const discount = page({
  route: 'discount',
  cache: 'never',
  async load({ api, params: { code } }): Promise<DiscountData> {
    const none = { code, voucher: null, kept: false, keptUntil: null, offer: null }
    const found = await orRefusal(api.voucher.find({ code }))
    if (!found.ok) return { ...none, problem: found.problem }
    const { chosen, keptUntil, ...voucher } = found.value
    if (hasEnded(voucher)) return { ...none, problem: messageOf('voucher_expired') }
    const offer = await measured(api, voucher)
    return { code, voucher, kept: chosen || offer?.chosen === true, keptUntil, problem: '', offer }
  },
  head: ({ voucher, code }) => ({
    title: voucher?.title ?? 'Voucher',
    heading: 'Voucher',
    titled: voucher === null,
    noindex: true,
    ...(voucher === null
      ? { status: 404 }
      : { description: `${voucher.title} dengan kode ${code.toUpperCase()}. ${voucher.description}` }),
  }),
  view: (data, frame) =>
    data.voucher ? <KeptVoucher data={data} voucher={data.voucher} frame={frame} /> : <NoVoucher data={data} />,
  actions: {
    async keep({ api, params: { code } }) {
      await api.voucher.choose({ code, active: true })
      return stay('voucher_claimed')
    },
  },
  samples: async () => (await import('./samples.ts')).discountSamples,
})

/** A refusal of the backend becomes a value with its sentence. A backend that does not answer fails the page. */
async function orRefusal<T>(promise: Promise<T>): Promise<{ ok: true; value: T } | { ok: false; problem: string }> {
  try {
    return { ok: true, value: await promise }
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || (failure.kind !== 'refused' && failure.kind !== 'absent')) throw failure
    // An invalid code is treated as an unknown one.
    const explained = failure.kind === 'refused' && failure.code !== 'input_invalid'
    return { ok: false, problem: explained ? failure.shown : '' }
  }
}

async function measured(api: PersonalContext<'discount'>['api'], voucher: Voucher): Promise<VoucherOffer | null> {
  const cart = await optional(api, 'cart.list', {}, { otherwise: [] })
  if (cart.length === 0) return null
  const offers = await optional(api, 'voucher.listForCart', {
    lines: cart.slice(0, limits.cartLines).map(({ id }) => ({ id })),
  })
  return offers?.offers.find((one) => one.voucher.code === voucher.code) ?? null
}

interface Shown {
  data: DiscountData
  voucher: Voucher
  frame: Frame
}
function KeptVoucher({ data, voucher, frame }: Shown) {
  const { kept, keptUntil, problem, offer } = data
  const refused = frame.refusal?.message ?? problem
  const dated = kept && keptUntil !== null && !refused && endsWithIt(keptUntil, voucher.endsAt)
  return (
    <div className={columns}>
      <article className="card overflow-hidden">
        <header className="bg-brand-soft p-4 text-brand-text">
          <h2 className="text-lg wrap-anywhere">{voucher.title}</h2>
          {gainOf(voucher) === voucher.title ? null : <p className="text-base font-semibold">{gainOf(voucher)}</p>}
          <p className="mt-1 text-base text-ink">
            {voucher.description ? <span className="block">{voucher.description}</span> : null}
            {withAmounts(shortTerms(voucher))}
          </p>
        </header>
        <div className="grid gap-4 p-4">
          <p className="flex items-center justify-between gap-4 text-base">
            <span className="whitespace-nowrap text-muted">Kode voucher</span>
            <strong className="numbers ml-auto text-right font-semibold wrap-anywhere">{voucher.code}</strong>
            <CopyButton value={voucher.code} label="Salin Kode Voucher" />
          </p>
          {refused ? (
            <RefusalNote message={refused} />
          ) : (
            <VoucherState kept={kept} until={keptUntil} offer={offer} voucher={voucher} path={frame.path} />
          )}
          <NextSteps offer={offer} kept={kept} />
        </div>
      </article>
      <Card title="Syarat &amp; Ketentuan">
        <ul className="list-disc pl-5 text-base text-muted">
          {termsOf(dated ? { ...voucher, endsAt: null } : voucher).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Whether the voucher is kept, and what the cart still lacks. */
function VoucherState({
  kept,
  until,
  offer,
  voucher: { endsAt },
  path,
}: {
  kept: boolean
  until: string | null
  offer: VoucherOffer | null
  voucher: Voucher
  path: string
}) {
  if (!kept)
    return (
      <Form path={path} action="keep">
        <Button full>Klaim Voucher</Button>
      </Form>
    )
  const date = keptWords(until, endsAt)
  if (offer?.usable === false)
    return (
      <Notice>
        <strong className="block">{offer.reason || 'Voucher tidak berlaku'}</strong>
        {offer.missing === null ? null : <Reached of={offer.voucher.minimum} missing={offer.missing} />}
        <p className="mt-2 text-sm">Begitu cukup, dipakai otomatis saat checkout. {date ?? 'Tersimpan.'}</p>
      </Notice>
    )
  return (
    <p className="flex gap-2 rounded-sm bg-ok-soft p-3 text-base text-ok-ink">
      <Icon name="check" />
      <span className="min-w-0 flex-1">
        {offer ? <strong className="block">{worthOf(offer)}</strong> : null}
        {date === null ? 'Tersimpan. ' : ''}
        Dipakai otomatis saat checkout.
        {date === null ? null : <span className="block text-sm text-muted">{date}</span>}
      </span>
    </p>
  )
}

function worthOf({ saving, voucher }: VoucherOffer): string {
  if (saving === 0) return 'Keranjang Anda memenuhi syarat'
  return voucher.cashback
    ? `Dapat ${groupDigits(saving)} koin dari keranjang Anda`
    : `Hemat ${formatRupiah(saving)} dengan voucher`
}

/** How far the goods are that it counts. */
function Reached({ of, missing }: { of: number; missing: number }) {
  const reached = of - missing
  const words = `${formatRupiah(reached)} dari ${formatRupiah(of)}`
  return reached < 0 ? null : (
    <>
      <p className="numbers mt-2 text-sm">{withAmounts(words)}</p>
      <progress className="mt-2" aria-label={words} value={reached} max={of} />
    </>
  )
}

/** One filled button for the next step. Until the voucher is kept, keeping it is the next step. */
function NextSteps({ offer, kept }: Pick<DiscountData, 'offer' | 'kept'>) {
  const filled = offer?.usable === true
  const toCart = (
    <ButtonLink href={href('cart')} variant={filled && kept ? 'primary' : 'outline'} className="flex-1">
      Lihat Keranjang
    </ButtonLink>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {/* What is filled leads, here as elsewhere. */}
      {filled && kept ? toCart : null}
      <ButtonLink
        href={offer ? href('products', { category: 'semua' }) : href('home')}
        variant={filled || !kept ? 'outline' : 'primary'}
        className="flex-1"
      >
        {offer ? 'Tambah Produk' : 'Mulai Belanja'}
      </ButtonLink>
      {filled && kept ? null : toCart}
    </div>
  )
}

/** Only an unknown code may be misspelled; an expired one was right. */
function hintOf(code: string, problem: string): string {
  if (problem === messageOf('voucher_expired')) return 'Masa berlakunya sudah lewat. Lihat voucher lain di beranda.'
  const known = problem !== '' && problem !== messageOf('voucher_unknown')
  return known
    ? 'Lihat voucher lain di beranda.'
    : `Kode ${code} tidak dapat dipakai. Periksa lagi penulisannya, atau pilih Voucher Toko lain di beranda.`
}

/** A mistyped code or an old link: there may be another voucher. */
function NoVoucher({ data: { code, problem } }: { data: DiscountData }) {
  return (
    <div className="py-6">
      <EmptyState
        drawing="ticket"
        level={1}
        title={problem.replace(/\.$/, '') || 'Voucher tidak ditemukan'}
        text={hintOf(code.slice(0, limits.voucherCodeChars), problem)}
        action={{ href: href('home'), label: 'Lihat Voucher Toko' }}
      />
    </div>
  )
}
