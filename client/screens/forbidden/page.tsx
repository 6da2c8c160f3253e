import { page } from '#client/app/page/page.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'

export const forbidden = page({
  route: 'forbidden',
  cache: 'never',
  load: async () => null,
  head: () => ({ title: text.accessDenied, noindex: true, status: 403 }),
  view: () => (
    <EmptyState
      drawing="lock"
      level={1}
      title={text.accessDenied}
      text="Anda tidak memiliki akses ke halaman ini. Silakan masuk kembali atau lanjut belanja."
      action={{ href: href('home'), label: 'Kembali ke Beranda' }}
      other={{ href: href('login'), label: 'Masuk' }}
    />
  ),
  samples: async () => ({ refused: null }),
})
