import { api } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { safeLink } from '#shared/web/links.ts'
import { href } from '#shared/web/routes.ts'
import { legalLinks } from '#client/kit/product/information-list.tsx'
import GoogleRegisterForm from './google-register-form-island.tsx'
import GoogleStep from './google-step-island.tsx'
import { type ActionContext, ActionRefused, type Frame, go, page } from '#client/app/page/page.ts'
import { askCode, type Confirms, loadConfirms, readConfirmed } from '#client/app/page/confirming.ts'
import * as dom from '#client/app/dom-names.ts'
import { AccountFrame, OtherSignIn } from '#client/frame/account-frame.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { ConfirmedForm } from '#client/kit/form/confirmed-form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'
import { Illustration } from '#client/kit/base/empty-state.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Notice, RefusalNote } from '#client/kit/form/form.tsx'
import { type GoogleData, loadGoogle } from './load.ts'
import { phoneOf } from '#client/app/page/phone.ts'
import { signIn } from '#client/app/page/sign-in.ts'

/** 'Masuk dengan Google': the way there and back. */
export const googleVerification = page({
  route: 'googleVerification',
  cache: 'never',
  // Only the browser that left may come back, so it needs an id.
  keeps: true,
  load: (ctx) => loadGoogle(ctx, 'login', ctx.shop.origin + href('login', {}, { next: ctx.query.get('next') })),
  head: () => ({ title: 'Masuk dengan Google', noindex: true }),
  view: (data, frame) => (
    <AccountFrame
      title={data.step === 'register' ? 'Daftar dengan Google' : 'Masuk dengan Google'}
      offered
      other={{ question: 'Sudah punya akun?', label: 'Masuk', href: href('login', {}, { next: nextOf(frame) }) }}
    >
      <GoogleSteps data={data} frame={frame} again={href('googleVerification', {}, { next: nextOf(frame) })} />
    </AccountFrame>
  ),
  actions: {
    async finish(ctx) {
      return signIn(
        ctx,
        'google.login',
        await ctx.api.google.login(ctx.read(api.google.login, backOf(ctx, { terms: false, marketing: false }))),
        'signed_in',
      )
    },
    async register(ctx) {
      const missing = ctx.form.has('terms') ? {} : { terms: messageOf('terms_needed') }
      if (String(ctx.form.get('phone') ?? '').trim() === '')
        throw new ActionRefused('input_invalid', { phone: messageOf('google_new'), ...missing })
      if (!ctx.form.has('terms')) throw new ActionRefused('terms_needed', missing)
      const input = ctx.read(
        api.google.login,
        backOf(ctx, { phone: phoneOf(ctx), terms: true, marketing: ctx.form.has('marketing') }),
      )
      return signIn(ctx, 'google.login', await ctx.api.google.login(input), 'registered')
    },
  },
  samples: async () => (await import('./samples.ts')).googleSamples,
  refusals: async () => (await import('./samples.ts')).googleRefusals,
})

/** Every link keeps where the shopper was going. */
const nextOf = ({ path }: Frame): string | null => new URLSearchParams(path.split('?')[1]).get('next')

/** Links a Google account to the customer's account. */
export const profileGoogle = page({
  route: 'profileGoogle',
  cache: 'never',
  keeps: true,
  async load(ctx): Promise<GoogleData> {
    // With a place to go on to, Google only confirms what the customer is doing there.
    const purpose = ctx.query.has('next') ? 'confirm' : 'link'
    if (ctx.query.has('mulai') || ctx.query.has('gagal') || ctx.query.has('code'))
      return loadGoogle(ctx, purpose, ctx.shop.origin + href('profileGoogle'))
    const { linked, email } = await ctx.api.google.mine()
    return linked ? { step: 'linked', email, confirms: await loadConfirms(ctx) } : { step: 'unlinked' }
  },
  head: () => ({ title: 'Hubungkan Google', back: href('profileEdit'), noindex: true }),
  view: (data, frame) => (
    <div className={columns}>
      <div className="card p-4 sm:p-6">
        <Illustration drawing="lock" className="mx-auto mb-4" />
        <GoogleSteps data={data} frame={frame} again={href('profileGoogle', {}, { mulai: '1', next: nextOf(frame) })} />
      </div>
      <Card title="Perlu Diketahui">
        <ul className="grid list-disc gap-2 pl-5 text-base text-muted marker:text-hint">
          <li>Dari Google kami hanya menerima nama dan email Anda.</li>
          <li>Kata sandi dan kode tetap bisa dipakai untuk masuk.</li>
          <li>Anda bisa memutuskannya kapan saja di halaman ini.</li>
        </ul>
      </Card>
    </div>
  ),
  actions: {
    /** Google has confirmed: back to the form that asked, with the ticket. */
    async finish(ctx) {
      const { ticket } = await ctx.api.google.confirm(ctx.read(api.google.confirm, backOf(ctx, {})))
      const next = safeLink(ctx.query.get('next') ?? '', { origin: ctx.shop.origin }) ?? href('profileEdit')
      const to = new URL(next, ctx.shop.origin)
      to.searchParams.set('bukti', ticket)
      return go(`${to.pathname}${to.search}#${to.searchParams.get('untuk') ?? ''}`)
    },
    async link(ctx) {
      const { state, code } = backOf(ctx, {})
      const { token } = await ctx.api.google.link(readConfirmed(ctx, api.google.link, [], { state, googleCode: code }))
      return go(href('profileGoogle'), { flash: 'google_linked', ...(token === null ? {} : { token }) })
    },
    async unlink(ctx) {
      const { token } = await ctx.api.google.unlink(readConfirmed(ctx, api.google.unlink))
      return go(href('profileGoogle'), { flash: 'google_unlinked', ...(token === null ? {} : { token }) })
    },
    askCode: (ctx) => askCode(ctx, 'profileGoogle'),
  },
  samples: async () => (await import('./samples.ts')).googleLinkSamples,
})

