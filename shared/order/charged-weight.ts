import { limits } from '#shared/limits.ts'

const gramsPerKilo = 1_000

/**
 * The whole kilograms that a courier charges: at least one, and up to 0,3 kg over a kilogram is not charged (1,30 → 1;
 * 1,31 → 2). JNE, J&T and SiCepat do so, as their agents publish.
 */
export function chargedKilos(weightGrams: number): number {
  return Math.max(1, Math.ceil((weightGrams - limits.weightToleranceGrams) / gramsPerKilo))
}

/**
 * What a piece weighs for a courier: its own weight or its volume (p × l × t / 6000 kg, the rule of regular services),
 * whichever is more.
 */
export function chargedGrams({ weightGrams, dimensions }: Parcel): number {
  if (!dimensions) return weightGrams
  const [length, width, height] = dimensions
  return Math.max(weightGrams, Math.ceil((length * width * height) / volumePerGram))
}
/** So many cubic centimetres count as one gram. */
const volumePerGram = 6

interface Parcel {
  weightGrams: number
  /** Length, width and height in centimetres. */
  dimensions: readonly [number, number, number] | null
}
/**
 * What a piece of this variant weighs and measures: its own facts, else its product's. Nothing weighs 0 g: other programs
 * write that of a variant without a weight.
 */
export const parcelOf = (
  product: Parcel,
  variant: Pick<Parcel, 'dimensions'> & { weightGrams: number | null },
): Parcel => ({
  weightGrams: variant.weightGrams || product.weightGrams,
  dimensions: variant.dimensions ?? product.dimensions,
})
