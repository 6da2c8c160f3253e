import { api } from '#shared/api/index.ts'
import type { Channel } from '#shared/api/account/message.ts'
import { messageOf } from '#shared/text/errors.ts'
import { href } from '#shared/web/routes.ts'
import LoginForm from './login-form-island.tsx'
import PasskeyLogin from './passkey-login-island.tsx'
import { can, page, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { AccountFrame, CameFor, OtherSignIn } from '#client/frame/account-frame.tsx'
import HumanCheck from '#client/kit/form/human-check-island.tsx'
import { byEitherSpelling } from '#client/app/page/phone.ts'
import { wayIcons, wayNames } from '#client/kit/form/code-way.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { refuseRobots, signIn } from '#client/app/page/sign-in.ts'

export interface LoginData {
  next: string | null
  /** The name of the product whose news a guest asked for; null: nobody asked, or it cannot be found now. */
  goods: string | null
  /** Whether this shop's backend has customer accounts. */
  offered: boolean
  /** When the form was made. */
  at: number
  /** By which ways a code can replace the password. */
  codes: readonly Channel[]
  google: boolean
  passkeys: boolean
  /** The shop's key for asking whether a person is there; null: it does not ask. */
  humanCheck: string | null
}

export const login = page({
  route: 'login',
  cache: 'never',
  // The page's call for a passkey and a tap on Google would each make an id of their own, and one would lose its sign-in.
  keeps: true,
  async load(ctx): Promise<LoginData> {
    const { api, query, shop } = ctx
    const offered = can(shop, 'customer.login')
    const next = query.get('next')
    const [ways, google, product] = await Promise.all([
      offered && can(shop, 'code.ask') ? optional(api, 'code.listWays') : null,
      offered && offersGoogle(ctx),
      findGoods(ctx, next),
    ])
    return {
      next,
      goods: product?.name ?? null,
      offered,
      at: Date.now(),
      codes: (ways ?? []).map(({ channel }) => channel),
      google,
      passkeys: offered && can(shop, 'passkey.beginLogin') && can(shop, 'passkey.login'),
      humanCheck: shop.humanCheck,
    }
  },
  head: () => ({ title: 'Masuk', noindex: true }),
  view: ({ next, goods, offered, at, codes, google, passkeys, humanCheck }, { path, refusal, shop }) => {
    const byCode = codes.length > 0 ? href('loginByCode', {}, { next }) : null
    const [way, wayName] = firstOf(codes) ?? []
    return (
      <AccountFrame
        title="Masuk ke Akun"
        offered={offered}
        reason={<CameFor shop={shop} next={next} goods={goods} />}
        other={{ question: 'Belum punya akun?', label: 'Daftar', href: href('register', {}, { next }) }}
      >
        <LoginForm
          path={path}
          refusal={refusal}
          at={at}
          passkeys={passkeys}
          forgotten={byCode === null ? null : href('forgotPassword', {}, { next })}
        />
        {humanCheck ? <HumanCheck siteKey={humanCheck} action="login" /> : null}
        {byCode !== null || google ? (
          <p className="mt-3 text-center text-sm text-muted">atau tanpa kata sandi</p>
        ) : null}
        {byCode !== null && way ? (
          <OtherSignIn
            to={byCode}
            label={`Masuk dengan Kode ${wayName === 'email' ? 'Email' : wayName}`}
            mark={wayIcons[way]}
          />
        ) : null}
        {google ? (
          <OtherSignIn to={href('googleVerification', {}, { next })} label="Masuk dengan Google" mark="google" />
        ) : null}
        {passkeys ? <PasskeyLogin failed={messageOf('passkey_failed')} /> : null}
      </AccountFrame>
    )
  },
  actions: {
    async login(ctx) {
      await refuseRobots(ctx)
      refuseMissing(ctx.form, ['login', 'password'])
      const answer = await byEitherSpelling(ctx, (login) =>
        ctx.api.customer.login(ctx.read(api.customer.login, { login })),
      )
      return signIn(ctx, 'customer.login', answer, 'signed_in')
    },
    async passkey(ctx) {
      return signIn(ctx, 'passkey.login', await ctx.api.passkey.login(ctx.read(api.passkey.login)), 'signed_in')
    },
  },
  samples: async () => (await import('./samples.ts')).loginSamples,
  refusals: async () => (await import('./samples.ts')).loginRefusals,
})

/** Where the code is looked for first: on a phone, if the shop reaches one. */
const firstOf = (ways: readonly Channel[]) => wayNames.find(([channel]) => ways.includes(channel))

/** What a guest wants news of is the product the sign-in leads back to. */
function findGoods({ api }: PersonalContext<'login'>, next: string | null) {
  const [, slug] = /^\/product\/([\w-]+)/.exec(next ?? '') ?? []
  return slug === undefined ? null : optional(api, 'catalog.find', { slug })
}

/** Whether this shop offers signing in by Google. When its backend does not answer, the form alone is shown. */
export async function offersGoogle({
  api,
  shop,
}: PersonalContext<'login'> | PersonalContext<'register'>): Promise<boolean> {
  const found = can(shop, 'google.begin') ? await optional(api, 'google.find') : null
  return found?.offered ?? false
}