function backOf(
  { query }: ActionContext<'googleVerification'> | ActionContext<'profileGoogle'>,
  more: Record<string, unknown>,
) {
  return { state: query.get('state') ?? '', code: query.get('code') ?? '', ...more }
}

function GoogleSteps({ data, frame, again }: { data: GoogleData; frame: Frame; again: string }) {
  const { path, refusal, shop } = frame
  switch (data.step) {
    case 'away':
      return <Step text="Kami membuka halaman Google." path={path} to={data.to} />
    case 'finish':
      return refusal ? (
        <Failed message={refusal.message} again={again} />
      ) : (
        <Step text="Google sudah mengenali Anda." path={path} to={null} />
      )
    case 'register':
      return (
        <GoogleRegisterForm
          {...{ path, refusal }}
          {...{ name: data.name, email: data.email, countries: data.countries }}
          legal={legalLinks(shop)}
        />
      )
    case 'in-app':
      return (
        <Notice>
          <p>Google tidak mengizinkan masuk dari dalam aplikasi ini. Buka halaman ini di Chrome atau Safari:</p>
          <p className="mt-2 mb-1 font-semibold wrap-anywhere">{data.address}</p>
          <CopyButton value={data.address} label="Salin Tautan" />
        </Notice>
      )
    case 'link':
      return (
        <>
          <p className="mb-3 text-base wrap-anywhere">Hubungkan akun Google {data.email ?? ''} dengan akun Anda?</p>
          <GoogleConfirmed action="link" submit="Hubungkan Google" confirms={data.confirms} frame={frame} />
        </>
      )
    case 'linked':
      return (
        <>
          <p className="mb-3 text-base wrap-anywhere">
            Akun Google {data.email ?? ''} sudah terhubung. Anda bisa masuk dengan Google.
          </p>
          <details open={refusal !== null || data.confirms.confirming !== null}>
            <summary className={buttonClass({ variant: 'danger', full: true })}>Putuskan Google</summary>
            <p className="my-3 text-base text-muted">Anda tidak bisa lagi masuk dengan akun Google ini.</p>
            <GoogleConfirmed action="unlink" submit="Ya, Putuskan" confirms={data.confirms} frame={frame} />
          </details>
        </>
      )
    case 'unlinked':
      return (
        <>
          <p className="mb-4 text-center text-base text-muted">Masuk dengan satu ketukan, tanpa kata sandi.</p>
          <OtherSignIn to={again} label="Hubungkan Google" mark="google" />
        </>
      )
    case 'failed':
      return <Failed message={messageOf('google_failed')} again={again} />
  }
}

interface GoogleConfirmedProps {
  action: 'link' | 'unlink'
  submit: string
  confirms: Confirms
  frame: Frame
}
function GoogleConfirmed({ action, submit, confirms, frame }: GoogleConfirmedProps) {
  return (
    <ConfirmedForm
      id={dom.googleId}
      {...{ action, submit, confirms, frame, PasswordField }}
      screen="profileGoogle"
      {...(action === 'link' ? { isPageStep: true } : { variant: 'danger' })}
    />
  )
}

function Step({ text, path, to }: { text: string; path: string; to: string | null }) {
  return (
    <>
      <p className="mb-4 text-base text-muted">{text}</p>
      <GoogleStep path={path} to={to} />
    </>
  )
}

function Failed({ message, again }: { message: string; again: string }) {
  return (
    <div className="space-y-4">
      <RefusalNote message={message} />
      <GoogleButton to={again} label="Coba Lagi" />
    </div>
  )
}

const GoogleButton = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink href={to} variant="outline" size="lg" full>
    {label}
  </ButtonLink>
)
