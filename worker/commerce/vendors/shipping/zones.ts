import { provinceCodeOf } from '#shared/indonesia/region-code.ts'

/**
 * A class of distance with its price and days. Prices are JNE REG in whole rupiah for a kilogram, in the middle of the
 * usual range (general knowledge): for demo shops.
 */
export interface Zone {
  name: 'city' | 'province' | 'near' | 'far' | 'remote'
  perKilo: number
  daysMin: number
  daysMax: number
}

type Island = 'java' | 'bali-ntb' | 'sumatra' | 'kalimantan' | 'sulawesi' | 'east' | 'papua'

/** To and from Java. Between two other islands the shipment goes over Java, and half of the cheaper leg is added. */
const fromJava: Readonly<Record<Island, number>> = {
  java: 18_000,
  'bali-ntb': 28_000,
  sumatra: 32_000,
  kalimantan: 42_000,
  sulawesi: 46_000,
  east: 75_000,
  papua: 115_000,
}

/** The island group of a province, by its first two digits (Kemendagri). */
function islandOf(regency: string): Island {
  const province = Number(provinceCodeOf(regency))
  if (province < 30) return 'sumatra'
  if (province < 40) return 'java'
  if (province < 53) return 'bali-ntb'
  if (province >= 60 && province < 70) return 'kalimantan'
  if (province >= 70 && province < 80) return 'sulawesi'
  return province < 90 ? 'east' : 'papua'
}

/** The zone between two regencies; both directions cost the same. */
export function zoneBetween(origin: string, destination: string): Zone {
  if (origin === destination) return { name: 'city', perKilo: 9_000, daysMin: 1, daysMax: 2 }
  if (provinceCodeOf(origin) === provinceCodeOf(destination))
    return { name: 'province', perKilo: 12_000, daysMin: 1, daysMax: 3 }
  const [from, to] = [islandOf(origin), islandOf(destination)]
  if (from === to)
    return from === 'east' || from === 'papua'
      ? remote(55_000)
      : { name: 'near', perKilo: 18_000, daysMin: 2, daysMax: 3 }
  const [cheap, dear] = [Math.min(fromJava[from], fromJava[to]), Math.max(fromJava[from], fromJava[to])]
  const perKilo = from === 'java' || to === 'java' ? dear : dear + Math.ceil(cheap / 2_000) * 1_000
  return perKilo >= 75_000 ? remote(perKilo) : { name: 'far', perKilo, daysMin: 3, daysMax: 5 }
}

const remote = (perKilo: number): Zone => ({ name: 'remote', perKilo, daysMin: 5, daysMax: 9 })
