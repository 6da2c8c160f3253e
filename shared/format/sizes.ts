/** One of these values of a product is a size of its table. */
export const isSized = (values: readonly string[], sizes: { rows: readonly { size: string }[] } | null): boolean =>
  sizes?.rows.some(({ size }) => values.includes(size)) ?? false
