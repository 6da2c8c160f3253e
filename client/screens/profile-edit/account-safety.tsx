import type { FC } from 'react'
import type { Account, OwnSession } from '#shared/api/account.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Frame } from '#client/app/page.ts'
import { Button } from '#client/kit/button.tsx'
import { Card } from '#client/kit/card.tsx'
import { CodeField, OutboxLink } from '#client/kit/code-field.tsx'
import { Form, refusalIn } from '#client/kit/form.tsx'
import { Icon } from '#client/kit/icon.tsx'

/** The password field with its show button. The page passes it in, because the button needs a script. */
export type PasswordField = FC<{
  name?: string
  label?: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}>

/** A customer without a password asked for a code instead: its ticket, and what it confirms. */
export interface Confirmation {
  ticket: string
  wanted: typeof dom.passwordId | typeof dom.removeAccountId | typeof dom.passkeysId
}
interface Props {
  account: Pick<Account, 'password'>
  outbox: string | null
  confirmation: Confirmation | null
  frame: Frame
  PasswordField: PasswordField
}

/** Changes the password with the old one; the first password with a code. */
export function NewPassword({ account, outbox, confirmation, frame, PasswordField }: Props) {
  const { note, fields, values } = refusalIn(frame, 'changePassword')
  const asked = confirmation?.wanted === dom.passwordId
  if (!account.password && !asked)
    return (
      <Card title="Buat Kata Sandi">
        <AskCode wanted={dom.passwordId} frame={frame}>
          Akun ini dibuat dengan Google dan belum punya kata sandi. Kami kirim kode untuk memastikan ini Anda.
        </AskCode>
      </Card>
    )
  return (
    <div id={dom.passwordId} className="scroll-mt-16">
      <Card title={account.password ? 'Ubah Kata Sandi' : 'Buat Kata Sandi'}>
        <Form path={frame.path} action="changePassword" className="space-y-3">
          {note}
          {account.password ? (
            <div>
              <PasswordField
                name="oldPassword"
                label="Kata Sandi Lama"
                autoComplete="current-password"
                error={fields['oldPassword']}
              />
            </div>
          ) : (
            <OwnCode outbox={outbox} error={fields['code']} typed={values['code']} />
          )}
          <div>
            <PasswordField
              label="Kata Sandi Baru"
              autoComplete="new-password"
              hint={`Minimal ${limits.passwordMin} karakter. Perangkat lain akan keluar.`}
              error={fields['password']}
            />
          </div>
          <Button variant="outline">Simpan Kata Sandi</Button>
        </Form>
        {account.password ? null : <AskCode wanted={dom.passwordId} frame={frame} />}
      </Card>
    </div>
  )
}

/** `children` explain the code before one was asked for. */
export function AskCode({
  wanted,
  frame,
  children,
}: {
  wanted: Confirmation['wanted']
  frame: Pick<Frame, 'path' | 'refusal'>
  children?: string | undefined
}) {
  const { note, values } = refusalIn(frame, 'askCode')
  return (
    <Form path={frame.path} action="askCode" className="space-y-3">
      {values['wanted'] === wanted ? note : null}
      <input type="hidden" name="wanted" value={wanted} />
      {children ? <p className="text-base text-neutral-600">{children}</p> : null}
      <Button variant={children ? 'outline' : 'quiet'}>{children ? 'Kirim Kode' : 'Kirim ulang kode'}</Button>
    </Form>
  )
}

export function OwnCode({
  outbox,
  error,
  typed,
}: {
  outbox: string | null
  error: string | undefined
  typed: string | undefined
}) {
  return (
    <>
      <p className="text-base text-neutral-600">
        Kode dikirim ke kontak akun Anda. Jangan berikan kode kepada siapa pun.
        <OutboxLink outbox={outbox} />
      </p>
      <CodeField error={error} typed={typed} />
    </>
  )
}

/** The devices the customer is signed in on, in familiar words. */
export function Sessions({ sessions, path }: { sessions: readonly OwnSession[]; path: string }) {
  return (
    <Card title="Perangkat yang Masuk">
      <ul className="divide-y divide-neutral-100">
        {sessions.map(({ id, device, usedAt, current }, place) => {
          const name = device || 'Perangkat lain'
          return (
            <li key={id ?? place} className="flex items-center gap-3 py-2 text-base">
              <div className="min-w-0 flex-1">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-neutral-600">
                  {current ? 'Perangkat ini' : usedAt ? `Terakhir dipakai ${formatDeadline(usedAt)}` : ''}
                </span>
              </div>
              {current || id === null ? null : (
                <Form path={path} action="endSession">
                  <input type="hidden" name="session" value={id} />
                  <Button variant="quiet" aria-label={`Keluarkan ${name}`}>
                    Keluarkan
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      <Form path={path} action="endSessions" className="mt-2">
        <Button variant="outline">Keluar dari Semua Perangkat</Button>
      </Form>
    </Card>
  )
}

/** Removes the account. It says what is removed and what stays before it asks for the password or the code. */
export function RemoveAccount({ account, outbox, confirmation, frame, PasswordField }: Props) {
  const { note, fields, values } = refusalIn(frame, 'removeAccount')
  const asked = confirmation?.wanted === dom.removeAccountId
  const open = note !== null || asked || refusalIn(frame, 'askCode').values['wanted'] === dom.removeAccountId
  return (
    <details id={dom.removeAccountId} className="card group scroll-mt-16 p-4" open={open}>
      <summary className="flex min-h-11 items-center justify-between text-base font-bold text-red-700">
        Hapus Akun
        <Icon name="chevron-down" className="text-neutral-500 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 mb-3 text-base text-neutral-600">
        Nama, kontak, alamat, foto, wishlist, dan koin Anda dihapus dan tidak dapat dikembalikan. Ulasan Anda tetap
        tampil tanpa nama dan foto. Catatan pesanan, pembayaran, dan persetujuan disimpan tanpa nama karena diwajibkan
        undang-undang.
      </p>
      {account.password || asked ? (
        <Form path={frame.path} action="removeAccount" className="space-y-3">
          {note}
          {account.password ? (
            <div>
              <PasswordField autoComplete="current-password" error={fields['password']} />
            </div>
          ) : (
            <OwnCode outbox={outbox} error={fields['code']} typed={values['code']} />
          )}
          <Button variant="danger">Hapus akun saya</Button>
        </Form>
      ) : null}
      {account.password ? null : (
        <AskCode wanted={dom.removeAccountId} frame={frame}>
          {asked ? undefined : 'Akun ini belum punya kata sandi. Kami kirim kode untuk memastikan ini Anda.'}
        </AskCode>
      )}
    </details>
  )
}
