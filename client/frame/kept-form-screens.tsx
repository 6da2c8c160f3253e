import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'

// Screens that hold a form that could not be carried out yet: nothing typed is lost, and one press sends it again.

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
  const next = form ? 'Halaman ini mengecek lagi. Tidak ada yang tercatat dua kali.' : text.lookFirst
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState drawing="cloud" level={1} title="Sedang dicek" text={`${message} ${next}`} />
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
      text={`${messageOf('waiting_turn', { minutes })} Tempat Anda tersimpan, dan halaman ini melanjutkan sendiri. Kalau tidak, tekan Lanjutkan.`}
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
  /** Where one signs in before it can be sent; null: that is not why. */
  login: string | null
}
/** What was typed could not be delivered. The page keeps what was read of it, and one press sends that again. */
export function SendAgainScreen({ message, action, fields, login }: SendAgain) {
  const unsent = fields.some(({ name }) => name === dom.unsentField)
  const next = unsent ? 'Pilih File Lagi' : 'Kirim Lagi'
  const what = unsent ? `${text.filesUnsent} Isian lainnya` : login ? 'Yang Anda kirim' : 'Isian Anda'
  const kept = `${what} masih tersimpan di halaman ini.`
  const then = login ? ` Masuk dibuka di tab baru; setelah itu kembali ke sini dan tekan ${next}.` : ''
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState
        drawing="cloud"
        level={1}
        title="Belum terkirim"
        text={`${message.replace(/\.$/, '')}.${fields.length > 0 ? ` ${kept}${then}` : ' Isiannya tidak ikut ke halaman ini. Kembali ke formulirnya, lalu kirim lagi.'}`}
      />
      {login ? (
        <ButtonLink href={login} target="_blank" rel="noopener" className="-mt-4 mb-3">
          Masuk
        </ButtonLink>
      ) : null}
      {fields.length > 0 ? (
        <form method="post" action={action} className={login ? '' : '-mt-4'}>
          <Hidden fields={fields} />
          <Button variant={login ? 'outline' : 'primary'}>{next}</Button>
        </form>
      ) : (
        <ButtonLink href={action} className="-mt-4" {...dom.mark(dom.backMark)}>
          Kembali
        </ButtonLink>
      )}
    </div>
  )
}
