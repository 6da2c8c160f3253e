/** The orders of a list of products, as its address names them; the first is the usual one. */
export const productSorts = ['paling-sesuai', 'terbaru', 'terlaris', 'harga-terendah', 'harga-tertinggi'] as const
export type ProductSort = (typeof productSorts)[number]
