import { type ApiClient, ApiFailure } from '#shared/api/index.ts'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import type { Address } from '#shared/api/address.ts'
import type { Checkout, ShippingChoice } from '#shared/api/checkout.ts'
import { usualList } from '#shared/api/query.ts'
import { rupiah } from '#shared/api/brands.ts'
import type { CheckoutData, Regions, ShippingOffer } from './island.tsx'
import { arrivalOf } from './arrival.ts'
import { can, type PersonalContext, settle, type Shop } from '#client/app/page.ts'

type Context = PersonalContext<'checkout'>

/** What the cards of checkout need beside the sale itself; each part may be missing alone. */
export async function loadParts(
  { api, query, shop, session }: Context,
  checkout: Checkout,
): Promise<Omit<CheckoutData, 'key' | 'checkout' | 'signedIn'>> {
  const changing = query.has('prov') || query.has('cari')
  const [used, regions, shipping, payments, vouchers] = await Promise.all([
    session && !checkout.digital && can(shop, 'address.list') ? settle(api.address.list()) : null,
    checkout.digital || !can(shop, 'region.list')
      ? null
      : loadPicker(api, shop, changing || checkout.address === null ? query : null),
    checkout.digital || checkout.address === null ? null : settle(api.checkout.listShipping({ orderId: checkout.id })),
    settle(api.checkout.listPayments({ orderId: checkout.id })),
    can(shop, 'voucher.listForCheckout') ? settle(api.voucher.listForCheckout({ orderId: checkout.id })) : null,
  ])
  return {
    used: used?.ok ? used.value.filter((one) => !sameAddress(one, checkout.address)) : [],
    regions,
    changing,
    shipping: shipping?.ok ? shipping.value.map((choice) => offer(choice, Date.now())) : null,
    payments: payments.ok ? payments.value : null,
    // Without the list a code can still be typed.
    vouchers: can(shop, 'checkout.applyVoucher') ? (vouchers?.ok ? vouchers.value : noVouchers) : null,
    dropshipping: can(shop, 'checkout.applyDropship'),
  }
}

const noVouchers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

const sameAddress = (one: Address, other: Address | null): boolean =>
  other !== null &&
  one.villageCode === other.villageCode &&
  one.street === other.street &&
  one.recipient === other.recipient &&
  one.phone === other.phone

function offer(
  { code, courier, service, cost, daysMin, daysMax, insuranceFee, cod, instant, lastKnown }: ShippingChoice,
  now: number,
): ShippingOffer {
  return {
    code,
    name: service === '' || service.startsWith(courier) ? service || courier : `${courier} ${service}`,
    cost,
    insuranceFee,
    cod,
    lastKnown,
    // A driver comes when the parcel is packed; a day is too coarse a promise.
    arrives: instant ? 'beberapa jam setelah dijemput' : arrivalOf(daysMin, daysMax, now),
  }
}

/** The lists, and what was searched for without script. */
export async function loadPicker(
  api: Pick<ApiClient, 'region'>,
  shop: Shop,
  query: URLSearchParams | null,
): Promise<Regions | null> {
  const asked = query?.get('cari')?.trim() ?? ''
  const searchable = can(shop, 'region.search')
  const [regions, places] = await Promise.all([
    loadRegions(api, query),
    searchable && asked.length > 1 ? settle(api.region.search({ ...usualList, text: asked })) : null,
  ])
  return regions && { ...regions, searchable, asked, ...(places?.ok ? { places: places.value } : {}) }
}

/**
 * The lists of every level picked so far; a city that is not in the picked province counts as not picked. null: no such
 * call.
 */
export async function loadRegions(
  api: Pick<ApiClient, 'region'>,
  query: URLSearchParams | null,
): Promise<Regions | null> {
  const empty: Regions = { prov: '', kota: '', kec: '', provinces: [], regencies: [], districts: [], villages: [] }
  if (query === null) return empty
  const prov = code(query.get('prov'), '', 1)
  const kota = code(query.get('kota'), prov, 2)
  const kec = code(query.get('kec'), kota, 3)
  const list = async (parent: string | null) =>
    parent === '' ? [] : api.region.list(parent === null ? {} : { parent })
  try {
    const [provinces, regencies, districts, villages] = await Promise.all([
      list(null),
      list(prov),
      list(kota),
      list(kec),
    ])
    return { prov, kota, kec, provinces, regencies, districts, villages }
  } catch (failure) {
    // A backend without regions: the names are typed. One that is down stops the page, as any other call.
    if (failure instanceof ApiFailure && failure.kind === 'absent') return null
    if (failure instanceof ApiFailure && failure.kind === 'refused') return { ...empty, provinces: await list(null) }
    throw failure
  }
}

function code(value: string | null, parent: string, parts: number): string {
  if (value === null || !/^\d{2}(\.\d{2}){0,2}$/.test(value) || value.split('.').length !== parts) return ''
  return parts === 1 || (parent !== '' && value.startsWith(`${parent}.`)) ? value : ''
}
