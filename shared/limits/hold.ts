/** How much one shopper, and one network, may hold or try without paying. They are part of `limits`. */
export const holdLimits = {
  /** How long a phone that a code has proven counts as the shopper's for later orders. */
  phoneProofDays: 90,
  /**
   * Orders without money: at once by one browser or account and by one phone, and in one day those that ran out of time
   * included; twice as many at one street. From one network within an hour.
   */
  unpaidOrders: 5,
  unpaidOrdersPerDay: 10,
  unpaidOrdersPerNetwork: 500,
  /** So many pieces can always be held, however few there are; for more, see `piecesProblem`. */
  unpaidPiecesFree: 3,
  /**
   * An order of more pieces that takes more than a tenth of a variant is large: one network may hold five tenths by such
   * orders within some hours.
   */
  largeOrderPieces: 20,
  largeOrderTenths: 5,
  largeOrderHours: 6,
  /** How long goods that others wait for may be held unpaid. */
  scarceHoldMinutes: 120,
  /** Orders to be paid on delivery that are under way: of one shopper, with and without a proven phone, and by day of one network. */
  codOrders: 3,
  codOrdersUnproven: 1,
  codOrdersPerNetwork: 100,
  /** Cards that brought no money within a day: for one order, by one shopper, and denied by the bank for one network. */
  cardTriesPerOrder: 5,
  cardTriesPerShopper: 6,
  cardDenialsPerAmount: 10,
  cardDenialsPerNetwork: 60,
  /** An order that is fetched: the longest time until it is ready, and how long it is kept then. */
  pickupReadyHoursMax: 168,
  pickupKeptDaysMax: 14,
  pickupKeptDays: 3,
  pickupCodeLetters: 8,
} as const
