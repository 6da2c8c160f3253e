import { hourMs, minuteMs } from '#shared/format/units.ts'
import type { Address } from '#shared/api/account/address.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay, wayOfGoods } from '#shared/order/delivery-way.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { daysPaused } from '#shared/order/shipping-pause.ts'
import { cached } from '#commerce/platform/memory.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import type { Rate } from './tables.ts'
import type { RateQuery } from '#commerce/vendors/shipping/courier.ts'
import { goodsValue } from '#commerce/vendors/shipping/goods-value.ts'
import { isOffered } from '#commerce/vendors/shipping/offered.ts'
import { ownRatesName } from '#commerce/vendors/shipping/own-rates.ts'
import { tableCourier } from '#commerce/vendors/shipping/table-courier.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { pointOf, regencyOf } from '#commerce/address/rules.ts'
import { type LineNow, listLinesNow } from '../core/lines-now.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { provinceCodeOf, regencyCodeOf } from '#shared/indonesia/region-code.ts'
import { postcodeWithin } from '#commerce/region/postcodes.ts'
import { listShippedLines } from '../core/store.ts'
import type { LineRow, OrderRow } from '../core/tables.ts'
import { askWithinBounds } from './paid-questions.ts'
import { findQuote, rememberQuote } from './store.ts'
import { isByTheHour } from '#commerce/vendors/shipping/registry.ts'

/**
 * What the couriers offer for a shipment now: nothing when there is no address yet or nothing to send, null when none
 * of them answers. For a courier that does not answer, its last price for this route counts, marked as such, as long as
 * it is less than a day old.
 */
export async function ratesFor(
  scope: Scope,
  order: ShippedOrder,
  address: Address | null,
  known: KnownQuote = () => null,
): Promise<readonly QuotedRate[] | null> {
  const destination = regencyOf(address)
  if (!deliveryWay[order.delivery].needsCourier || destination === null) return []
  return quote(scope, queryOf(scope, order, address, destination), known, order.madeBy !== null)
}

/** What need not be asked again. */
type KnownQuote = (scope: Scope, courier: string, way: string) => { rates: readonly Rate[]; at: Date } | null

/** The answer that a change has just got counts for the list that is shown after it: both are of one moment. */
export const saidJustNow: KnownQuote = ({ db, now }, courier, way) => {
  const last = said(db).get(`${courier} ${way}`)
  return last?.at.getTime() === now.getTime() ? last : null
}

/** Where nothing is bought yet, an answer of the last hour is as good as a new one. */
const saidLately: KnownQuote = ({ db, now }, courier, way) => {
  const quote = findQuote(db, courier, way)
  return quote && quote.at > freshSince(now) ? quote : null
}
const freshSince = (now: Date): Date => new Date(now.getTime() - limits.estimateFreshMinutes * minuteMs)

async function quote(
  scope: Scope,
  query: RateQuery,
  known: KnownQuote,
  bySeller = false,
): Promise<readonly QuotedRate[] | null> {
  const way = wayOf(query)
  const found = scope.vendors.couriers.map((courier) => ({
    courier,
    young: isKept(courier.name) ? known(scope, courier.name, way) : null,
  }))
  const asked = found.flatMap(({ courier, young }) => (young ? [] : [courier]))
  const quoted = await askWithinBounds(scope, asked, query, {
    bySeller,
    isKnown: ({ name }) => recall(scope, name, way) !== null,
  })
  const answers = [
    ...found.flatMap(({ young }) =>
      young ? [young.rates.map((rate) => ({ ...rate, lastKnown: false, quotedAt: young.at }))] : [],
    ),
    ...quoted.map(({ courier, rates }) => (rates ? keep(scope, courier, way, rates) : recall(scope, courier, way))),
  ]
  if (answers.every((rates) => rates === null)) return null
  return answers
    .flatMap((rates) => rates ?? [])
    .filter((rate) => isOffered(scope.shop, scope.now, rate))
    .toSorted((a, b) => Number(a.instant) - Number(b.instant) || a.cost - b.cost)
}

type ShippedOrder = Parameters<typeof listLinesNow>[1] & Pick<OrderRow, 'delivery' | 'weightGrams' | 'madeBy'>
/** `quotedAt`: when the courier said it. */
export type QuotedRate = Rate & { lastKnown: boolean; quotedAt: Date }

/** Downloads are in no parcel: a courier neither weighs nor insures them. */
const carried = (lines: readonly LineNow[]): LineNow[] => lines.filter((line) => wayOfGoods(line).needsCourier)

