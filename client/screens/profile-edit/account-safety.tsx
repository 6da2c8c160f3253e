import type { OwnSession } from '#shared/api/account/account.ts'
import { formatMoment } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RowCard } from '#client/kit/base/row-card.tsx'
import type { Confirms } from '#client/app/page/confirming.ts'
import { ConfirmedForm, type PasswordField } from '#client/kit/form/confirmed-form.tsx'
import { Form, RefusalNote, refusalIn } from '#client/kit/form/form.tsx'

interface Props {
  confirms: Confirms
  frame: Frame
  PasswordField: PasswordField
}

/** Whether a row opens by itself: one of its forms was refused, or it is being confirmed. */
export function isOpen({ confirms, frame }: Pick<Props, 'confirms' | 'frame'>, id: string, actions: string[]): boolean {
  return (
    actions.includes(frame.refusal?.action ?? '') ||
    confirms.confirming?.wanted === id ||
    refusalIn(frame, 'askCode').values['wanted'] === id
  )
}

/** Changes the password, or sets the first one. */
export function NewPassword({ confirms, frame, PasswordField }: Props) {
  return (
    <RowCard
      row
      title="Kata Sandi"
      value={confirms.password ? 'Sudah dibuat' : 'Belum ada'}
      open={isOpen({ confirms, frame }, dom.passwordId, ['changePassword'])}
    >
      <ConfirmedForm
        id={dom.passwordId}
        action="changePassword"
        eachTime
        {...{ confirms, frame, PasswordField }}
        passwordName="oldPassword"
        passwordLabel="Kata Sandi Lama"
        submit="Simpan Kata Sandi"
      >
        {({ fields }) => (
          <div>
            <PasswordField
              label="Kata Sandi Baru"
              autoComplete="new-password"
              hint={`Minimal ${limits.passwordMin} karakter. Perangkat lain akan keluar.`}
              error={fields['password']}
            />
          </div>
        )}
      </ConfirmedForm>
    </RowCard>
  )
}

/** Linking has a page of its own, where Google leads back to. */
export const GoogleLink = ({ linked }: { linked: boolean }) => (
  <a href={href('profileGoogle')} className="flex min-h-14 items-center gap-3 border-t border-sunk px-4 py-2">
    <span className="min-w-0 flex-1">
      <h3 className="text-base font-semibold">Akun Google</h3>
      <span className="block text-sm text-muted">{linked ? 'Terhubung' : 'Belum terhubung'}</span>
    </span>
    <Icon name="chevron-right" className="text-hint" />
  </a>
)

/** The devices the customer is signed in on, in familiar words. */
export function Sessions({ sessions, path }: { sessions: readonly OwnSession[]; path: string }) {
  return (
    <RowCard row title="Perangkat yang Masuk" value={`${sessions.length} perangkat`} open={false}>
      <ul className="divide-y divide-sunk">
        {sessions.map(({ id, device, usedAt, current }, place) => {
          const name = device || 'Perangkat lain'
          return (
            <li key={id ?? place} className="flex items-center gap-3 py-2 text-base">
              <div className="min-w-0 flex-1">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">
                  {current ? 'Perangkat ini' : usedAt ? `Terakhir dipakai ${formatMoment(usedAt)}` : ''}
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
    </RowCard>
  )
}

/** Removes the account. It says what is removed and what stays before it asks for the confirmation. */
export function RemoveAccount({ confirms, frame, PasswordField, givesUp }: Props & { givesUp: number }) {
  const refusal = frame.refusal?.action === 'removeAccount' ? frame.refusal : null
  // Something else must end first (own-data-errors.ts): no password helps.
  const held = refusal?.status === 409 ? refusal : null
  return (
    <RowCard
      row
      title="Hapus Akun"
      value="Tidak dapat dibatalkan"
      open={isOpen({ confirms, frame }, dom.removeAccountId, ['removeAccount'])}
      className="text-danger"
    >
      <p className="mb-3 text-base text-muted">
        Nama, kontak, alamat, foto, wishlist, dan koin Anda dihapus dan tidak dapat dikembalikan. Ulasan Anda tetap
        tampil tanpa nama dan foto. Catatan pesanan, pembayaran, dan persetujuan disimpan tanpa nama karena diwajibkan
        undang-undang.
      </p>
      {givesUp > 0 ? (
        <p className="mb-3 text-base font-semibold">
          Komisi {formatRupiah(givesUp)} belum cukup untuk ditarik dan ikut hilang.
        </p>
      ) : null}
      {held ? (
        <>
          <RefusalNote {...held} className="mb-3" />
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={href('orders')} variant="outline">
              Lihat Pesanan
            </ButtonLink>
            <ButtonLink href={href('profileWallet')} variant="outline">
              Lihat Saldo Toko
            </ButtonLink>
          </div>
        </>
      ) : (
        <ConfirmedForm
          id={dom.removeAccountId}
          action="removeAccount"
          eachTime
          {...{ confirms, frame, PasswordField }}
          submit="Hapus Akun Saya"
          variant="danger"
        />
      )}
    </RowCard>
  )
}
