/** How much of a list is read at once. */

/** No statement answers with more rows. */
export const listRows = 2_000
/** A list or search of at most so many products is read whole, and counted exactly under every filter. */
export const listWhole = 64
/** The same for a search in a larger shop, which reads each of its products for every word. */
export const searchWhole = 24
/** So many names of categories narrow a search by its words. */
export const searchNames = 64
/** Categories of a shop that are read. A page shows some, `/kategori` all of them, so many on each of its pages. */
export const categories = 5_000
/** Lists of branches that a shop's object caches: those of its vouchers, and of the lists that are looked at. */
export const branchesKnown = 50
export const categoriesOnHome = 20
export const categoriesBeside = 30
export const categoriesPage = 60
/** Categories in the path of a product, its own among them: each is one statement of its page. */
export const categoryPath = 6
/** Variants of one product that are read. */
export const variantsRead = 2_000
/** Of a customer's own orders the newest are searched by words, and so many are looked through for goods to review. */
export const ordersSearched = 40
/**
 * Orders in which the seller's search looks for a part of a name, a phone or a number, and customers in which it looks
 * for a part of a name, the newest; and what it needs.
 */
export const ordersLookedThrough = 200
export const customersLookedThrough = 1_000
export const phoneDigitsSearched = 4
export const sellerSearchCharsMin = 3
export const ordersToReview = 20
/** Which goods are bought together: days, newest orders, lines of each and how often it must be; and how many are shown. */
export const togetherDays = 180
export const togetherOrders = 1_000
export const togetherLines = 10
export const togetherTimes = 3
export const togetherShown = 6
/** Products that home reads beyond a page, to stand before those that its flash sale above shows already. */
export const spareCards = 6
/** Below so many answers the page does not show how a size turns out. */
export const fitBuyersMin = 5
/** How many lots of coins the page of coins lists by the day they expire. */
export const coinLotsShown = 60
/** A list of products ends after so many pages; filters and the search narrow it. */
export const listingPages = 100
/** A list of articles ends after so many, and with it what the sitemap names. */
export const articlesListed = 10_000
/** Rows of one page that a caller may ask for. */
export const pageRowsMax = 100
/** How many pages of a list Back restores at once: 4 × 12 = 48 cards. */
export const listPagesAtOnce = 4

/**
 * Products and variants in one answer to a feed, and answers in one feed: a request may make a thousand calls, and a
 * kept slice costs three. A larger catalogue fails instead of being cut, because a partial feed would look complete.
 */
export const feedRows = 200
export const feedVariants = 1_000
export const feedAnswers = 320
/** A feed that is longer is sent while it is read. */
export const feedWholeBytes = 1024 * 1024
/** How old a slice of a feed may become while nothing that raises the generation has changed. */
export const feedFreshMs = 60 * 60_000
/** Products in one answer to a sitemap, and such answers in one of its parts. */
export const sitemapRows = 200
export const sitemapBlocks = 5
/** Articles in one of its parts. */
export const sitemapArticles = 1_000
/** The protocol's limit for the parts of an index: https://www.sitemaps.org/protocol.html */
export const sitemapParts = 50_000
/** The last page of a paged list. */
export const pageMax = 1_000
/** Rows of one list in an answer, unless the list says its own bound; more are not shown. */
export const answerRows = 1_000
/** Lines that our own backend keeps in a cart, and that a purchase from another backend's cart may have. */
export const cartLines = 100
export const cartLinesSent = 500
