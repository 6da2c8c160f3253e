import { provinceCodeOf } from '#shared/indonesia/region-code.ts'
import postcodes from './postcodes.txt'

/** A line is `31.74.07.1001|12160` with its end. */
const [lineLength, codeLength] = [20, 13]

/** The postcode of the last village of a district: what a courier wants to know of a place before its village is known. */
export const postcodeWithin = (district: string): string | null => postcodeOf(`${district}.9999`)

/**
 * The postcode of a village. The text has a line where it changes, in the order of the codes, so that of a village is on
 * the last line that is not after it.
 */
export function postcodeOf(village: string): string | null {
  let [low, high] = [0, postcodes.length / lineLength]
  while (low < high) {
    const middle = (low + high) >> 1
    if (postcodes.slice(middle * lineLength, middle * lineLength + codeLength) <= village) low = middle + 1
    else high = middle
  }
  const line = postcodes.slice((low - 1) * lineLength, low * lineLength)
  return village.length === codeLength && line.startsWith(provinceCodeOf(village))
    ? line.slice(codeLength + 1, lineLength - 1)
    : null
}
