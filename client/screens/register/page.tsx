import { api } from '#shared/api/index.ts'
import type { Channel } from '#shared/api/account/message.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { maskTyped, readMasked } from '#shared/format/contact.ts'
import { messageOf } from '#shared/text/errors.ts'
import { href } from '#shared/web/routes.ts'
import RegisterForm, { type Known } from './register-form-island.tsx'
import {
  type ActionContext,
  ActionRefused,
  can,
  type CountryChoice,
  go,
  page,
  type PersonalContext,
} from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { legalLinks } from '#client/kit/product/information-list.tsx'
import { AccountFrame, CameFor, OtherSignIn } from '#client/frame/account-frame.tsx'
import { type LoginData, offersGoogle } from '#client/screens/login/page.tsx'
import { readAtOnce, refuseMissing } from '#client/app/page/required-fields.ts'
import HumanCheck from '#client/kit/form/human-check-island.tsx'
import CodeForm from '#client/screens/login-by-code/code-form-island.tsx'
import { CodeSent } from '#client/screens/login-by-code/code-sent.tsx'
import { otherWay, readWay, wayNames, wayOf, wayTo } from '#client/kit/form/code-way.ts'
import { refuseRobots, signIn } from '#client/app/page/sign-in.ts'

interface Sent {
  way: Channel
  /** 'lewat WhatsApp ke 08••••••7890' */
  to: string
  /** Another way to the same phone; null: there is none. */
  other: Channel | null
}
export type RegisterData = Pick<LoginData, 'next' | 'offered' | 'at' | 'google' | 'humanCheck'> & {
  countries: CountryChoice
  /** The code that was sent; null: nobody has registered here yet. */
  ticket: string | null
  /** How and where it went, the number masked; null: nobody says. */
  sent: Sent | null
  outbox: string | null
  /** By which way the number gets a code; null: by none. */
  codeBy: string | null
  /** What the visitor's own order says of them already; null: they come without one. */
  known: Known | null
}

