import type { Voucher } from '#shared/api/goods/voucher.ts'
import type { Shop } from '#client/app/page/page.ts'
import { href } from '#shared/web/routes.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { BrandBadges } from '#client/kit/product/brand-badges.tsx'
import { gainOf, shortTerms } from '#client/kit/product/voucher-text.ts'

/** From where the shop sends, by which couriers, and what it pays of it. */
export function Sending({ shop: { city, couriers }, vouchers }: { shop: Shop; vouchers: readonly Voucher[] }) {
  if (!city && couriers.length + vouchers.length === 0) return null
  return (
    <Card title="Pengiriman">
      {city ? (
        <p className="mb-2 text-base text-muted">
          Dikirim dari <strong className="font-semibold">{city}</strong>
        </p>
      ) : null}
      {vouchers.map((voucher) => (
        <a
          key={voucher.code}
          href={href('discount', { code: voucher.code })}
          className="mb-2 block min-h-11 text-sm text-muted"
        >
          <strong className="flex items-center gap-0.5 text-base font-medium text-ok">
            {gainOf(voucher)} dengan voucher
            <Icon name="chevron-right" size={16} />
          </strong>
          {withAmounts(shortTerms(voucher))}
        </a>
      ))}
      <BrandBadges label="Jasa Pengiriman" marks={couriers} />
    </Card>
  )
}
