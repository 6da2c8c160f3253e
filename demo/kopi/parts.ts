import { choice } from '#demo/variants.ts'

/** How the roastery grinds on request. */
export const grind = choice('Gilingan', 'Biji utuh', 'Kasar', 'Sedang', 'Halus')
