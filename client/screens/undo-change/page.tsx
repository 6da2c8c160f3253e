import { accountChangeNames } from '#shared/api/account/account-change.ts'
import type { AccountChange } from '#shared/api/account/account.ts'
import { formatDeadline, formatMoment } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import { found } from '#client/app/page/found.ts'
import { go, page } from '#client/app/page/page.ts'
import { AccountFrame } from '#client/frame/account-frame.tsx'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

/**
 * The link of a message about a changed account: it says what was changed and when. Only the button undoes it, because
 * mail programs open links by themselves.
 */
export const undoChange = page({
  route: 'undoChange',
  cache: 'never',
  load: ({ api, params: { token } }): Promise<AccountChange> => found(api.account.findChange({ token })),
  head: () => ({ title: 'Perubahan Akun', noindex: true }),
  view: ({ kind, at, until, open, to, from }, { path, refusal, shop }) => (
    <AccountFrame
      title={`${accountChangeNames[kind]} diubah`}
      offered
      beside="safety"
      other={{ question: 'Ini memang Anda?', label: 'Kembali ke Toko', href: href('home') }}
    >
      {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
      <p className="text-base text-muted">
        {accountChangeNames[kind]} akun Anda diubah{from ? ` dari ${from}` : ''}
        {to ? ` menjadi ${to}` : ''} pada {formatMoment(at)}.{/* A refusal has said so. */}
        {open || refusal ? null : ' Perubahan ini sudah dibatalkan, atau waktunya sudah lewat.'}
      </p>
      {open ? null : <NotMine chat={whatsappLink(shop)} />}
      {open ? (
        <>
          <p className="mt-3 text-base font-semibold">
            Bukan Anda? Sampai {formatDeadline(until)} Anda dapat membatalkannya.
          </p>
          <ul className="my-3 grid list-disc gap-1 pl-5 text-base text-muted marker:text-hint">
            <li>Perubahan sesudahnya ikut dibatalkan.</li>
            <li>Semua perangkat dikeluarkan.</li>
            <li>Anda membuat kata sandi baru dengan kode yang kami kirim.</li>
          </ul>
        </>
      ) : null}
      {open ? (
        <Form path={path} action="undo">
          {/* What the page is for. */}
          <Button size="lg" full className="border-transparent bg-danger-fill text-white">
            Batalkan Perubahan
          </Button>
        </Form>
      ) : null}
    </AccountFrame>
  ),
  actions: {
    async undo({ api, params: { token } }) {
      await api.account.undoChange({ token })
      return go(href('forgotPassword'), { token: null, flash: 'change_undone' })
    },
  },
  samples: async () => (await import('./samples.ts')).undoSamples,
  refusals: async () => (await import('./samples.ts')).undoRefusals,
})

/** Nothing is left to press here; a person can still help. */
const NotMine = ({ chat }: { chat: string | null }) => (
  <>
    <p className="mt-3 text-base font-semibold">Hubungi toko bila ini bukan Anda.</p>
    {chat === null ? null : (
      <ButtonLink href={chat} size="lg" full target="_blank" rel="noopener" className="mt-3">
        Hubungi via WhatsApp
      </ButtonLink>
    )}
  </>
)
