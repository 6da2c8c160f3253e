import type { Account, ContactKind } from '#shared/api/account/account.ts'
import type { Customer } from '#shared/api/account/customer.ts'
import { phoneChannels } from '#shared/api/account/message.ts'
import type { Passkey } from '#shared/api/account/passkey.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { fileAddresses } from '#shared/web/routes.ts'
import type { CountryChoice, Frame } from '#client/app/page/page.ts'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { RowCard, RowGroup } from '#client/kit/base/row-card.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { FileForm } from '#client/kit/form/file-form.tsx'
import { PhoneField, phoneStart } from '#client/kit/form/phone-field.tsx'
import * as dom from '#client/app/dom-names.ts'
import { CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { Form, refusalIn } from '#client/kit/form/form.tsx'
import type { Confirms } from '#client/app/page/confirming.ts'
import { ConfirmedForm, type PasswordField } from '#client/kit/form/confirmed-form.tsx'
import Passkeys from './passkeys-island.tsx'
import { Rights } from './rights.tsx'
import { GoogleLink, isOpen, NewPassword, RemoveAccount, Sessions } from './account-safety.tsx'

interface Props {
  me: Pick<Customer, 'name' | 'email' | 'phone'>
  account: Account
  countries: CountryChoice
  confirms: Confirms
  /** null: this backend has none. */
  passkeys: readonly Passkey[] | null
  /** Whether a Google account can be linked. */
  google: boolean
  frame: Frame
  PasswordField: PasswordField
}

/** 'Ubah Profil': one row per subject, each a form of its own that needs no script. */
export function AccountCards(props: Props) {
  const { me, account, countries, confirms, passkeys, google, frame, PasswordField } = props
  return (
    <>
      <RowGroup title="Akun">
        <Photo {...{ me, account, frame }} />
        <Name {...{ me, frame }} />
        <Contact kind="phone" {...{ me, account, countries, confirms, frame, PasswordField }} />
        <Contact kind="email" {...{ me, account, countries, confirms, frame, PasswordField }} />
      </RowGroup>
      {/* Over both rows of the other column: one that opens there tears no hole into it. */}
      <div className="lg:row-span-2">
        <RowGroup title="Masuk &amp; Keamanan">
          <NewPassword {...{ confirms, frame, PasswordField }} />
          {passkeys === null ? null : (
            <Passkeys
              {...{ passkeys, confirms }}
              path={frame.path}
              refusal={frame.refusal}
              failed={messageOf('passkey_failed')}
              exists={messageOf('passkey_exists')}
            />
          )}
          {google || confirms.google ? <GoogleLink linked={confirms.google} /> : null}
          <Sessions sessions={account.sessions} path={frame.path} />
        </RowGroup>
      </div>
      <RowGroup title="Data">
        <Rights {...{ account, confirms, frame, PasswordField }} />
        <RemoveAccount {...{ confirms, frame, PasswordField }} givesUp={account.givesUp} />
      </RowGroup>
    </>
  )
}

function Photo({ me, account, frame }: Pick<Props, 'me' | 'account' | 'frame'>) {
  const { note, fields } = refusalIn(frame, 'setPhoto')
  return (
    <RowCard row title="Foto Profil" value={account.photo ? 'Foto sendiri' : 'Belum ada foto'} open={note !== null}>
      <div className="flex items-center gap-3">
        <Face name={me.name} photo={account.photo} />
        {account.photo ? (
          <Form path={frame.path} action="removePhoto">
            <Button variant="quiet" className="text-danger">
              Hapus Foto
            </Button>
          </Form>
        ) : null}
      </div>
      <FileForm path={frame.path} action="setPhoto" className="mt-3 space-y-3">
        {note}
        <Field
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          label={account.photo ? 'Ganti Foto' : 'Pilih Foto'}
          hint="Maksimal 5 MB (JPG, PNG, WebP)"
          error={fields['file']}
        />
        <Button full>Simpan Foto</Button>
      </FileForm>
    </RowCard>
  )
}

/** The customer's photo, or the first letter of the name. */
export function Face({ name, photo }: { name: string; photo: boolean }) {
  if (photo)
    return (
      <img
        src={fileAddresses.ownPhoto}
        alt=""
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-full bg-sunk object-cover"
      />
    )
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-md font-bold text-brand-text">
      {([...name.trim()][0] ?? '?').toUpperCase()}
    </span>
  )
}

function Name({ me, frame }: Pick<Props, 'me' | 'frame'>) {
  const { note, fields, values } = refusalIn(frame, 'rename')
  return (
    <RowCard row title="Nama" value={me.name || 'Belum diisi'} open={note !== null}>
      <Form path={frame.path} action="rename" className="space-y-3">
        {note}
        <Field
          name="name"
          label="Nama Lengkap"
          autoComplete="name"
          error={fields['name']}
          defaultValue={values['name'] ?? me.name}
        />
        <Button full>Simpan Nama</Button>
      </Form>
    </RowCard>
  )
}

