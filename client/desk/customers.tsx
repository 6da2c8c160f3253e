import { searchedIn } from '#client/app/page/searched.ts'
import { Select } from '#client/kit/form/field.tsx'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Badge } from '#client/kit/order/status-badge.tsx'
import { Customers, type CustomerRow } from '#shared/admin/customers.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { formatDate } from '#shared/format/dates.ts'
import { groupDigits } from '#shared/format/money.ts'
import { dialled } from '#shared/indonesia/dialled.ts'
import { limits } from '#shared/limits.ts'
import { customersPath, searchFor, searchPath } from './addresses.ts'
import { afterParam, Cards, More, Nothing, Onward, PressForm, Search, tooShort } from './parts.tsx'
import type { DeskFrame, DeskScreen } from './screen.ts'

/** Who has an account, the newest first, or who is looked for; and what a seller does about one of them. */
export const customers: DeskScreen = async (ask, query) => {
  const typed = searchedIn(query)
  const error = tooShort(typed)
  const after = query.get(afterParam)
  const asked = new URLSearchParams({
    ...(typed ? { text: typed } : {}),
    ...(after ? { after: after.slice(0, limits.idChars) } : {}),
  })
  const list = error === undefined ? await ask(Customers, `/customers?${asked}`) : null
  return (frame) => (
    <>
      <Search
        action={customersPath}
        label={seesPeople(frame) ? 'Cari nama, telepon, email, atau kode' : 'Cari kode pelanggan'}
        {...{ typed, error }}
      />
      {list === null ? null : list.customers.length === 0 ? (
        <NoCustomer typed={typed} frame={frame} />
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">
            Kode menunjuk satu pelanggan tanpa nama dan nomornya: sebutkan di telepon, atau tulis dalam perintah.
          </p>
          <Cards>
            {list.customers.map((customer) => (
              <CustomerCard key={customer.code} {...{ customer, frame }} types={list.types} />
            ))}
          </Cards>
        </>
      )}
      <Onward frame={frame} next={list?.next ?? null} />
    </>
  )
}

const seesPeople = ({ user }: DeskFrame): boolean => mayDo(user.role, 'orders')

const NoCustomer = ({ typed, frame }: { typed: string; frame: DeskFrame }) =>
  typed === '' ? (
    <Nothing title="Belum ada pelanggan" text="Pembeli yang membuat akun muncul di sini." />
  ) : (
    <Nothing
      title="Pelanggan tidak ditemukan"
      text={
        seesPeople(frame)
          ? `Sebagian nama dicari di ${groupDigits(limits.customersLookedThrough)} akun terbaru. Yang lebih lama: tulis telepon, email, atau kode yang lengkap.`
          : 'Tulis kode yang lengkap, misalnya PLG-000012.'
      }
    />
  )

interface CustomerCardProps {
  frame: DeskFrame
  customer: CustomerRow
  types: Customers['types']
}
function CustomerCard({ frame, customer, types }: CustomerCardProps) {
  const { code, name, typeName, since, orders, lastOrderAt } = customer
  return (
    <article className="card desk-card" aria-label={`Pelanggan ${code}`}>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base font-bold wrap-anywhere">{name || code}</h3>
          {typeName ? <Badge label={typeName} color="blue" /> : null}
        </div>
        <p className="text-sm text-muted">
          {name ? (
            <>
              Kode <strong className="numbers">{code}</strong> · sejak
            </>
          ) : (
            'Sejak'
          )}{' '}
          {formatDate(since)}
        </p>
      </div>
      <Contacts customer={customer} />
      <p className="text-base">
        {lastOrderAt === null ? 'Belum pernah memesan' : `${orders} pesanan, terakhir ${formatDate(lastOrderAt)}`}
      </p>
      {lastOrderAt !== null ? (
        <a href={searchFor(searchPath, code)} className="desk-link">
          Lihat pesanannya
        </a>
      ) : null}
      <CustomerPresses {...{ frame, customer, types }} />
    </article>
  )
}

/** How the customer is reached; a contact that nobody has verified may be somebody else's. */
function Contacts({ customer: { phone, phoneVerified, email, emailVerified } }: { customer: CustomerRow }) {
  const digits = dialled(phone)
  return phone || email ? (
    <ul>
      {digits ? (
        <li className="flex flex-wrap items-center gap-x-4">
          <a href={`tel:+${digits}`} className="desk-link">
            {showPhone(phone)}
          </a>
          <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer" className="desk-link">
            WhatsApp
          </a>
          {phoneVerified ? null : unverified}
        </li>
      ) : null}
      {email ? (
        <li className="flex flex-wrap items-center gap-x-4">
          <a href={`mailto:${email}`} className="desk-link wrap-anywhere">
            {email}
          </a>
          {emailVerified ? null : unverified}
        </li>
      ) : null}
    </ul>
  ) : null
}
const unverified = <span className="text-sm text-warn-ink">Belum diverifikasi</span>

/** What a seller can do with an account; each says when to use it, and whether it can be undone. */
function CustomerPresses({ frame, customer: { code, type }, types }: CustomerCardProps) {
  return (
    <>
      {types.length > 1 ? (
        <More frame={frame} label="Ubah tipe" presses={['assignType']} id={code}>
          <PressForm frame={frame} press="assignType" id={code} label="Simpan tipe">
            {({ fields, values }) => (
              <Select
                name="type"
                label="Jadikan"
                placeholder="Pilih tipe"
                options={types.map(({ type: one, typeName }) => ({ code: one, name: typeName || 'Biasa' }))}
                error={fields['type']}
                defaultValue={values['type'] ?? type}
              />
            )}
          </PressForm>
        </More>
      ) : null}
      <More frame={frame} label="Keluarkan dari semua perangkat" presses={['signOutCustomer']} id={code}>
        <p className="text-sm text-muted">
          Untuk HP yang hilang atau dipakai orang lain. Pelanggan masuk lagi dengan kata sandi atau kodenya.
        </p>
        <PressForm frame={frame} press="signOutCustomer" id={code} label="Keluarkan" variant="outline" />
      </More>
      <More frame={frame} label="Hapus akun" presses={['removeCustomer']} id={code}>
        <p className="text-sm text-muted">
          Hanya bila pelanggan memintanya: nama, kontak, dan alamatnya dihapus untuk selamanya. Pesanan dan catatan
          uangnya tetap ada tanpa nama, untuk pembukuan. Selama ada pesanan, retur, saldo, atau dana kembali yang
          berjalan, akunnya belum bisa dihapus.
        </p>
        <PressForm frame={frame} press="removeCustomer" id={code} label="Hapus akun" variant="danger" />
      </More>
    </>
  )
}
