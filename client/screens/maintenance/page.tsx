import { page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'

/** The edge decides the status: 503 while the shop is closed, 200 when somebody opens this page of an open shop. */
export const maintenance = page({
  route: 'maintenance',
  cache: 'never',
  load: async () => null,
  head: () => ({ title: 'Sedang Pemeliharaan', noindex: true }),
  view(_, { shop }) {
    const chat = whatsappLink(shop)
    return (
      <div className="grid min-h-dvh place-content-center justify-items-center py-10">
        <p className="text-base font-semibold text-brand-text">{shop.title}</p>
        <EmptyState
          drawing="wrench"
          level={1}
          title="Toko sedang dalam pemeliharaan"
          text={`${shop.notice} Silakan kembali beberapa saat lagi. Pesanan yang sudah dibuat tetap diproses.`.trim()}
        />
        {chat ? (
          <ButtonLink href={chat} variant="outline" target="_blank" rel="noopener" className="-mt-4">
            Tanya via WhatsApp
          </ButtonLink>
        ) : null}
      </div>
    )
  },
  samples: async () => ({ closed: null }),
})
