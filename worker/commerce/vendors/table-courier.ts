import type { Courier, Rate, RateQuery } from './courier.ts'
import { chargedKilos } from './weight.ts'
import { zoneBetween, type Zone } from './zones.ts'

interface Service {
  code: string
  name: string
  /** Of the REG price, in percent. */
  percent: number
  serves(zone: Zone): boolean
  /** JNE takes money at the door for REG and YES, and nowhere that a parcel needs weeks to come back from. */
  cod: boolean
  days(zone: Zone): Pick<Rate, 'daysMin' | 'daysMax'>
}

/** JNE's own services. YES promises the next day ("Yakin Esok Sampai"), so it is not sold where that cannot be kept; factors are usual ones, not a price list. */
const services: readonly Service[] = [
  { code: 'jne:reg', name: 'REG', percent: 100, serves: () => true, cod: true, days: ({ daysMin, daysMax }) => ({ daysMin, daysMax }) },
  {
    code: 'jne:yes',
    name: 'YES',
    percent: 170,
    serves: ({ name }) => name === 'city' || name === 'province' || name === 'near',
    cod: true,
    days: () => ({ daysMin: 1, daysMax: 1 }),
  },
  {
    code: 'jne:oke',
    name: 'OKE',
    percent: 85,
    serves: () => true,
    cod: false,
    days: ({ daysMin, daysMax }) => ({ daysMin: daysMin + 1, daysMax: daysMax + 2 }),
  },
]

/** The embedded stand-in: rates from a table of zones, so that a shop sells without any contract with a courier. */
export const tableCourier: Courier = {
  async rates({ origin, destination, weightGrams }: RateQuery) {
    const zone = zoneBetween(origin, destination)
    const kilos = chargedKilos(weightGrams)
    return services
      .filter((service) => service.serves(zone))
      .map((service) => ({
        code: service.code,
        courier: 'JNE',
        service: service.name,
        cost: priceOf(zone, service) * kilos,
        ...service.days(zone),
        cod: service.cod && zone.name !== 'remote',
      }))
  },
}

/** Couriers quote whole thousands a kilogram. */
const priceOf = (zone: Zone, service: Service): number => Math.ceil((zone.perKilo * service.percent) / 100_000) * 1_000
