import { api } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { href } from '#shared/web/routes.ts'
import RegisterForm from './register-form-island.tsx'
import { type ActionContext, ActionRefused, can, type CountryChoice, page } from '#client/app/page.ts'
import { legalLinks } from '#client/kit/information-list.tsx'
import { AccountFrame, OtherSignIn } from '#client/frame/account-frame.tsx'
import { type LoginData, offersGoogle } from '#client/screens/login/page.tsx'
import { phoneOf } from '#client/app/phone.ts'
import { registerRefusals, registerSamples } from './samples.ts'
import { refuseRobots, signIn } from '#client/app/sign-in.ts'

export type RegisterData = Pick<LoginData, 'next' | 'offered' | 'at' | 'google'> & { countries: CountryChoice }

export const register = page({
  route: 'register',
  cache: 'never',
  async load(ctx): Promise<RegisterData> {
    const offered = can(ctx.shop, 'customer.register')
    return {
      next: ctx.query.get('next'),
      offered,
      at: Date.now(),
      google: offered && (await offersGoogle(ctx)),
      countries: ctx.countryChoice(),
    }
  },
  head: () => ({ title: 'Daftar', noindex: true }),
  view: ({ next, offered, at, google, countries }, { path, refusal, shop }) => (
    <AccountFrame
      title="Daftar Akun"
      offered={offered}
      other={{ question: 'Sudah punya akun?', label: 'Masuk', href: href('login', {}, { next }) }}
    >
      <RegisterForm {...{ path, refusal, at, countries }} legal={legalLinks(shop)} />
      {google ? <OtherSignIn to={href('googleVerification', {}, { next })} label="Daftar dengan Google" /> : null}
    </AccountFrame>
  ),
  actions: {
    async register(ctx) {
      await refuseRobots(ctx)
      // The fields are read first, so that every error is shown together with a missing consent.
      const input = readWithTerms(ctx)
      return signIn(ctx, 'customer.register', await ctx.api.customer.register(input), 'registered')
    },
  },
  samples: registerSamples,
  refusals: registerRefusals,
})

function readWithTerms(ctx: ActionContext<'register'>) {
  const missing = ctx.form.has('terms') ? {} : { terms: messageOf('terms_needed') }
  try {
    const input = ctx.read(api.customer.register, {
      phone: phoneOf(ctx),
      terms: ctx.form.has('terms'),
      marketing: ctx.form.has('marketing'),
    })
    if (ctx.form.has('terms')) return input
  } catch (failure) {
    if (failure instanceof ActionRefused) throw new ActionRefused(failure.code, { ...failure.fields, ...missing })
    throw failure
  }
  throw new ActionRefused('terms_needed', missing)
}
