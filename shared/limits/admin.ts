/** What the administration of a shop allows. */

/** Tokens of one shop, and the characters of a token's name. */
export const adminTokens = 50
export const tokenNameChars = 60
/** Wrong tokens that one network may try within 15 minutes. */
export const wrongTokensPerNetwork = 30
/** How much of a vendor's key is shown. */
export const keyCharsShown = 4
/** How long a host waits for its proof, and for the DNS to be asked about it. */
export const domainClaimDays = 14
export const dnsTimeoutMs = 5_000
/** How many of a shop's hosts the doctor looks at. */
export const hostsExamined = 10
/** A clock that is further off signs and ends things at a wrong time. */
export const clockOffMs = 120_000
/** The log: how long a line is kept, how much of a value it shows, and how many fields and lines at once. */
export const adminLogKeptDays = 400
export const adminLogChars = 300
export const adminLogFields = 40
export const adminLogRows = 50
/** Rows of a page of any other list. */
export const adminListRows = 100
/** Why a job failed, in the list of jobs. */
export const jobErrorChars = 200
/** The nightly export: rows and bytes of a part, and how long an export is kept. */
export const backupRows = 200
export const backupPartBytes = 500_000
export const backupKeptDays = 14
/**
 * So long one request of a restore takes parts and files, and so many, each with three calls: a request has 1,000. What
 * is left comes with the next one.
 */
export const restoreMs = 20_000
export const restorePieces = 300
/** An export of another place: the bytes of a part, whose last row may be long, and of a manifest of 100 000 files. */
export const restorePartBytes = 8 * 1024 * 1024
export const manifestBytes = 16 * 1024 * 1024
/** Entries of a menu, at each of its two levels. */
export const menuEntries = 20
/**
 * A shop's own rates of shipping: lines (a line for each of the 514 regencies, and some more), places of a line, the
 * largest price and value of goods in rupiah, days, and the characters of a name: the code of a service, which may
 * have 64, is made of two.
 */
export const shippingRates = 600
export const shippingAreas = 552
export const shippingPriceMax = 10_000_000
export const shippingFreeFromMax = 1_000_000_000
export const shippingDaysMax = 60
/** Couriers and services that a shop does not offer, and days on which it sends nothing. */
export const couriersOff = 60
export const shippingPauseDays = 60
export const shippingNameChars = 29
/** Prices of one type of customers that are sent at once. */
export const tierPrices = 500
/** How long it is remembered how far the import of a file came. */
export const importRunKeptDays = 30
/** Characters of a seller's own code of a variant. */
export const skuChars = 64
/** SKUs whose products are asked for at once. */
export const skusAtOnce = 1_000
/** How long each movement of stock keeps a row of its own. */
export const stockMovementsKeptDays = 90
/** Products in one answer of the administration, and in one answer of an export. */
export const productRows = 50
export const exportRows = 100
/** Labels on one page to print. */
export const labelsAtOnce = 50
/** Variants on one list for packing. */
export const packingRows = 1_000
/** An export of orders covers so many days, reads so many at once, and breaks off after so many parts. */
export const orderExportDays = 31
export const ordersExported = 200
export const orderExportParts = 900
/** Lines of each order that the seller's list shows. */
export const goodsListed = 4
/** Faults of an import that are reported at once. */
export const importFaults = 200
/** A picture of the seller: what one request may bring, in how many files, and how many pictures a shop keeps. */
export const mediaBytes = 20 * 1024 * 1024
export const mediaFiles = 20
export const mediaOfShop = 100_000
/** A picture that no row names any more: as long as the platform can set a shop back, so that it is there again. */
export const mediaKeptDays = 30
/** So many of the people that a restore erases again are read at once. */
export const erasuresRead = 5_000
/** Pictures that a day looks for in the bucket: their files, 17 of each at most, fit into one list of it. */
export const mediaLookedAt = 50
/**
 * Systems that get a shop's events: how many, how long an address is, how long one may take, how much one run sends, how
 * long a former secret signs, and how long an event is kept.
 */
export const webhooks = 5
export const webhookUrlChars = 500
export const webhookTimeoutMs = 15_000
export const webhookSends = 20
export const webhookRunMs = 20_000
export const webhookFormerHours = 24
export const webhookEventsKeptDays = 30
/** Every so many events old ones are deleted. */
export const webhookForgetEvery = 50
/** Alarms in one message to the operator, and for how long no other message follows it. */
export const alarmsInMessage = 200
export const alarmPauseMs = 600_000
/** How long a closed shop can be opened again before it may be erased. */
export const shopGraceDays = 30
/**
 * The desk: how long a link to it is good, after how long a session ends that nobody uses, and when every session ends;
 * how many of each a token may have.
 */
export const deskLinkMinutes = 15
export const deskIdleHours = 12
export const deskSessionDays = 7
export const deskSessions = 10
export const deskPasskeys = 5
