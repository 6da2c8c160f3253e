import type { OwnSession } from '#shared/api/account.ts'
import type { Frame } from '../page.ts'
import { refusalIn, Secret } from './account-cards.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Form } from './form.tsx'
import { Icon } from './icon.tsx'
import { formatDateTime } from '#shared/dates.ts'

/** Where somebody is signed in, in words they know their devices by. */
export function Sessions({ sessions, path }: { sessions: readonly OwnSession[]; path: string }) {
  return (
    <Card title="Perangkat yang Masuk">
      <ul className="divide-y divide-neutral-100">
        {sessions.map(({ device, usedAt, current }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a session has no name that may be told
          <li key={place} className="py-2 text-base">
            <span className="font-medium">{device || 'Perangkat lain'}</span>
            <span className="block text-sm text-neutral-600">{current ? 'Perangkat ini' : usedAt ? `Terakhir dipakai ${formatDateTime(usedAt)}` : ''}</span>
          </li>
        ))}
      </ul>
      <Form path={path} action="keluarSemua" className="mt-2">
        <Button variant="outline">Keluar dari semua perangkat</Button>
      </Form>
    </Card>
  )
}

/** The last thing an account does. It says what goes and what stays before the password is asked for. */
export function RemoveAccount({ frame }: { frame: Frame }) {
  const { note, fields } = refusalIn(frame, 'hapusAkun')
  return (
    <details className="card group p-4" open={note !== null}>
      <summary className="flex min-h-11 items-center justify-between text-base font-bold text-red-700">
        Hapus Akun
        <Icon name="chevron-down" className="text-neutral-500 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 text-base text-neutral-600">
        Nama, kontak, alamat, foto, wishlist, dan koin Anda dihapus dan tidak dapat dikembalikan. Catatan pesanan, pembayaran, dan persetujuan disimpan tanpa
        nama karena diwajibkan undang-undang.
      </p>
      <Form path={frame.path} action="hapusAkun" className="mt-3 space-y-3">
        {note}
        <Secret name="password" label="Kata Sandi" autoComplete="current-password" error={fields['password']} />
        <Button variant="danger">Hapus akun saya</Button>
      </Form>
    </details>
  )
}
