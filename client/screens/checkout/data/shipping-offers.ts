import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { arrivalOf } from './arrival.ts'
import type { ShippingOffer } from './data.ts'

/**
 * The cheapest and the fastest are marked where there is a choice, and the cheapest is not marked twice. Of several
 * that are as fast it is the cheapest; of several that leave as little to pay none is the cheapest. `paidFor`: up to
 * which price a voucher pays for it, without which an order by what is left to pay looks like none.
 */
export function offersOf(choices: readonly ShippingChoice[], now: number, paidFor = 0): ShippingOffer[] {
  const left = ({ cost }: ShippingChoice): number => (cost <= paidFor ? 0 : cost)
  const days = ({ instant, daysMax, daysMin }: ShippingChoice) => (instant ? 0 : (daysMax ?? daysMin ?? Infinity))
  const least = (by: (choice: ShippingChoice) => number, then: (choice: ShippingChoice) => number) => {
    const [first] = choices.toSorted((a, b) => compare(by(a), by(b)) || compare(then(a), then(b)))
    return first && choices.some((choice) => by(choice) > by(first)) ? first : null
  }
  const [cheapest, fastest] = [least(left, days), least(days, left)]
  const alone = choices.filter((choice) => cheapest && left(choice) === left(cheapest)).length === 1
  return choices.map((choice) =>
    offer(choice, now, {
      mark: choice === cheapest && alone ? 'Termurah' : choice === fastest ? 'Tercepat' : '',
      left: left(choice),
    }),
  )
}

/** Also of two endless numbers. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

function offer(
  { code, courier, service, cost, saving, daysMin, daysMax, insuranceFee, cod, instant, lastKnown }: ShippingChoice,
  now: number,
  { mark, left }: { mark: string; left: number },
): ShippingOffer {
  // A driver comes when the goods are packed, so a day would be too coarse a promise.
  const when = instant ? 'beberapa jam setelah dijemput' : arrivalOf(daysMin, daysMax, now)
  const arrives = joined([when ? `Tiba ${when}` : '', mark])
  return {
    code,
    name: service === '' || service.startsWith(courier) ? service || courier : `${courier} ${service}`,
    cost: cost + saving,
    left,
    insuranceFee,
    cod,
    arrives,
    detail: joined([arrives, cod ? 'COD' : '', lastKnown ? 'Harga terakhir; kurir sedang tidak menjawab' : '']),
  }
}

const joined = (words: readonly string[]): string => words.filter((one) => one !== '').join(' · ')
