import { page } from '#client/app/page/page.ts'
import { Logo } from '#client/frame/site-header.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { CustomerCare } from '#client/screens/info/customer-care.tsx'
import { inMaintenance } from '#shared/text/text.ts'
import { href } from '#shared/web/routes.ts'

/** A customer who is signed in can read the own orders meanwhile. */
interface MaintenanceData {
  signedIn: boolean
}

/** The edge shows it with 503 while the shop is closed; of an open shop its address leads home. */
export const maintenance = page({
  route: 'maintenance',
  cache: 'never',
  load: async ({ session }): Promise<MaintenanceData> => ({ signedIn: session !== null }),
  head: () => ({ title: 'Sedang Pemeliharaan', noindex: true }),
  view: ({ signedIn }, { shop }) => (
    <>
      <header className="site-header">
        <div className="wrap flex h-13 items-center lg:h-18">
          <Logo shop={shop} named />
        </div>
      </header>
      <div className="wrap max-w-md! py-4">
        <EmptyState
          drawing="wrench"
          level={1}
          title={inMaintenance}
          text={`${shop.notice} Silakan kembali beberapa saat lagi. Pesanan yang sudah dibuat tetap diproses.`.trim()}
          {...(signedIn ? { action: { href: href('orders'), label: 'Lacak Pesanan' } } : {})}
        />
        {signedIn ? null : (
          <p className="-mt-6 mb-6 text-center text-base text-pretty text-muted">
            Mau lacak pesanan? Buka tautan di email atau WhatsApp dari kami, tautannya tetap berfungsi.
          </p>
        )}
        <CustomerCare shop={shop} title="Butuh bantuan?" />
      </div>
    </>
  ),
  samples: async () => ({ closed: { signedIn: false }, signedIn: { signedIn: true } }),
})