function queryOf(scope: Scope, order: ShippedOrder, address: Address | null, destination: string): RateQuery {
  return queryFor(scope, order, address, destination, carried(listLinesNow(scope.db, order, scope.now)))
}

/**
 * What it would cost to send one piece to a district (`31.74.07`), before the exact address is known; null: no courier
 * answers.
 */
export function ratesForPiece(scope: Scope, piece: Piece, district: string): Promise<readonly QuotedRate[] | null> {
  const { name, unitPrice: value, quantity, weightGrams } = piece
  const query = {
    origin: originOf(scope.shop),
    destination: { regency: regencyCodeOf(district), postcode: postcodeWithin(district), point: null },
    weightGrams: weightGrams * quantity,
    items: [{ name, value, quantity, weightGrams }],
  }
  return quote(scope, query, saidLately)
}

/** The shipment of an order that was placed: what was bought, at the prices of that moment. */
export function shipmentOf(scope: Scope, order: OrderRow): RateQuery {
  return queryFor(scope, order, order.address, regencyOf(order.address) ?? '', listShippedLines(scope.db, order.id))
}

type Piece = Pick<LineRow, 'name' | 'unitPrice' | 'quantity' | 'weightGrams'>
function queryFor(
  { shop }: Scope,
  order: Pick<OrderRow, 'weightGrams'>,
  address: Address | null,
  destination: string,
  pieces: readonly Piece[],
): RateQuery {
  return {
    origin: originOf(shop),
    destination: { regency: destination, postcode: address?.postcode ?? null, point: pointOf(address) },
    weightGrams: order.weightGrams,
    items: pieces.map(({ name, unitPrice: value, quantity, weightGrams: each }) => ({
      name,
      value,
      quantity,
      weightGrams: each,
    })),
  }
}

/**
 * Where the shipment leaves from. A shop that has not said it is not ready to send anything, see `site/readiness.ts`.
 */
const originOf = ({ originRegency, pickup }: Scope['shop']): RateQuery['origin'] => ({
  regency: originRegency ?? '',
  postcode: pickup?.postcode ?? null,
  point: pickup?.point ?? null,
})

/** What a price depends on; a point counts with a precision of about a hundred metres. */
function wayOf({ origin, destination, weightGrams, items }: RateQuery): string {
  const end = ({ regency, postcode, point }: RateQuery['origin']) =>
    [regency, postcode, point?.latitude.toFixed(3), point?.longitude.toFixed(3)].join('/')
  return [end(origin), end(destination), chargedKilos(weightGrams), goodsValue(items)].join(' ')
}

/** A table always answers, so there is nothing to remember. */
const isKept = (courier: string): boolean => courier !== tableCourier.name && courier !== ownRatesName

/**
 * What a courier said last about a way. `writtenAt`: when that was written; null: it stood there, nobody knows since
 * when.
 */
interface Said {
  rates: readonly Rate[]
  at: Date
  writtenAt: Date | null
}
const said = (db: Db) => cached(db, { object: 'said by couriers' }, () => new Map<string, Said>())
const saidMax = 200

/** What is said again within an hour is not written again, so that the pages of a checkout write nothing. */
function keep(scope: Scope, courier: string, way: string, rates: readonly Rate[]): QuotedRate[] {
  const { db, now } = scope
  if (isKept(courier)) {
    const all = said(db)
    const before = all.get(`${courier} ${way}`)
    const isSame = before !== undefined && JSON.stringify(before.rates) === JSON.stringify(rates)
    const stands = isSame && before.writtenAt !== null && before.writtenAt > freshSince(now)
    const writtenAt = stands ? before.writtenAt : write(scope, { courier, way, rates, at: now })
    if (all.size >= saidMax) all.clear()
    all.set(`${courier} ${way}`, { rates, at: now, writtenAt })
  }
  return rates.map((rate) => ({ ...rate, lastKnown: false, quotedAt: now }))
}
const write = (scope: Scope, quote: Parameters<typeof rememberQuote>[1]): Date | null =>
  inTransaction(scope, ({ db, now, scheduler }) => {
    if (!rememberQuote(db, quote, freshSince(now))) return null
    scheduler.begin('forget-quotes', new Date(now.getTime() + limits.quoteKeptHours * hourMs))
    return now
  })
function recall({ db, now }: Scope, courier: string, way: string): QuotedRate[] | null {
  const quote = findQuote(db, courier, way)
  if (!quote || now.getTime() - quote.at.getTime() > limits.quoteKeptHours * hourMs) return null
  return quote.rates.map((rate) => ({ ...rate, lastKnown: true, quotedAt: quote.at }))
}

