/** Where a product is changed. */
export const productPath = (slug: string): string => `/kelola/produk/${encodeURIComponent(slug)}`
/** Where one is added: no product has this address, whatever it is called. */
export const newProductPath = '/kelola/produk-baru'

/** Where orders are found, and where customers are. */
export const searchPath = '/kelola/pesanan'
export const customersPath = '/kelola/pelanggan'
/** The search at one of them for some words. */
export const searchFor = (path: string, words: string): string => `${path}?${new URLSearchParams({ q: words })}`

/** Invoices to print. */
export const invoicesPath = '/kelola/invoice'
/** The query key of its button for those that are ticked, of which there may be none. */
export const tickedParam = 'centang'

/** The query key of what has just been done. */
export const doneParam = 'ok'
