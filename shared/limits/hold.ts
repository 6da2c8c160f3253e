/** How much one shopper, and one network, may hold or try without paying. */

/** How long a contact that a code has proven counts as the shopper's for later orders. */
export const contactProofDays = 90
/**
 * Orders without money: at once by one browser or account and by one phone, and in one day those that ran out of time
 * included; twice as many at one street. From one network within an hour.
 */
export const unpaidOrders = 5
export const unpaidOrdersPerDay = 10
export const unpaidOrdersPerNetwork = 500
/** So many pieces can always be held, however few there are; for more, see `piecesProblem`. */
export const unpaidPiecesFree = 3
/**
 * So many pieces can always be held by shoppers whose contact is not proven: of a variant by one network, which may be a
 * mobile operator's, and of a flash sale by everybody.
 */
export const strangersPiecesFree = 10
/**
 * An order of more pieces that takes more than a tenth of a variant is large: one network may hold five tenths by such
 * orders within some hours.
 */
export const largeOrderPieces = 20
export const largeOrderTenths = 5
export const largeOrderHours = 6
/** How long goods that others wait for may be held unpaid. */
export const scarceHoldMinutes = 120
/** Orders to be paid on delivery that are under way: of one shopper, with and without a proven phone, and by day of one network. */
export const codOrders = 3
export const codOrdersUnproven = 1
export const codOrdersPerNetwork = 100
/** Cards that brought no money within a day: for one order, by one shopper, and denied by the bank for one network. */
export const cardTriesPerOrder = 5
export const cardTriesPerShopper = 6
export const cardDenialsPerAmount = 10
export const cardDenialsPerNetwork = 60
/** An order that is fetched: the longest time until it is ready, and how long it is kept then. */
export const pickupReadyHoursMax = 168
export const pickupKeptDaysMax = 14
export const pickupKeptDays = 3
export const pickupCodeLetters = 8
