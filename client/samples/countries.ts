import type { CountryChoice } from '#client/app/page/page.ts'

/** A shop that takes numbers of every country, and a visitor at home. */
export const everywhere: CountryChoice = { only: [], except: [], home: 'ID' }
