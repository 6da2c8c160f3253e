import { limits } from '#shared/limits.ts'

/** Goods of this worth are insured, whether the buyer asks for it or not. */
export const mustInsure = (goods: number): boolean => goods > limits.insuredFrom
