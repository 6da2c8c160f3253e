import { api } from '#shared/api/index.ts'
import type { Account } from '#shared/api/account/account.ts'
import type { Passkey } from '#shared/api/account/passkey.ts'
import type { Customer } from '#shared/api/account/customer.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { type FlashCode, text } from '#shared/text/text.ts'
import { askCode, type Confirms, loadConfirms, readConfirmed } from '#client/app/page/confirming.ts'
import { isAboutFile } from '#client/app/page/kept-files.ts'
import * as dom from '#client/app/dom-names.ts'
import PasswordField from '#client/kit/form/password-field-island.tsx'
import {
  type ActionContext,
  ActionRefused,
  can,
  type CountryChoice,
  go,
  page,
  type Refusal,
  stay,
} from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { AccountCards } from './account-cards.tsx'
import { GoogleLink } from './account-safety.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { RowGroup } from '#client/kit/base/row-card.tsx'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { phoneOf } from '#client/app/page/phone.ts'

export interface ProfileEditData {
  me: Pick<Customer, 'name' | 'email' | 'phone'>
  /** null: this backend allows no changes. */
  account: Account | null
  confirms: Confirms
  /** null: this backend has none. */
  passkeys: readonly Passkey[] | null
  countries: CountryChoice
  /** Whether a Google account can be linked. */
  google: boolean
}

/** 'Ubah Profil': name and contacts, how the customer signs in, and what the shop may do with the data. */
export const profileEdit = page({
  route: 'profileEdit',
  cache: 'never',
  async load(ctx): Promise<ProfileEditData> {
    const { api, shop } = ctx
    const account = optional(api, 'account.find', {}, { when: 'absent' })
    const [{ name, email, phone }, found, confirms, passkeys, google] = await Promise.all([
      api.customer.me(),
      account,
      loadConfirms(ctx, account),
      optional(api, 'passkey.list'),
      can(shop, 'google.mine') ? optional(api, 'google.find') : null,
    ])
    return {
      me: { name, email, phone },
      account: found,
      confirms,
      passkeys,
      countries: ctx.countryChoice(),
      google: google?.offered ?? false,
    }
  },
  uploads: ({ account }) => account !== null,
  head: () => ({ title: 'Ubah Profil', back: href('profile'), noindex: true }),
  view: ({ account, ...data }, frame) =>
    account === null ? (
      <>
        <EmptyState
          drawing="lock"
          title="Profil diubah lewat toko"
          text="Hubungi toko untuk mengubah nama, email, atau nomor HP Anda."
          action={{ href: href('profile'), label: 'Kembali' }}
        />
        {data.google ? (
          <div className="wrap max-w-2xl! pb-6">
            <RowGroup title="Masuk &amp; Keamanan">
              <GoogleLink linked={data.confirms.google} />
            </RowGroup>
          </div>
        ) : null}
      </>
    ) : (
      <>
        <Unplaced account={account} refusal={frame.refusal} />
        <div className="wrap max-lg:max-w-2xl! grid grid-cols-1 items-start gap-3 py-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:py-6">
          <AccountCards {...{ ...data, account, frame, PasswordField }} />
        </div>
      </>
    ),
  actions: {
    async setPhoto(ctx) {
      const file = ctx.form.get('file')
      if (!(file instanceof File) || file.size === 0) throw new ActionRefused('input_invalid', { file: text.required })
      if (file.size > limits.uploadBytes)
        throw new ActionRefused('file_too_large', { file: messageOf('file_too_large') })
      try {
        await ctx.api.account.setPhoto({ fileId: await ctx.upload(file) })
      } catch (failure) {
        if (!isAboutFile(failure)) throw failure
        const code = failure.code === 'file_kind' ? 'photo_kind' : failure.code
        throw new ActionRefused(code, { file: messageOf(code) })
      }
      return stay('photo_saved')
    },
    async removePhoto(ctx) {
      await ctx.api.account.removePhoto()
      return stay('photo_removed')
    },
    async rename(ctx) {
      refuseMissing(ctx.form, ['name'])
      await ctx.api.account.rename(ctx.read(api.account.rename))
      return stay('name_saved')
    },
    changeEmail: (ctx) => changeContact(ctx, 'email'),
    changePhone: (ctx) => changeContact(ctx, 'phone'),
    async sendContactCode(ctx) {
      const asked = ctx.read(api.account.sendContactCode)
      await ctx.api.account.sendContactCode(asked)
      return saved('contact_code', null, dom.contactId(asked.kind))
    },
    async confirmContact(ctx) {
      refuseMissing(ctx.form, ['code'])
      const { token } = await ctx.api.account.confirmContact(ctx.read(api.account.confirmContact))
      return saved('contact_saved', token)
    },
    async cancelContact(ctx) {
      await ctx.api.account.cancelContact()
      return stay('contact_cancelled')
    },
    async changePassword(ctx) {
      const { token } = await ctx.api.account.changePassword(readConfirmed(ctx, api.account.changePassword))
      return saved('password_changed', token)
    },
    askCode: (ctx) => askCode(ctx, 'profileEdit'),
    async exportData(ctx) {
      const { ticket } = await ctx.api.account.confirm(readConfirmed(ctx, api.account.confirm))
      return go(`${href('profileEdit', {}, { bukti: ticket, untuk: dom.ownDataId })}#${dom.ownDataId}`)
    },
    async addPasskey(ctx) {
      await ctx.api.passkey.add(ctx.read(api.passkey.add))
      return go(href('profileEdit'), { flash: 'passkey_added' })
    },
    async renamePasskey(ctx) {
      refuseMissing(ctx.form, ['name'])
      await ctx.api.passkey.rename(ctx.read(api.passkey.rename))
      return stay('passkey_renamed')
    },
    async removePasskey(ctx) {
      await ctx.api.passkey.remove(readConfirmed(ctx, api.passkey.remove))
      return go(href('profileEdit'), { flash: 'passkey_removed' })
    },
    async endSession(ctx) {
      await ctx.api.account.endSession(ctx.read(api.account.endSession))
      return stay('session_closed')
    },
    async endSessions(ctx) {
      await ctx.api.account.endSessions()
      return go(href('login'), { token: null, flash: 'sessions_ended' })
    },
    async setMarketing(ctx) {
      const granted = ctx.form.get('granted')
      if (granted !== '0' && granted !== '1') throw new ActionRefused('bad_request')
      await ctx.api.account.setMarketing({ granted: granted === '1' })
      return stay(granted === '1' ? 'consent_given' : 'consent_withdrawn')
    },
    async removeAccount(ctx) {
      await ctx.api.account.remove(readConfirmed(ctx, api.account.remove))
      return go(href('home'), { token: null, flash: 'account_removed' })
    },
  },
  samples: async () => (await import('./samples.ts')).profileEditSamples,
  refusals: async () => (await import('./samples.ts')).profileEditRefusals,
})

