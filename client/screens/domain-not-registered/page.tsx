import { page } from '#client/app/page/page.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'

export const domainNotRegistered = page({
  route: 'domainNotRegistered',
  cache: 'never',
  load: async () => null,
  head: () => ({ title: 'Domain belum terdaftar', noindex: true }),
  view: () => (
    <div className="grid min-h-dvh place-items-center">
      <EmptyState
        drawing="cloud"
        level={1}
        title="Domain belum terdaftar"
        text="Alamat ini belum terhubung dengan toko mana pun. Periksa kembali penulisannya, atau hubungi pemilik toko."
      />
    </div>
  ),
  samples: async () => ({ unregistered: null }),
})