/** Greater Jakarta: a driver goes from any of these provinces to any other. */
const jabodetabek = ['31', '32', '36']

/** Whether a driver could come if the address had a point: the shop has one, and drivers go that far. */
export function pointWanted(
  { shop, vendors }: Pick<Scope, 'shop' | 'vendors'>,
  { delivery, address }: Pick<OrderRow, 'delivery' | 'address'>,
): boolean {
  const regency = regencyOf(address)
  const pinned = (address?.latitude ?? null) !== null
  const driven = vendors.couriers.some(({ name }) => isByTheHour(name))
  if (!deliveryWay[delivery].needsCourier || regency === null || pinned || !driven) return false
  const [from, to] = [provinceCodeOf(shop.originRegency ?? ''), provinceCodeOf(regency)]
  return from === to || (jabodetabek.includes(from) && jabodetabek.includes(to))
}

/**
 * Whether rates that were requested `before` still hold for `after`: the address may have changed while the couriers
 * answered.
 */
export function sameShipment(
  before: Pick<OrderRow, 'address' | 'weightGrams'>,
  after: Pick<OrderRow, 'address' | 'weightGrams'>,
): boolean {
  const end = (address: Address | null) =>
    [regencyOf(address), address?.postcode, address?.latitude, address?.longitude].join('/')
  return before.weightGrams === after.weightGrams && end(before.address) === end(after.address)
}

/**
 * The columns that say how an order is shipped. Goods above a bound are always insured if the courier offers it:
 * otherwise couriers do not take them.
 */
export function shippingColumns(
  rate: QuotedRate | null,
  { subtotal, insured }: Pick<OrderRow, 'subtotal' | 'insured'>,
) {
  const quotedInsurance = rate?.insuranceFee ?? null
  const covered = quotedInsurance !== null && (insured || mustInsure(subtotal))
  return {
    shippingCode: rate?.code ?? null,
    shippingCourier: rate?.courier ?? '',
    shippingService: rate?.service ?? '',
    shippingDriven: rate?.driven ?? false,
    shippingCost: rate?.cost ?? 0,
    shippingDaysMin: rate?.daysMin ?? null,
    shippingDaysMax: rate?.daysMax ?? null,
    quotedInsurance,
    quotedCod: rate?.codFee ?? null,
    quotedCodFor: rate?.codFeeFor ?? null,
    quotedAt: rate?.quotedAt ?? null,
    insured: covered,
    insuranceFee: covered ? quotedInsurance : 0,
  }
}

export const shippingName = (order: OrderRow): string =>
  deliveryWay[order.delivery].name || `${order.shippingCourier} ${order.shippingService}`.trim()

/** Whether a shipment can be paid to its courier, as far as the shop goes. */
export const takesCod = ({ vendors }: Pick<Scope, 'vendors'>): boolean =>
  vendors.methods.some(({ vendor }) => paymentWay(vendor).courierFee)

export function choiceOf(
  scope: Pick<Scope, 'shop' | 'now' | 'vendors'>,
  { code, courier, service, cost, daysMin, daysMax, insuranceFee, codFee, instant, lastKnown }: QuotedRate,
  saved = 0,
): ShippingChoice {
  const later = daysPaused(scope.shop.shippingPause, scope.now)
  const fee = insuranceFee === null ? null : rupiah(insuranceFee)
  return {
    code,
    courier,
    service,
    cost: rupiah(cost - saved),
    saving: rupiah(saved),
    daysMin: daysMin + later,
    daysMax: daysMax + later,
    insuranceFee: fee,
    cod: codFee !== null && takesCod(scope),
    instant,
    lastKnown,
  }
}

export function chosenShipping(scope: Pick<Scope, 'shop' | 'now' | 'vendors'>, order: OrderRow): ShippingChoice | null {
  const later = daysPaused(scope.shop.shippingPause, scope.now)
  const {
    shippingCode: code,
    shippingCourier: courier,
    shippingService: service,
    shippingCost,
    shippingDaysMin: least,
    shippingDaysMax: most,
  } = order
  const [daysMin, daysMax] = [least === null ? null : least + later, most === null ? null : most + later]
  const insuranceFee = order.quotedInsurance === null ? null : rupiah(order.quotedInsurance)
  const more = { insuranceFee, cod: order.quotedCod !== null && takesCod(scope), instant: false, lastKnown: false }
  const [cost, saving] = [rupiah(shippingCost), rupiah(0)]
  return code === null ? null : { code, courier, service, cost, saving, daysMin, daysMax, ...more }
}
