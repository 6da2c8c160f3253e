import { limits } from '#shared/limits.ts'
import type { Dimensions } from '#commerce/catalog/tables.ts'

const gramsPerKilo = 1_000

/**
 * Whole kilograms a courier charges: at least one, and 0,3 kg over a kilogram is forgiven (1,30 → 1; 1,31 → 2).
 * Tolerance of JNE, J&T and SiCepat, as their agents publish it.
 */
export function chargedKilos(weightGrams: number): number {
  return Math.max(1, Math.ceil((weightGrams - limits.weightToleranceGrams) / gramsPerKilo))
}

/**
 * What a piece weighs for a courier: itself, or its volume (p × l × t / 6000 kg, the regular services' rule), whichever
 * is more.
 */
export function chargedGrams(weightGrams: number, dimensions: Dimensions | null): number {
  if (!dimensions) return weightGrams
  const [length, width, height] = dimensions
  return Math.max(weightGrams, Math.ceil((length * width * height) / volumePerGram))
}
/** Cubic centimetres that count as one gram. */
const volumePerGram = 6
