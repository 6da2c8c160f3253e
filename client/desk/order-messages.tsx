import type { z } from 'zod'
import type { OrderMessages } from '#shared/admin/messages.ts'
import { formatDateTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'

type Message = z.output<typeof OrderMessages>['messages'][number]

const ways: Readonly<Record<Message['channel'], string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Layar perangkat',
}

/** Why a message did not go out, to who can do something about it. */
const reasons: Readonly<Record<NonNullable<Message['why']>, (way: string) => string>> = {
  refused: (way) => `ditolak layanan ${way}. Periksa alamat atau nomornya.`,
  no_answer: (way) => `layanan ${way} tidak menjawab, sudah dicoba berkali-kali.`,
  no_vendor: (way) => `toko tidak lagi memakai layanan ${way}.`,
  no_browser: () => 'pembeli sudah mematikan kabar di perangkatnya.',
  ended: () => 'waktunya habis sebelum sempat dikirim.',
}

/** What was written to the shopper, and whether it went out; behind a line, because few ask. null: nobody can say. */
export function MessageList({ messages }: { messages: readonly Message[] | null }) {
  if (messages === null)
    return (
      <details className="desk-more card mt-3 px-4">
        <summary>Pesan ke pembeli</summary>
        <p className="pb-3 text-base text-muted">Daftar pesan sedang tidak dapat dibaca. Muat ulang halaman ini.</p>
      </details>
    )
  const failed = messages.filter(({ state }) => state === 'failed').length
  return (
    <details className="desk-more card mt-3 px-4">
      <summary>
        Pesan ke pembeli ({messages.length}
        {failed > 0 ? `, ${failed} gagal` : ''})
      </summary>
      {messages.length === 0 ? (
        <p className="pb-3 text-base text-muted">{`Tidak ada pesan. Yang lebih lama dari ${limits.messagesKeptDays} hari sudah dihapus.`}</p>
      ) : (
        <ol className="desk-rows">
          {messages.map((message) => (
            <li key={`${message.kind} ${message.at.toISOString()} ${message.channel}`}>
              <div>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {message.subject}
                  <span className="block text-sm text-muted">
                    {[ways[message.channel], message.to].filter(Boolean).join(' ke ')} ·{' '}
                    {formatDateTime(message.sentAt ?? message.at)}
                  </span>
                  {message.why === null ? null : (
                    <span className="block text-sm font-semibold text-danger">
                      Gagal: {reasons[message.why](ways[message.channel])}
                      {message.said === '' ? null : <span className="block font-normal">{message.said}</span>}
                    </span>
                  )}
                </span>
                <span className={message.state === 'failed' ? 'text-sm text-danger' : 'text-sm text-muted'}>
                  {stateNames[message.state]}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
const stateNames = { sent: 'Terkirim', waiting: 'Menunggu', failed: 'Gagal' } as const
