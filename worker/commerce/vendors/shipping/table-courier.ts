import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Courier, RateQuery } from './courier.ts'
import { goodsValue } from './goods-value.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { zoneBetween, type Zone } from './zones.ts'

interface Service {
  code: string
  courier: string
  name: string
  /** In percent of the JNE REG price. */
  percent: number
  /** The smallest weight that is charged: trucking begins at ten kilograms. */
  kilosMin?: number
  serves(zone: Zone): boolean
  days(zone: Zone): Pick<Rate, 'daysMin' | 'daysMax'>
}

const everywhere = () => true
const nearby = ({ name }: Zone) => name === 'city' || name === 'province' || name === 'near'
const usual = ({ daysMin, daysMax }: Zone) => ({ daysMin, daysMax })
const slower = ({ daysMin, daysMax }: Zone) => ({ daysMin: daysMin + 1, daysMax: daysMax + 2 })
const nextDay = () => ({ daysMin: 1, daysMax: 1 })

/**
 * The couriers of a demo shop. The factors are usual ones against JNE REG (general knowledge), not a price list, so a
 * real shop never quotes them.
 */
const services: readonly Service[] = [
  { code: 'jne:reg', courier: 'JNE', name: 'REG', percent: 100, serves: everywhere, days: usual },
  // YES promises the next day ("Yakin Esok Sampai"), so it is offered only where that is possible.
  { code: 'jne:yes', courier: 'JNE', name: 'YES', percent: 170, serves: nearby, days: nextDay },
  { code: 'jne:oke', courier: 'JNE', name: 'OKE', percent: 85, serves: everywhere, days: slower },
  { code: 'jnt:ez', courier: 'J&T', name: 'EZ', percent: 105, serves: everywhere, days: usual },
  { code: 'sicepat:reg', courier: 'SiCepat', name: 'REG', percent: 95, serves: everywhere, days: usual },
  { code: 'sicepat:best', courier: 'SiCepat', name: 'BEST', percent: 160, serves: nearby, days: nextDay },
  {
    code: 'anteraja:reg',
    courier: 'AnterAja',
    name: 'Reguler',
    percent: 90,
    serves: ({ name }) => name !== 'remote',
    days: usual,
  },
  { code: 'pos:reg', courier: 'Pos Indonesia', name: 'Reguler', percent: 80, serves: everywhere, days: slower },
  {
    code: 'jne:jtr',
    courier: 'JNE',
    name: 'JTR (kargo)',
    percent: 35,
    kilosMin: 10,
    serves: ({ name }) => name !== 'city',
    days: slower,
  },
]
/** Trucking is for heavy shipments; up to this weight every other service is cheaper. */
const cargoAboveKilos = 10

/**
 * Percent of the collected amount, the smallest fee, and the amounts it is offered for: SiCepat, JNE and AnterAja as
 * their aggregator lists them.
 */
const cod: Readonly<Record<string, { percent: number; min: number; from: number; to: number }>> = {
  SiCepat: { percent: 4, min: 2_000, from: 1_000, to: 2_500_000 },
  JNE: { percent: 4, min: 3_500, from: 25_000, to: 5_000_000 },
  AnterAja: { percent: 3, min: 5_000, from: 5_000, to: 2_500_000 },
  'J&T': { percent: 3, min: 2_500, from: 5_000, to: 2_500_000 },
}

/** Invented rates from a table of zones, so that a demo shop can sell without a contract and without rates of its own. */
export const tableCourier: Courier = {
  name: 'table',
  brands: [...new Set(services.map(({ courier }) => courier))],
  quote,
  rates: async (query) => quote(query),
}

function quote({ origin, destination, weightGrams, items }: RateQuery): Rate[] {
  const zone = zoneBetween(origin.regency, destination.regency)
  const [value, kilos] = [goodsValue(items), chargedKilos(weightGrams)]
  return services
    .filter(({ serves, kilosMin }) => serves(zone) && (kilosMin === undefined || kilos > cargoAboveKilos))
    .map((service) => {
      const { code, courier, name } = service
      const cost = priceOf(zone, service) * Math.max(service.kilosMin ?? 1, kilos)
      return {
        code,
        courier,
        service: name,
        cost,
        ...service.days(zone),
        codFee: codFeeOf(courier, value + cost),
        codFeeFor: value + cost,
        insuranceFee: insuranceOf(value),
        instant: false,
      }
    })
}

/** Couriers quote whole thousands for a kilogram. */
const priceOf = (zone: Zone, service: Service): number => Math.ceil((zone.perKilo * service.percent) / 100_000) * 1_000

function codFeeOf(courier: string, amount: number): number | null {
  const terms = cod[courier]
  return terms && amount >= terms.from && amount <= terms.to
    ? Math.max(terms.min, Math.ceil((amount * terms.percent) / 100))
    : null
}

/**
 * JNE's fee: 0,2 % of the value and Rp 5.000 (jne.co.id/insurance); the other couriers of the table ask about the same.
 */
const insuranceOf = (value: number): number => Math.ceil((value * 2) / 1_000) + 5_000
