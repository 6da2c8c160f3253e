import type { ReactNode } from 'react'
import { safeLink } from '#shared/web/links.ts'
import { href } from '#shared/web/routes.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
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
      ['mail', 'Setiap perubahan dikabarkan', 'Kabarnya memuat tautan untuk membatalkan.'],
      ['package', 'Pesanan dan keranjang tetap aman', 'Semuanya ada lagi setelah Anda masuk.'],
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

/** Google's mark, as its rules for such buttons want it: in its own colours. */
const GoogleMark = () => (
  <svg className="brand-mark" width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.6c-.5 2.9-2.2 5.4-4.7 7v5.8h7.6c4.5-4.1 7-10.2 7-16.8z"
    />
    <path
      fill="#34a853"
      d="M24 47c6.3 0 11.6-2.1 15.5-5.7l-7.6-5.8c-2.1 1.4-4.8 2.2-7.9 2.2-6.1 0-11.3-4.1-13.1-9.6H3v6C6.9 42 14.8 47 24 47z"
    />
    <path
      fill="#fbbc05"
      d="M10.9 28.100c-.5-1.4-.7-2.9-.7-4.500s.3-3.1.7-4.500v-6H3C1.4 16.4.5 20 .5 23.600s.9 7.2 2.5 10.500z"
    />
    <path
      fill="#ea4335"
      d="M24 9.500c3.4 0 6.5 1.2 8.9 3.500l6.7-6.700C35.6 2.5 30.3.2 24 .2 14.8.2 6.9 5.2 3 13.100l7.9 6c1.8-5.5 7-9.6 13.1-9.600z"
    />
  </svg>
)
