import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page.ts'
import { href } from '#shared/web/routes.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text, wentWrong } from '#shared/text/text.ts'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { Icon } from '#client/kit/icon.tsx'
import { Button, ButtonLink } from '#client/kit/button.tsx'

const articlePath = /: \/articles?\//

/** There is no page at this address; `message` says which one is missing. */
export function NotFoundScreen({ shop, message }: { shop: Shop; message: string }) {
  // A shopper who followed an old link to an article wants to read, so the other articles are a way on, too.
  const reading = articlePath.test(message) && can(shop, 'content.listArticles')
  return (
    <div className="wrap py-8 text-center md:py-16">
      <p className="text-base font-semibold text-brand-text">{shop.title}</p>
      <EmptyState
        drawing="search"
        level={1}
        title={text.notFoundTitle}
        text={message}
        action={{ href: href('home'), label: 'Kembali ke Beranda' }}
        other={reading ? { href: href('articles'), label: 'Lihat Semua Artikel' } : undefined}
      />
    </div>
  )
}

interface Failure {
  status: number
  requestId: string | null
  /** What is known of the thing that cannot be shown now. */
  known?: string | undefined
  /** Other ways on than loading the page again. */
  ways?: readonly { href: string; label: string }[] | undefined
}
/**
 * Something failed on our side. The error's own words are for the log; the shopper gets a way on and a code to tell us.
 */
export function FailureScreen({ status, requestId, known = status === 429 ? tooMany : failed, ways = [] }: Failure) {
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState drawing="cloud" level={1} title={wentWrong(status)} text={known} />
      <div className="-mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink href="">Muat Ulang</ButtonLink>
        {ways.map(({ href: to, label }) => (
          <ButtonLink key={to} href={to} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </div>
      {requestId ? <p className="mt-4 text-xs text-neutral-600">Kode: {requestId}</p> : null}
    </div>
  )
}

const tooMany = 'Terlalu banyak permintaan dalam waktu singkat. Belanjaan Anda aman, tunggu satu menit, lalu coba lagi.'
const failed = 'Terjadi kesalahan di pihak kami. Belanjaan Anda aman, silakan coba lagi.'

interface Checking {
  message: string
  /** The same form with the same key; null: sent again it might happen twice, so only looking is safe. */
  form: { action: string; fields: readonly Field[]; checkAfterSeconds: number | null } | null
  /** Where its result can be seen. */
  shownAt: string
}
interface Field {
  name: string
  value: string
}
/** The shop did not say whether it did what was asked. Asking with the same key finds out and does nothing twice. */
export function CheckingScreen({ message, form, shownAt }: Checking) {
  const text = form
    ? 'Halaman ini mengecek lagi. Tidak ada yang tercatat dua kali.'
    : 'Lihat hasilnya dulu sebelum mengulang.'
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState drawing="cloud" level={1} title="Sedang dicek" text={`${message} ${text}`} />
      {form ? (
        <form
          method="post"
          action={form.action}
          className="-mt-4"
          {...(form.checkAfterSeconds === null ? {} : dom.mark(dom.checkAgainMark, String(form.checkAfterSeconds)))}
        >
          <Hidden fields={form.fields} />
          <Button>Cek Lagi</Button>
        </form>
      ) : (
        <ButtonLink href={shownAt} className="-mt-4">
          Cek Lagi
        </ButtonLink>
      )}
    </div>
  )
}

const Hidden = ({ fields }: { fields: readonly Field[] }) =>
  fields.map(({ name, value }, index) => <input key={index} type="hidden" name={name} value={value} />)

interface Waiting {
  /** About how long. */
  minutes: number
  /** `WaitingForm`; it is put into a page that all who wait share. */
  children: ReactNode
}
/** The shop is so crowded that purchases begin in the order of arrival. */
export const WaitingScreen = ({ minutes, children }: Waiting) => (
  <div className="wrap flex flex-col items-center py-8 md:py-16">
    <EmptyState
      drawing="cart"
      level={1}
      title="Anda dalam antrean"
      text={`${messageOf('waiting_turn', { minutes })} Tempat Anda tersimpan, dan halaman ini melanjutkan sendiri. Kalau tidak, tekan tombol di bawah.`}
    />
    {children}
  </div>
)

interface WaitingFormProps {
  action: string
  fields: readonly Field[]
  askAgainSeconds: number
}
export const WaitingForm = ({ action, fields, askAgainSeconds }: WaitingFormProps) => (
  <form method="post" action={action} className="-mt-4" {...dom.mark(dom.checkAgainMark, String(askAgainSeconds))}>
    <Hidden fields={fields} />
    <Button>Lanjutkan</Button>
  </form>
)

interface SendAgain {
  message: string
  /** The address the form was posted to, with its action. */
  action: string
  fields: readonly Field[]
}
/** What was typed could not be delivered. The page keeps it, and one press sends it again. */
export function SendAgainScreen({ message, action, fields }: SendAgain) {
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState
        drawing="cloud"
        level={1}
        title="Belum terkirim"
        text={`${message.replace(/\.$/, '')}. Isian Anda masih tersimpan di halaman ini.`}
      />
      <form method="post" action={action} className="-mt-4">
        <Hidden fields={fields} />
        <Button>Kirim Lagi</Button>
      </form>
    </div>
  )
}

/** Shown above an outdated page while the backend does not answer. */
export function StaleNotice() {
  return (
    <p className="wrap flex items-center gap-2 bg-yellow-100 py-2 text-sm text-yellow-800">
      <Icon name="alert" size={16} />
      {text.staleNotice}
    </p>
  )
}
