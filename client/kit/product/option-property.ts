const words = {
  color: ['warna', 'color', 'colour'],
  size: ['ukuran', 'size'],
  pattern: ['motif', 'pola', 'pattern'],
  material: ['bahan', 'material'],
} as const

const properties = new Map<string, keyof typeof words>(
  (Object.keys(words) as (keyof typeof words)[]).flatMap((property) =>
    words[property].map((word) => [word, property] as const),
  ),
)

/** What schema.org and the advertising platforms call an option of a product; undefined: they have no name for it. */
export const propertyOf = (option: string): keyof typeof words | undefined =>
  properties.get(option.trim().toLowerCase())
