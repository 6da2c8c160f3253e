/** How much of a list is read at once. */
export const listLimits = {
  /** No statement answers with more rows. */
  listRows: 2_000,
  /** A list or search of at most so many products is read whole, and counted exactly under every filter. */
  listWhole: 64,
  /** The same for a search in a larger shop, which reads each of its products for every word. */
  searchWhole: 24,
  /** How many pages of a list Back restores at once: 4 × 12 = 48 cards. */
  listPagesAtOnce: 4,
} as const
