/** Where a product is changed. One that is called `baru` keeps out of the way of the screen for new ones. */
export const productPath = (slug: string): string =>
  `/kelola/produk/${slug === 'baru' ? '%62aru' : encodeURIComponent(slug)}`
