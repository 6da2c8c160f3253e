import { api } from '#shared/api/index.ts'
import { type Channel, phoneChannels } from '#shared/api/account/message.ts'
import { maskTyped, readMasked } from '#shared/format/contact.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import AskCodeForm from './ask-code-form-island.tsx'
import CodeForm from './code-form-island.tsx'
import { CodeSent } from './code-sent.tsx'
import { otherWay, readWay, wayNames, wayOf, wayTo } from '#client/kit/form/code-way.ts'
import { type ActionContext, can, type Frame, go, page, type PersonalContext, redirect } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { AccountFrame, OtherSignIn } from '#client/frame/account-frame.tsx'
import HumanCheck from '#client/kit/form/human-check-island.tsx'
import { byEitherSpelling } from '#client/app/page/phone.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { refuseRobots, signIn } from '#client/app/page/sign-in.ts'

type Screen = 'loginByCode' | 'forgotPassword'

export interface ByCodeData {
  next: string | null
  /** When the form was made. */
  at: number
  /** How this shop sends codes. */
  ways: readonly Channel[]
  /** The code that was requested; null when none was. */
  ticket: string | null
  /** The account that it was requested for, masked; null: the address does not say. */
  account: string | null
  /** How it was sent there; null: nobody but the account's owner knows. */
  way: Channel | null
  /** Where a demo shop shows the messages it would have sent. */
  outbox: string | null
  /** The shop's key for asking whether a person is there; null: it does not ask. */
  humanCheck: string | null
}

/** 'Masuk dengan Kode': first the account, then the code. */
export const loginByCode = page({
  route: 'loginByCode',
  cache: 'never',
  load: (ctx) => load(ctx),
  head: () => ({ title: 'Masuk dengan Kode', noindex: true }),
  view: (data, frame) => <ByCode data={data} frame={frame} title="Masuk dengan Kode" newPassword={false} />,
  actions: {
    ask: (ctx) => ask(ctx, 'loginByCode', 'login'),
    again: (ctx) => again(ctx, 'loginByCode'),
    async enter(ctx) {
      refuseMissing(ctx.form, ['code'])
      const input = ctx.read(api.customer.loginByCode, { ticket: ctx.query.get('tiket') ?? '-' })
      return signIn(ctx, 'customer.loginByCode', await ctx.api.customer.loginByCode(input), 'signed_in')
    },
  },
  samples: async () => (await import('./samples.ts')).byCodeSamples,
  refusals: async () => (await import('./samples.ts')).enterRefusals,
})

/** 'Lupa kata sandi?': a code together with a new password. */
export const forgotPassword = page({
  route: 'forgotPassword',
  cache: 'never',
  load: (ctx) => load(ctx),
  head: () => ({ title: 'Lupa Kata Sandi', noindex: true }),
  view: (data, frame) => <ByCode data={data} frame={frame} title="Lupa Kata Sandi" newPassword />,
  actions: {
    ask: (ctx) => ask(ctx, 'forgotPassword', 'password'),
    again: (ctx) => again(ctx, 'forgotPassword'),
    async enter(ctx) {
      refuseMissing(ctx.form, ['code', 'password'])
      const input = ctx.read(api.customer.resetPassword, { ticket: ctx.query.get('tiket') ?? '-' })
      return signIn(ctx, 'customer.resetPassword', await ctx.api.customer.resetPassword(input), 'password_changed')
    },
  },
  samples: async () => (await import('./samples.ts')).byCodeSamples,
  refusals: async () => (await import('./samples.ts')).passwordRefusals,
})

/** Where no code can be sent, only the password is left. */
async function load({ api, query, shop }: PersonalContext<Screen>): Promise<ByCodeData> {
  const ways = can(shop, 'code.ask') ? await optional(api, 'code.listWays') : null
  if (!ways || ways.length === 0) redirect(href('login', {}, { next: query.get('next') }))
  const account = readMasked(query.get('akun'))
  const channels = ways.map(({ channel }) => channel)
  return {
    next: query.get('next'),
    at: Date.now(),
    ways: channels,
    ticket: query.get('tiket'),
    account,
    way: wayOf(account, channels, readWay(query.get('lewat'))),
    outbox: shop.demo ? href('outbox') : null,
    humanCheck: shop.humanCheck,
  }
}

