import { api } from '#shared/api/index.ts'
import { href } from '#shared/routes.ts'
import LoginForm from '../islands/login-form.tsx'
import { can, page } from '../page.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { refuseMissing } from './missing.ts'
import { loginRefusals, loginSamples } from './samples/login.ts'
import { refuseRobots, signIn } from './sign-in.ts'

export interface LoginData {
  next: string | null
  /** Whether this shop's backend knows customers at all. */
  offered: boolean
}

export const login = page({
  route: 'login',
  cache: 'never',
  load: async ({ query, shop }): Promise<LoginData> => ({ next: query.get('next'), offered: can(shop, 'customer.login') }),
  head: () => ({ title: 'Masuk', noindex: true }),
  view: ({ next, offered }, { path, refusal }) => (
    <AccountFrame title="Masuk ke Akun" offered={offered} other={{ question: 'Belum punya akun?', label: 'Daftar', href: href('register', {}, { next }) }}>
      <LoginForm path={path} refusal={refusal} />
    </AccountFrame>
  ),
  actions: {
    async login(ctx) {
      refuseRobots(ctx)
      refuseMissing(ctx.form, ['login', 'password'])
      return signIn(ctx, 'customer.login', await ctx.api.customer.login(ctx.read(api.customer.login)), 'signed_in')
    },
  },
  samples: loginSamples,
  refusals: loginRefusals,
})
