import type { Shop } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { maybeCod } from '#shared/order/cod.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { returnWords } from '#shared/order/return-rules.ts'

/** What holds for buying goods of a kind in a shop, as the product's page says it. */
export interface Rules {
  /** Sent by a courier; else it is there at once. */
  sent: boolean
  /** Working days for a return of what is damaged or not as described; null: it cannot go back. */
  returnDays: number | null
  /** Whether the courier may collect the money; the checkout decides for the address and the total. */
  cod: boolean
}
/** Goods without a price stand for some that a courier collects for, if the shop has such. */
export function rulesOf(goods: { digital: boolean; price?: number }, shop: Shop): Rules {
  const { needsCourier, returnable } = wayOfGoods(goods)
  return {
    sent: needsCourier,
    returnDays: returnable ? shop.returnDays : null,
    cod: maybeCod({ price: limits.codMinRupiah, ...goods }, shop),
  }
}

/** The same as sentences. */
export const returnSentence = ({ returnDays }: Rules): string =>
  returnDays === null ? 'Produk digital tidak dapat dikembalikan' : returnWords(returnDays)
export const codSentence = ({ cod }: Rules): string =>
  cod
    ? 'Bayar di Tempat (COD) dapat dipilih saat checkout bila kurir tujuannya melayani'
    : 'Tidak ada Bayar di Tempat (COD)'