async function ask(
  ctx: ActionContext<'loginByCode'> | ActionContext<'forgotPassword'>,
  screen: Screen,
  purpose: 'login' | 'password',
) {
  await refuseRobots(ctx)
  refuseMissing(ctx.form, ['login'])
  const { ticket, input } = await byEitherSpelling(ctx, async (login) => {
    const input = ctx.read(api.code.ask, { purpose, login })
    return { ...(await ctx.api.code.ask(input)), input }
  })
  const to = { akun: maskTyped(input.login), lewat: input.channel }
  return go(href(screen, {}, { next: ctx.query.get('next'), tiket: ticket, ...to }))
}

async function again(ctx: ActionContext<'loginByCode'> | ActionContext<'forgotPassword'>, screen: Screen) {
  const { query } = ctx
  const asked = ctx.read(api.code.askAgain, { ticket: query.get('tiket') ?? '-' })
  const { ticket } = await ctx.api.code.askAgain(asked)
  const to = { akun: readMasked(query.get('akun')), lewat: asked.channel ?? readWay(query.get('lewat')) }
  return go(href(screen, {}, { next: query.get('next'), tiket: ticket, ...to }), { flash: 'code_sent' })
}

function ByCode({
  data,
  frame: { path, refusal, shop },
  title,
  newPassword,
}: {
  data: ByCodeData
  frame: Frame
  title: string
  newPassword: boolean
}) {
  const { next, at, ways, ticket, outbox, humanCheck } = data
  const registers = can(shop, 'customer.register')
  return (
    <AccountFrame
      title={title}
      offered
      beside="safety"
      other={
        newPassword || !registers || ticket !== null
          ? {
              question: newPassword ? 'Ingat kata sandinya?' : '',
              label: newPassword ? 'Masuk' : 'Masuk dengan Kata Sandi',
              href: href('login', {}, { next }),
            }
          : { question: 'Belum punya akun?', label: 'Daftar', href: href('register', {}, { next }) }
      }
    >
      {ticket === null ? (
        <>
          <p className="mb-4 text-base text-muted">
            {`Kami kirim kode ${limits.codeDigits} angka lewat ${listed(ways)}${newPassword ? ', lalu Anda membuat kata sandi baru' : ''}.`}
          </p>
          <AskCodeForm
            path={path}
            refusal={refusal}
            at={at}
            choice={phoneChannels.every((one) => ways.includes(one))}
            mails={ways.includes('email')}
          />
          {humanCheck ? <HumanCheck siteKey={humanCheck} action="code" /> : null}
          {newPassword || !registers ? null : (
            <OtherSignIn to={href('login', {}, { next })} label="Masuk dengan Kata Sandi" mark="lock" />
          )}
        </>
      ) : (
        <>
          <CodeSent
            way={data.way}
            outbox={outbox}
            back={href(newPassword ? 'forgotPassword' : 'loginByCode', {}, { next })}
          >
            {sent(data)}
          </CodeSent>
          <CodeForm path={path} refusal={refusal} newPassword={newPassword} other={otherWay(data.way, ways)} />
        </>
      )}
    </AccountFrame>
  )
}

/** Where the code is; the same whether somebody has that account or not. */
function sent({ account, way }: ByCodeData): string {
  if (account === null || way === null) return `Jika akun ${account ?? 'Anda'} terdaftar, kode sudah dikirim.`
  return `Kode dikirim ${wayTo(way, account)} bila ${way === 'email' ? 'email' : 'nomor'} ini terdaftar.`
}

/** 'WhatsApp, SMS, atau email'. */
function listed(ways: readonly Channel[]): string {
  const known = wayNames.flatMap(([channel, name]) => (ways.includes(channel) ? [name] : []))
  if (known.length < 3) return known.join(' atau ')
  return `${known.slice(0, -1).join(', ')}, atau ${known.at(-1)}`
}
