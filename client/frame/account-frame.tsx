import type { ReactNode } from 'react'
import { safeLink } from '#shared/web/links.ts'
import { href } from '#shared/web/routes.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { GoogleMark } from '#client/kit/base/google-mark.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { type Drawing, EmptyState, Illustration } from '#client/kit/base/empty-state.tsx'

interface AccountFrameProps {
  title: string
  /** False when the shop's backend has no customer accounts; shoppers then buy without one. */
  offered: boolean
  other: { question: string; label: string; href: string }
  /** What stands beside the form: why an account is worth having, or how the one a shopper has is kept safe. */
  beside?: keyof typeof panels
  /** Why somebody is here: `CameFor`. */
  reason?: ReactNode
  children: ReactNode
}

/** Whether 'Lacak Pesanan' leads somewhere: to the orders of an account, by the login. */
export const leadsToOrders = (shop: Shop): boolean => can(shop, 'customer.login') && can(shop, 'order.list')

/**
 * What somebody who is to sign in came for, by where it leads. An order that was placed without an account joins the
 * account with its phone, where the shop can do that. A product sends guests here only when they ask for news of it.
 */
export function CameFor({ shop, next, goods = null }: { shop: Shop; next: string | null; goods?: string | null }) {
  const to = safeLink(next ?? '', shop) ?? ''
  const forOrder = can(shop, 'order.claim') && to.startsWith(href('orders'))
  if (!forOrder && !to.startsWith(href('product', { slug: '' }))) return null
  return (
    <p className="mb-4 rounded-md bg-brand-soft p-3 text-sm text-pretty">
      {forOrder ? (
        'Pesan tanpa akun? Buka tautan di pesan WhatsApp atau email kami. Tautannya hilang? Daftar dengan nomor HP di pesanan itu, dan pesanannya ada di akun Anda.'
      ) : (
        <>
          Masuk dulu agar kami tahu ke mana kabarnya dikirim{goods ? `: ${goods}` : ''}.
          <a href={to} className="flex min-h-11 items-center font-semibold text-brand-text">
            Kembali ke Produk
          </a>
        </>
      )}
    </p>
  )
}

/** The sheet for everything about entering an account: the form, and beside it what speaks for the account. */
export function AccountFrame({ title, offered, other, beside = 'offer', reason, children }: AccountFrameProps) {
  if (!offered) {
    return (
      <EmptyState
        level={1}
        drawing="lock"
        title="Akun belum tersedia"
        text="Toko ini melayani belanja tanpa akun."
        action={{ href: href('home'), label: 'Mulai Belanja' }}
      />
    )
  }
  return (
    <div className="wrap max-w-md! py-3 sm:py-10 lg:max-w-4xl!">
      <div className="card overflow-hidden lg:grid lg:grid-cols-2">
        <div className="p-4 sm:p-6 lg:order-last lg:p-8">
          <h1 className="mb-4 text-xl">{title}</h1>
          {reason}
          {children}
          <p className="mt-4 text-center text-base text-muted">
            {other.question}{' '}
            <a href={other.href} className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text">
              {other.label}
            </a>
          </p>
        </div>
        <Panel {...panels[beside]} />
      </div>
    </div>
  )
}

interface PanelProps {
  drawing: Drawing
  title: string
  reasons: readonly (readonly [icon: IconName, reason: string, more: string])[]
  /** For who is not convinced. */
  end?: string
}
/** Below the form on a phone, beside it on a desktop. */
const Panel = ({ drawing, title, reasons, end }: PanelProps) => (
  <div className="flex flex-col justify-center gap-6 bg-brand-soft p-4 sm:p-6 lg:p-8">
    <div>
      <div className="mb-4 hidden size-24 items-center justify-center rounded-full bg-surface lg:flex">
        <Illustration drawing={drawing} />
      </div>
      <h2 className="text-md font-bold text-balance lg:text-xl">{title}</h2>
    </div>
    <ul className="grid gap-4 text-base">
      {reasons.map(([icon, reason, more]) => (
        <li key={icon} className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-brand-text">
            <Icon name={icon} />
          </span>
          <span>
            <span className="block font-semibold">{reason}</span>
            <span className="block text-sm text-pretty text-muted">{more}</span>
          </span>
        </li>
      ))}
    </ul>
    {end ? <p className="text-sm text-muted">{end}</p> : null}
  </div>
)

const panels = {
  offer: {
    drawing: 'cart',
    title: 'Belanja lebih ringkas dengan akun',
    reasons: [
      ['map-pin', 'Alamat tersimpan', 'Checkout berikutnya tinggal bayar.'],
      ['package', 'Semua pesanan di satu tempat', 'Lacak, kembalikan, dan beli lagi.'],
      ['heart', 'Keranjang dan wishlist ikut Anda', 'Sama di semua perangkat.'],
    ],
    end: 'Belum mau punya akun? Checkout tetap bisa tanpa akun.',
  },
  safety: {
    drawing: 'lock',
    title: 'Akun Anda kami jaga',
    reasons: [
      ['shield', 'Kode hanya untuk Anda', 'Kami tidak pernah memintanya lewat telepon atau chat.'],
      ['mail', 'Setiap perubahan dikabarkan', 'Ada tautan untuk membatalkannya.'],
      ['cart', 'Keranjang tetap aman', 'Isinya ada lagi setelah Anda masuk.'],
    ],
  },
} as const satisfies Record<string, PanelProps>

interface OtherSignInProps {
  to: string
  label: string
  mark: 'google' | IconName
}
/** Another way to sign in than the form's. */
export function OtherSignIn({ to, label, mark }: OtherSignInProps) {
  return (
    <ButtonLink href={to} variant="plain" size="lg" full className="mt-3">
      {mark === 'google' ? <GoogleMark /> : <Icon name={mark} className="text-muted" />}
      {label}
    </ButtonLink>
  )
}
