import { expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import type { Region } from '#shared/api/shop/region.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { begin, siti, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { detailed } from './ucp-shapes.ts'

const questions = bindings.NIGHTLY ? 200 : 3
/** Any of a list, by the number of the question: the same questions on every run. */
const pick = <T>(list: readonly T[], n: number): T => list[(n * 7_919) % list.length] as T

/** A village and the district and city above it. */
async function somewhere(shop: SellingShop, n: number) {
  const below = async (parent: string | null) => pick(valueOf<Region[]>(await shop.call('region.list', { parent })), n)
  const province = await below(null)
  const district = await below((await below(province.code)).code)
  return { district: district.code, village: (await below(district.code)).code }
}

test(
  'what a program learns of shipping, COD and returns is what the page says and the checkout asks',
  { timeout: 600_000 },
  async () => {
    const shop = await openSellingShop()
    for (let n = 0; n < questions; n += 1) {
      const digital = n % 3 === 2
      const item = await shop.item({ price: 20_000 + n * 1_300, weightGrams: 100 + ((n * 977) % 9_000), digital })
      const { district, village } = await somewhere(shop, n)
      const slug = `kopi-${item}`
      const asked = { id: item, filters: { fulfills_to: { location: district } } }
      const answer = await shop.fetch('/ucp/catalog/product', { method: 'POST', body: JSON.stringify(asked) })
      const { product } = detailed.parse(await answer.json())
      const rules = product.metadata?.['rules'] as { sent: boolean; cod: boolean; returnDays: number | null }
      const page = await (await shop.fetch(`/product/${slug}`)).text()
      expect([n, rules.sent, rules.returnDays === null]).toEqual([n, !digital, digital])
      expect(page.includes(`Bisa retur s.d. ${rules.returnDays} hari kerja setelah tiba bila barang rusak`)).toBe(
        !digital,
      )
      expect((page.split('<footer')[0] ?? '').includes('>COD<')).toBe(rules.cod)
      const option = product.variants[0]?.fulfillment?.methods[0]?.options?.[0]
      if (digital) {
        expect(option).toBe(undefined)
        continue
      }
      const me = guest(`penanya-${n}`)
      const orderId = await begin(shop, me, [item])
      valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, villageCode: village }, me))
      const offers = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))
      const cheapest = offers.filter(({ instant }) => !instant).toSorted((a, b) => a.cost - b.cost)[0]
      const cost = cheapest?.cost ?? 0
      expect(option).toMatchObject({
        totals: [{ type: 'fulfillment', amount: cost * 100 }],
        days_min: cheapest?.daysMin,
        days_max: cheapest?.daysMax,
      })
      const kilos = /id="ongkir" data-kg="(\d+)"/.exec(page)?.[1]
      const told = await (await shop.fetch(`/ongkir?kec=${district}&kg=${kilos}&part=shipping-cost`)).text()
      expect(told).toContain(`Ongkir mulai ${formatRupiah(cost)}`)
      // What the checkout offers may be less than what the shop has, never more.
      valueOf(await shop.call('checkout.applyShipping', { orderId, code: cheapest?.code }, me))
      const payments = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
      expect(rules.cod || payments.every(({ method }) => method !== 'cod')).toBe(true)
    }
  },
)
