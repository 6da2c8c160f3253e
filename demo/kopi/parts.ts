import { choice } from '#demo/variants.ts'

/** How the roastery grinds on request. */
export const grind = choice('Gilingan', 'Biji utuh', 'Kasar', 'Sedang', 'Halus')

type Attribute = [name: string, value: string]

/** What the law and shoppers want to read on every food of the roastery. */
export const food = (pirt: string): Attribute[] => [
  ['PIRT', pirt],
  ['Halal', 'ID32110004418760924'],
  ['Negara asal', 'Indonesia'],
]
