import { limits } from '#shared/limits.ts'

const gramsPerKilo = 1_000

/**
 * Whole kilograms a courier charges: at least one, and 0,3 kg over a kilogram is forgiven (1,30 → 1; 1,31 → 2).
 * Tolerance of JNE, J&T and SiCepat, as their agents publish it.
 */
export function chargedKilos(weightGrams: number): number {
  return Math.max(1, Math.ceil((weightGrams - limits.weightToleranceGrams) / gramsPerKilo))
}
