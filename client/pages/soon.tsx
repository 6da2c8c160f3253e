import { type AnyPage, type Frame, page } from '../page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whatsappLink } from '../ui/whatsapp-button.tsx'
import { href, type RouteName, routes } from '#shared/routes.ts'

/** A screen that is announced but not built: it says so and gives two ways on. */
export function soonPage<R extends RouteName>(route: R): AnyPage<R> {
  const title = routes[route].soon ?? ''
  return page<R, 'never', unknown>({
    route,
    cache: 'never',
    load: async () => null,
    head: () => ({ title, noindex: true }),
    view: (_, frame) => <SoonScreen title={title} level={routes[route].layout === 'inner' ? 2 : 1} frame={frame} />,
    samples: { segera: null },
  })
}

/** On an inner page the bar above already holds the first heading. */
function SoonScreen({ title, level, frame: { shop } }: { title: string; level: 1 | 2; frame: Frame }) {
  const chat = whatsappLink(shop)
  return (
    <div className="flex flex-col items-center py-6">
      <EmptyState
        drawing="wrench"
        level={level}
        title={`${title} segera hadir`}
        text="Halaman ini sedang kami siapkan. Sementara itu, tim kami siap membantu."
        action={{ href: href('home'), label: 'Kembali ke Beranda' }}
      />
      {chat ? (
        <ButtonLink href={chat} variant="quiet" target="_blank" rel="noopener" className="-mt-6">
          Tanya via WhatsApp
        </ButtonLink>
      ) : null}
    </div>
  )
}
