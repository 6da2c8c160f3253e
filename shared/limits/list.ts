/** How much of a list is read at once. */
export const listLimits = {
  /** No statement answers with more rows. */
  listRows: 2_000,
  /** A list or search of at most so many products is read whole, and counted exactly under every filter. */
  listWhole: 64,
  /** The same for a search in a larger shop, which reads each of its products for every word. */
  searchWhole: 24,
  /** Categories of a shop that are read. A page shows some, `/kategori` all of them, so many on each of its pages. */
  categories: 5_000,
  categoriesOnHome: 20,
  categoriesBeside: 30,
  categoriesPage: 60,
  /** Variants of one product that are read. */
  variantsRead: 2_000,
  /** A list of products ends after so many pages; filters and the search narrow it. */
  listingPages: 100,
  /** Rows of one page that a caller may ask for. */
  pageRowsMax: 100,
  /** How many pages of a list Back restores at once: 4 × 12 = 48 cards. */
  listPagesAtOnce: 4,

  /**
   * Products and variants in one answer to a feed, and answers in one feed: a request may make a thousand calls, and a
   * kept slice costs three. A larger catalogue fails instead of being cut, because a partial feed would look complete.
   */
  feedRows: 200,
  feedVariants: 1_000,
  feedAnswers: 320,
  /** A feed that is longer is sent while it is read. */
  feedWholeBytes: 1024 * 1024,
  /** How old a slice of a feed may become while nothing that raises the generation has changed. */
  feedFreshMs: 60 * 60_000,
  /** Products in one answer to a sitemap, and such answers in one of its parts. */
  sitemapRows: 200,
  sitemapBlocks: 5,
  /** The protocol's limit for the parts of an index: https://www.sitemaps.org/protocol.html */
  sitemapParts: 50_000,
  /** The last page of a paged list. */
  pageMax: 1_000,
  /** Rows of one list in an answer, unless the list says its own bound; more are not shown. */
  answerRows: 1_000,
  /** Lines that our own backend keeps in a cart, and that a purchase from another backend's cart may have. */
  cartLines: 100,
  cartLinesSent: 500,
} as const
