import { limits } from '#shared/limits.ts'
import type { Dimensions } from '#commerce/catalog/tables.ts'

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
export function chargedGrams({
  weightGrams,
  dimensions,
}: {
  weightGrams: number
  dimensions: Dimensions | null
}): number {
  if (!dimensions) return weightGrams
  const [length, width, height] = dimensions
  return Math.max(weightGrams, Math.ceil((length * width * height) / volumePerGram))
}
/** So many cubic centimetres count as one gram. */
const volumePerGram = 6
