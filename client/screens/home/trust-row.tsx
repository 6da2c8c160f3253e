import type { Shop } from '#client/app/page/page.ts'
import { returnPromise } from '#shared/order/return-rules.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'

/** Reasons to buy here, using only what the shop itself has said. */
export function TrustRow({ shop }: { shop: Shop }) {
  const reasons: [IconName, string, string][] = [
    ['truck', shop.city ? `Dikirim dari ${shop.city}` : 'Dikirim ke seluruh Indonesia', 'Nomor resi bisa dilacak'],
    [
      'shield',
      'Pembayaran aman',
      shop.payments.length > 3 ? `${shop.payments.slice(0, 3).join(', ')}, dan lainnya` : 'Pilih caranya saat checkout',
    ],
    ['package', returnPromise(shop.returnDays), 'Bila barang rusak atau tidak sesuai'],
  ]
  return (
    <ul className="mt-6 grid gap-4 rounded-md bg-surface p-4 sm:grid-cols-3">
      {reasons.map(([icon, title, words]) => (
        <li key={icon} className="flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
            <Icon name={icon} size={24} />
          </span>
          <span>
            <strong className="block text-base font-semibold text-balance">{title}</strong>
            <span className="text-sm text-muted">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