/** Small presses have no place in their rows for what refuses them, nor has a code for whose contact nothing waits. */
function Unplaced({ account, refusal }: { account: Account; refusal: Refusal | null }) {
  const waits = account.change?.kind
  const isOfOther = refusal?.action === 'sendContactCode' && refusal.values['kind'] !== waits
  const actions = waits ? smallPresses : [...smallPresses, 'confirmContact']
  return refusal && (isOfOther || actions.includes(refusal.action)) ? (
    <div className="wrap max-lg:max-w-2xl! pt-3 lg:pt-6">
      <RefusalNote {...refusal} />
    </div>
  ) : null
}
const smallPresses = ['removePhoto', 'setMarketing', 'endSession', 'endSessions', 'cancelContact']

async function changeContact(ctx: ActionContext<'profileEdit'>, kind: 'email' | 'phone') {
  refuseMissing(ctx.form, ['value'])
  const more = kind === 'phone' ? { kind, value: phoneOf(ctx, 'value') } : { kind }
  const asked = readConfirmed(ctx, api.account.changeContact, ['value'], more)
  const { waits, token } = await ctx.api.account.changeContact(asked)
  return waits ? saved('contact_code', token, dom.contactId(kind)) : saved('contact_saved', token)
}

/** A change of the way into the account gives this browser a new session. `at` is the form that waits for a code. */
const saved = (flash: FlashCode, token: string | null, at: string | null = null) =>
  go(href('profileEdit') + (at === null ? '' : `#${at}`), { flash, ...(token === null ? {} : { token }) })
