import { api, ApiFailure } from '#shared/api/index.ts'
import type { Account } from '#shared/api/account.ts'
import type { Customer } from '#shared/api/customer.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import PasswordField from '#client/kit/password-field-island.tsx'
import { type ActionContext, ActionRefused, can, type CountryChoice, go, page, stay } from '#client/app/page.ts'
import { AccountCards } from './account-cards.tsx'
import type { Confirmation } from './account-safety.tsx'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { refuseMissing } from '#client/app/required-fields.ts'
import { phoneOf } from '#client/app/phone.ts'
import { profileEditRefusals, profileEditSamples } from './samples.ts'

export interface ProfileEditData {
  me: Pick<Customer, 'name' | 'email' | 'phone'>
  /** null: this backend allows no changes. */
  account: Account | null
  confirmation: Confirmation | null
  countries: CountryChoice
  /** Where a demo shop shows what it would have sent. */
  outbox: string | null
}

/** 'Edit Profil': name and contacts, how the customer signs in, and what the shop may do with the data. */
export const profileEdit = page({
  route: 'profileEdit',
  cache: 'never',
  uploads: true,
  async load({ api, query, shop, countryChoice }): Promise<ProfileEditData> {
    const [{ name, email, phone }, account] = await Promise.all([
      api.customer.me(),
      can(shop, 'account.find') ? api.account.find() : null,
    ])
    return {
      me: { name, email, phone },
      account,
      confirmation: readConfirmation(query),
      countries: countryChoice(),
      outbox: shop.demo ? href('outbox') : null,
    }
  },
  head: () => ({ title: 'Edit Profil', back: href('profile'), noindex: true }),
  view: ({ me, account, confirmation, countries, outbox }, frame) =>
    account === null ? (
      <EmptyState
        drawing="lock"
        title="Profil diubah lewat toko"
        text="Hubungi toko untuk mengubah nama, email, atau nomor HP Anda."
        action={{ href: href('profile'), label: 'Kembali' }}
      />
    ) : (
      <div className="wrap grid max-w-2xl! grid-cols-1 gap-3 py-3 lg:py-6">
        <AccountCards {...{ me, account, confirmation, countries, outbox, frame, PasswordField }} />
      </div>
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
        if (failure instanceof ApiFailure && failure.code === 'file_kind')
          throw new ActionRefused('photo_kind', { file: messageOf('photo_kind') })
        if (failure instanceof ApiFailure && failure.code === 'image_oversized')
          throw new ActionRefused('image_oversized', { file: messageOf('image_oversized') })
        throw failure
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
    async confirmContact(ctx) {
      refuseMissing(ctx.form, ['code'])
      await ctx.api.account.confirmContact(ctx.read(api.account.confirmContact))
      return stay('contact_saved')
    },
    async cancelContact(ctx) {
      await ctx.api.account.cancelContact()
      return stay('contact_cancelled')
    },
    async changePassword(ctx) {
      refuseMissing(ctx.form, [ctx.form.has('code') ? 'code' : 'oldPassword', 'password'])
      await ctx.api.account.changePassword(ctx.read(api.account.changePassword, { ticket: ctx.query.get('tiket') }))
      return go(href('profileEdit'), { flash: 'password_changed' })
    },
    /** For a customer without a password. */
    async askCode(ctx) {
      const wanted = ctx.form.get('wanted') === dom.passwordId ? dom.passwordId : dom.removeAccountId
      const { ticket } = await ctx.api.account.askCode()
      return go(`${href('profileEdit', {}, { tiket: ticket, untuk: wanted })}#${wanted}`, { flash: 'contact_code' })
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
      refuseMissing(ctx.form, [ctx.form.has('code') ? 'code' : 'password'])
      await ctx.api.account.remove(ctx.read(api.account.remove, { ticket: ctx.query.get('tiket') }))
      return go(href('home'), { token: null, flash: 'account_removed' })
    },
  },
  samples: profileEditSamples,
  refusals: profileEditRefusals,
})

async function changeContact(ctx: ActionContext<'profileEdit'>, kind: 'email' | 'phone') {
  refuseMissing(ctx.form, ['value'])
  const more = kind === 'phone' ? { kind, value: phoneOf(ctx, 'value') } : { kind }
  const { waits } = await ctx.api.account.changeContact(ctx.read(api.account.changeContact, more))
  return stay(waits ? 'contact_code' : 'contact_saved')
}

function readConfirmation(query: URLSearchParams): Confirmation | null {
  const [ticket, wanted] = [query.get('tiket'), query.get('untuk')]
  return ticket !== null && (wanted === dom.passwordId || wanted === dom.removeAccountId) ? { ticket, wanted } : null
}