const kinds = {
  phone: { label: 'Nomor HP', action: 'changePhone', channels: phoneChannels },
  email: { label: 'Email', action: 'changeEmail', channels: ['email'] },
} as const
const ways = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'email' } as const

function Contact({
  kind,
  me,
  account,
  countries,
  confirms,
  frame,
  PasswordField,
}: Omit<Props, 'passkeys' | 'google'> & { kind: ContactKind }) {
  const { label, action, channels } = kinds[kind]
  const now = me[kind]
  const verified = kind === 'phone' ? account.phoneVerified : account.emailVerified
  const channel = channels.find((one) => account.channels.includes(one))
  const way = channel ? ways[channel] : null
  if (account.change?.kind === kind)
    return (
      <Waiting {...{ kind, label, value: account.change.value, way: way ?? 'pesan', frame }} outbox={confirms.outbox} />
    )
  const hint = way === null ? '' : `${label} baru berlaku setelah Anda memasukkan kode dari ${way}.`
  return (
    <RowCard
      row
      title={label}
      value={
        now ? (
          <Stored contact={showPhone(now)} verified={verified} call={way === null ? null : 'Verifikasi'} />
        ) : (
          'Belum diisi'
        )
      }
      open={isOpen({ confirms, frame }, dom.contactId(kind), [action])}
    >
      {now && !verified && way !== null ? <Unverified {...{ kind, now, frame }} /> : null}
      <ConfirmedForm
        id={dom.contactId(kind)}
        action={action}
        {...{ confirms, frame, PasswordField }}
        submit={`Simpan ${label}`}
      >
        {({ fields, values }) =>
          kind === 'phone' ? (
            <PhoneField
              {...{ name: 'value', label: 'Nomor HP Baru', hint, error: fields['value'] }}
              {...phoneStart(countries, { name: 'value', values, stored: now })}
              defaultValue={values['value'] ?? ''}
              countries={countries}
            />
          ) : (
            <Field
              {...{ name: 'value', label: 'Email Baru', hint, error: fields['value'] }}
              type="email"
              autoComplete="email"
              maxLength={limits.emailChars}
              defaultValue={values['value'] ?? ''}
            />
          )
        }
      </ConfirmedForm>
    </RowCard>
  )
}

/** A long address is cut, so that nobody has verified it stands below, with what opening the row is for. */
function Stored({ contact, verified, call }: { contact: string; verified: boolean; call: string | null }) {
  if (verified) return `${contact} · Terverifikasi`
  return (
    <>
      {contact}
      <span className="block">
        <span className="text-warn-ink">Belum diverifikasi</span>
        {call === null ? null : <b className="ml-2 font-semibold text-brand-text">{call}</b>}
      </span>
    </>
  )
}

/** The account's own contact that nobody has verified yet. A code goes nowhere else, so it needs no confirmation. */
function Unverified({ kind, now, frame }: { kind: ContactKind; now: string; frame: Frame }) {
  return (
    <Form path={frame.path} action="sendContactCode" className="mb-3 space-y-3">
      <input type="hidden" name="kind" value={kind} />
      <p className="text-base wrap-anywhere text-muted">{showPhone(now)} belum diverifikasi.</p>
      <Button variant="outline">Verifikasi</Button>
    </Form>
  )
}

interface WaitingProps {
  kind: ContactKind
  value: string
  label: string
  way: string
  outbox: string | null
  frame: Frame
}
/** The new contact counts only after its code was typed. */
function Waiting({ kind, value, label, way, outbox, frame }: WaitingProps) {
  const again = refusalIn(frame, 'sendContactCode')
  const isOfThis = again.values['kind'] === kind
  const { note, fields } = refusalIn(frame, 'confirmContact')
  return (
    <Card title={`Verifikasi ${label}`} className="border-t border-sunk">
      <p id={dom.contactId(kind)} className="scroll-mt-16 text-base text-muted">
        Kode dikirim lewat {way} ke{' '}
        <b className={value.startsWith('+') ? 'whitespace-nowrap' : 'wrap-anywhere'}>{showPhone(value)}</b>. Jangan
        berikan kode kepada siapa pun.
        <OutboxLink outbox={outbox} />
      </p>
      <Form path={frame.path} action="confirmContact" className="mt-3 space-y-3">
        {note}
        <CodeField error={fields['code']} />
        <Button full>Verifikasi</Button>
      </Form>
      <div className="mt-3 space-y-3">
        {isOfThis ? again.note : null}
        <div className="flex flex-wrap gap-2">
          <Form path={frame.path} action="sendContactCode" className="flex-1">
            <input type="hidden" name="kind" value={kind} />
            <Button variant="quiet" full>
              Kirim Ulang Kode
            </Button>
          </Form>
          <Form path={frame.path} action="cancelContact" className="flex-1">
            <Button variant="quiet" full>
              Batal
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