export const register = page({
  route: 'register',
  cache: 'never',
  async load(ctx): Promise<RegisterData> {
    const offered = can(ctx.shop, 'customer.register')
    const ordered = OrderId.safeDecode(ctx.query.get('SALE_ID') ?? '')
    const ticket = ctx.query.get('tiket')
    const first = offered && ticket === null
    const [known, google, ways, sent] = await Promise.all([
      first && ordered.success ? knownFrom(ctx, ordered.data) : null,
      first && offersGoogle(ctx),
      // Another backend may sign in at once: only of our own it is known that a code follows.
      first && ctx.ownBackend ? listWays(ctx) : null,
      ticket === null ? null : sentTo(ctx),
    ])
    return {
      ...{ known, offered, google, ticket, sent },
      codeBy: wayNames.find(([channel]) => channel !== 'email' && ways?.includes(channel))?.[1] ?? null,
      next: ctx.query.get('next'),
      at: Date.now(),
      countries: ctx.countryChoice(),
      humanCheck: ctx.shop.humanCheck,
      outbox: ctx.shop.demo ? href('outbox') : null,
    }
  },
  head: () => ({ title: 'Daftar', noindex: true }),
  view: (
    { next, offered, at, google, countries, ticket, sent, outbox, humanCheck, known, codeBy },
    { path, refusal, shop },
  ) => (
    <AccountFrame
      title={ticket === null ? 'Daftar Akun' : 'Verifikasi Akun'}
      offered={offered}
      beside={ticket === null ? 'offer' : 'safety'}
      reason={ticket === null ? <CameFor shop={shop} next={next} /> : null}
      other={{ question: 'Sudah punya akun?', label: 'Masuk', href: href('login', {}, { next }) }}
    >
      {ticket === null ? (
        <>
          <RegisterForm {...{ path, refusal, at, countries, known, codeBy }} legal={legalLinks(shop)} />
          {humanCheck ? <HumanCheck siteKey={humanCheck} action="register" /> : null}
          {google ? (
            <>
              <p className="mt-3 text-center text-sm text-muted">atau tanpa kata sandi</p>
              <OtherSignIn to={href('googleVerification', {}, { next })} label="Daftar dengan Google" mark="google" />
            </>
          ) : null}
        </>
      ) : (
        <>
          <CodeSent way={sent?.way ?? null} outbox={outbox} back={href('register', {}, { next })}>
            {`Kode dikirim ${sent?.to ?? 'ke nomor HP atau email Anda'}.`}
          </CodeSent>
          <CodeForm path={path} refusal={refusal} newPassword={false} other={sent?.other ?? null} submit="Verifikasi" />
        </>
      )}
    </AccountFrame>
  ),
  actions: {
    async register(ctx) {
      await refuseRobots(ctx)
      // The fields are read first, so that every error is shown together with a missing consent.
      const input = readWithTerms(ctx)
      const answer = await ctx.api.customer.register(input)
      return answer.ticket === null
        ? signIn(ctx, 'customer.register', answer, 'registered')
        : go(href('register', {}, { next: ctx.query.get('next'), tiket: answer.ticket, akun: maskTyped(input.phone) }))
    },
    async enter(ctx) {
      refuseMissing(ctx.form, ['code'])
      const input = ctx.read(api.customer.finishRegistration, { ticket: ctx.query.get('tiket') ?? '-' })
      const answer = await ctx.api.customer.finishRegistration(input)
      return signIn(ctx, 'customer.finishRegistration', answer, answer.former ? 'signed_in_former' : 'registered')
    },
    async again(ctx) {
      const asked = ctx.read(api.customer.sendRegistrationCode, { ticket: ctx.query.get('tiket') ?? '-' })
      const { ticket } = await ctx.api.customer.sendRegistrationCode(asked)
      const to = { akun: readMasked(ctx.query.get('akun')), lewat: asked.channel ?? readWay(ctx.query.get('lewat')) }
      return go(href('register', {}, { next: ctx.query.get('next'), tiket: ticket, ...to }), { flash: 'code_sent' })
    },
  },
  samples: async () => (await import('./samples.ts')).registerSamples,
  refusals: async () => (await import('./samples.ts')).registerRefusals,
})

/** Only the browser that ordered gets the order; to anybody else it does not exist. */
async function knownFrom({ api }: PersonalContext<'register'>, orderId: OrderId): Promise<Known | null> {
  const order = await optional(api, 'order.find', { orderId })
  const address = order?.personal?.forOther ? null : order?.address
  return address ? { name: address.recipient, phone: address.phone, email: address.email ?? '' } : null
}

/** How this shop sends codes; null: nobody says. */
async function listWays({ api, shop }: PersonalContext<'register'>): Promise<Channel[] | null> {
  const ways = can(shop, 'code.listWays') ? await optional(api, 'code.listWays') : null
  return ways?.map(({ channel }) => channel) ?? null
}

/** The code of a registration goes to the number; where the shop reaches no phone, to the e-mail address. */
async function sentTo(ctx: PersonalContext<'register'>): Promise<Sent | null> {
  const { query } = ctx
  const channels = await listWays(ctx)
  if (channels === null) return null
  if (channels.every((channel) => channel === 'email')) return { way: 'email', to: 'ke email Anda', other: null }
  const account = readMasked(query.get('akun'))
  const way = wayOf(account, channels, readWay(query.get('lewat')))
  return account && way ? { way, to: wayTo(way, account), other: otherWay(way, channels) } : null
}

function readWithTerms(ctx: ActionContext<'register'>) {
  const terms = ctx.form.has('terms')
  return readAtOnce(ctx, (check, sent) => {
    check(() => refuseMissing(ctx.form, ['password']))
    const input = check(() => ctx.read(api.customer.register, { ...sent, terms, marketing: ctx.form.has('marketing') }))
    check(() => {
      if (!terms) throw new ActionRefused('terms_needed', { terms: messageOf('terms_needed') })
    })
    return input
  })
}
