import type { Message } from '#shared/api/account/message.ts'
import { formatMoment } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Notice } from '#client/kit/form/form.tsx'

/** Demo shops only: the messages that would have been sent to shoppers. */
export const outbox = page({
  route: 'outbox',
  cache: 'never',
  async load({ api, shop }): Promise<readonly Message[]> {
    if (!shop.demo) notFound()
    return api.message.list()
  },
  head: () => ({ title: 'Kotak Keluar', noindex: true }),
  view: (messages) => (
    <div className="wrap max-w-md! space-y-3 py-6">
      <Notice>
        <h1 className="text-base">KOTAK KELUAR – toko contoh</h1>
        <p className="mt-0.5">Di toko contoh, pesan untuk pembeli tidak dikirim. Pesan disimpan di sini.</p>
      </Notice>
      {messages.length === 0 ? (
        <EmptyState
          level={2}
          drawing="order"
          title="Belum ada pesan"
          text="Buat pesanan atau minta kode masuk."
          action={{ href: href('home'), label: 'Mulai Belanja' }}
        />
      ) : (
        <ul className="space-y-3">
          {messages.map((message) => (
            <li key={message.id} className="card p-4">
              <OutgoingMessage message={message} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={href('home')} variant="quiet" full>
        Kembali ke Beranda
      </ButtonLink>
    </div>
  ),
  samples: async () => (await import('./samples.ts')).outboxSamples,
})

/** A message about a changed account leads to the change, all others to an order. */
const undoPath = href('undoChange', { token: '' })

const channelNames: Readonly<Record<Message['channel'], string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Layar',
}

function OutgoingMessage({
  message: { channel, target, subject, text, path, at, sent, problem },
}: {
  message: Message
}) {
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted">
        {channelNames[channel]} ke {target} · {formatMoment(at)}
      </p>
      {channel === 'email' ? <h2 className="mt-1 text-base">{subject}</h2> : null}
      <p className="mt-1 text-base wrap-anywhere">{text}</p>
      {sent ? null : (
        <p className="mt-1 text-sm text-muted">{problem === '' ? 'Menunggu dikirim' : `Tidak terkirim: ${problem}`}</p>
      )}
      {path ? (
        <ButtonLink href={path} variant="outline" className="mt-3">
          {path.startsWith(undoPath) ? 'Periksa Perubahan' : 'Lihat Pesanan'}
        </ButtonLink>
      ) : null}
    </>
  )
}
