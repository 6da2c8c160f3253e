import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import type { Access } from '#shared/admin/roles.ts'
import { dayIn, formatDate } from '#shared/format/dates.ts'
import { ShopSettings } from './answers.ts'
import { may, Part, PressForm } from './parts.tsx'
import type { DeskFrame, DeskScreen } from './screen.ts'

const roleNames: Readonly<Record<Access, string>> = {
  viewer: 'melihat saja',
  orders: 'pesanan',
  manager: 'pengelola',
  owner: 'pemilik',
  platform: 'platform',
}

/** Whether the shop is open and sends; and who sits here. */
export const shop: DeskScreen = async (ask) => {
  const { maintenance, shippingPause } = await ask(ShopSettings, '/settings')
  return (frame) => (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <section className="card desk-card">
        <h2 className="text-base font-bold">{maintenance ? 'Toko sedang tutup' : 'Toko buka'}</h2>
        <p className="text-base text-muted">
          {maintenance
            ? 'Pembeli melihat halaman perbaikan dan tidak bisa memesan.'
            : 'Pembeli bisa melihat dan memesan.'}
        </p>
        {maintenance ? (
          <PressForm frame={frame} press="reopen" id="toko" label="Buka toko" />
        ) : (
          <PressForm frame={frame} press="close" id="toko" label="Tutup sementara" variant="danger" />
        )}
      </section>
      <Holiday frame={frame} pause={shippingPause} />
      {may(frame, 'close') ? null : <p className="text-base text-muted">Hanya pemilik yang mengubah ini.</p>}
      <Part title={`${frame.user.name} (${roleNames[frame.user.role]})`}>
        <div className="card desk-card">
          <p className="scripted text-base">
            {frame.user.passkeys > 0
              ? `${frame.user.passkeys} passkey membuka meja ini.`
              : 'Dengan passkey, meja ini dibuka dengan sidik jari atau wajah, tanpa tautan.'}
          </p>
          <p role="status" id="passkey-answer" className="text-base text-danger" />
          <Button type="button" variant="outline" full id="passkey-add" hidden>
            Buat passkey
          </Button>
          {frame.user.passkeys > 0 ? (
            <PressForm frame={frame} press="removePasskeys" id="toko" label="Hapus semua passkey" variant="danger" />
          ) : null}
          <form method="post" action="/kelola/keluar">
            <Button variant="outline" full>
              Keluar
            </Button>
          </form>
        </div>
      </Part>
    </div>
  )
}

/** `pause`: the last one that was written down, which may be over. */
function Holiday({ frame, pause }: { frame: DeskFrame; pause: { from: string; to: string } | null }) {
  const days = pause ? `${formatDate(pause.from)} sampai ${formatDate(pause.to)}` : ''
  const counts = pause !== null && dayIn(frame.now) <= pause.to
  return (
    <section className="card desk-card">
      <h2 className="text-base font-bold">
        {counts ? `Libur pengiriman ${days}` : `Tidak ada libur pengiriman${pause ? ` (terakhir ${days})` : ''}`}
      </h2>
      <p className="text-base text-muted">Saat libur, pesanan tetap masuk dan dikirim sesudahnya.</p>
      <PressForm frame={frame} press="pause" id="toko" label="Simpan libur">
        {({ fields, values }) => (
          <div className="grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((name) => (
              <Field
                key={name}
                name={name}
                type="date"
                label={name === 'from' ? 'Dari' : 'Sampai'}
                error={fields[name]}
                defaultValue={values[name] ?? (counts ? pause[name] : dayIn(frame.now))}
              />
            ))}
          </div>
        )}
      </PressForm>
      {counts ? <PressForm frame={frame} press="endPause" id="toko" label="Hapus libur" variant="outline" /> : null}
    </section>
  )
}
