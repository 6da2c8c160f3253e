/** Where a product is changed. */
export const productPath = (slug: string): string => `/kelola/produk/${encodeURIComponent(slug)}`
/** Where one is added: no product has this address, whatever it is called. */
export const newProductPath = '/kelola/produk-baru'

/** The query key of what has just been done. */
export const doneParam = 'ok'
