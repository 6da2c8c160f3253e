/** What a shop grants, demands and keeps: days, money, tries. */

export const visitorSeconds = 30 * 24 * 3600
/** How long a browser is known by its key after the last sign-in. */
export const deviceSeconds = 180 * 24 * 3600
export const flashSeconds = 10
export const sessionSeconds = 30 * 24 * 3600
export const clickDedupeMinutes = 30
/** A choice about tags is asked again after this time, and when the version of its wording rises. */
export const consentSeconds = 180 * 24 * 3600
export const consentVersion = 1
/** How many products of a list are sent to a tag. */
export const tagItems = 50
/** How many taps a page remembers for tags before its shopper has agreed. */
export const tagEarlyEvents = 50
export const consentChars = 40
export const tagClientChars = 80
export const tagClickChars = 300
/** As long as TikTok counts a purchase to a click. */
export const tagClickSeconds = 28 * 24 * 3600
export const tagPurchasesKeptDays = 30
export const userAgentChars = 300
/** For so many days at most a link shows what is not published. */
export const previewDays = 7
export const previewTokenChars = 300
/** A visitor counts once a day; a shop keeps the counts of this many days. */
export const visitDaySeconds = 24 * 3600
export const trafficKeptDays = 400
/** By how many campaigns of their own names a shop's visitors of a day may come, and how many words may find nothing. */
export const arrivalsOfDay = 30
export const missedOfDay = 100
export const arrivalChars = 24
export const missedChars = 40
/** The searches of so long without a result are counted in one call. */
export const missedBatchMs = 1_000
export const missedBatch = 20
export const paymentHours = 24
/** A buyer is reminded so long before an unpaid order ends, if it was placed at least twice as long before. */
export const paymentReminderHours = 3
export const bankTransferHours = 24
/**
 * Messages to phones about orders that nobody has paid, within a day of the whole shop, if no more are usual; the part of
 * an hour's that one network may cause.
 */
export const unpaidMessagesOfDay = 100
export const messagesNetworkPart = 1 / 2
/** QRIS, e-wallets and cards are paid at once or not at all, so their deadline is short. */
export const walletMinutes = 60
/** Bank Indonesia's maximum for one QRIS payment. */
export const qrisMaxRupiah = 10_000_000
/** The least these methods accept; coins and balance may leave less than that to pay. */
export const vaMinRupiah = 10_000
export const storeMinRupiah = 10_000
export const codMinRupiah = 10_000
export const codMaxRupiah = 2_500_000
export const codRefusalsMax = 2
export const codRefusalDays = 60
/** How often a shopper may change the payment of one order. */
export const paymentAttempts = 20
export const draftCheckoutDays = 7
export const returnWindowDays = 3
/** The highest postage of a return at the shop's cost that it replaces, if it does not say another. */
export const returnPostage = 100_000
/** How long a seller has to check a transfer receipt, and how many receipts one order may have. */
export const receiptCheckHours = 24
export const receiptsPerOrder = 5
/** How many days back a shopper can choose for a transfer: an expired order still takes its receipt. */
export const transferDays = 366
export const bankChars = 40
/** Files that one shopper, and one network, may upload within `triesWindowMinutes`: many share a phone network's. */
export const uploadsPerOwner = 20
export const uploadsPerNetwork = 300
/** How long an uploaded file waits for its form, and how many expired files one run deletes. */
export const uploadKeptHours = 48
export const uploadsForgottenAtOnce = 40
/**
 * A form together with its files. It is larger than `uploadBytes`, so that a photo that is too large does not cost
 * the shopper the typed text.
 */
export const formUploadBytes = 26 * 1024 * 1024
export const uniqueCodeMax = 999
/** How long the code of a transfer is given to no other order after its own has ended, as long as others are free. */
export const transferCodeKeptDays = 7
/** Former bank accounts of a shop whose banks its open bills still name. */
export const formerAccounts = 5
/** Lines of one bank statement or of one payout, and characters of what a line says. */
export const statementLines = 5_000
/** How long a bank may take to enter a line that it called pending; banks rest for a week at Lebaran. */
export const pendingLineDays = 14
export const movementChars = 200
/** Rows of a report by day and way. */
export const reportRows = 1_000
export const payoutMax = 1_000_000_000
/** The largest payment that a helper may book by hand or by a receipt; the owner books more. */
export const bookedByHelperMax = 5_000_000
/** Days after which the seller is reminded of a payment that only a helper has seen: its statement comes by then. */
export const unshownDays = 3
/** How long a coin can be spent, and the least time for a coin that a cancelled order gives back. */
export const coinDays = 365
export const coinReturnedDays = 7
/**
 * How long a message about a changed account can undo the change. As long, nothing is paid out from an account whose
 * access has changed, or to a new bank account.
 */
export const accountHoldHours = 72
export const accountChangesKeptDays = 30
/** The minimum withdrawals and their fee. */
export const walletWithdrawalMin = 10_000
export const commissionWithdrawalMin = 50_000
export const withdrawalFee = 2_500
/** How long a silent payment vendor is asked to send money back before the seller looks at it. */
export const refundAskHours = 12
/** A wallet takes a working day to take money back. */
export const refundUnderwayHours = 7 * 24
/** How long money that is owed waits after its bank account was changed, so that its owner can object. */
export const refundAccountHours = 24
/** Within so many working days the shop pays back: once goods were checked, or once the account is known. */
export const refundWorkingDays = 5
/** Of another backend. */
export const refundWorkingDaysMax = 60
export const refundProofChars = 100
export const bankAccounts = 5
export const weightToleranceGrams = 300
/** How long a courier's last price is used while the courier does not answer, in a checkout too. */
export const quoteKeptHours = 24
/** How long a courier's answer is used for the estimates on product pages. */
export const estimateFreshMinutes = 60
/**
 * Questions that a courier is paid for, within a day of the whole shop, if no more are usual; the part of an hour's that
 * one network may cause, and the part that is kept for ways whose price nobody knows; how many a paid order has used. At Rp 5 that is Rp 50.000, which no seller is ruined by,
 * and enough for 2 500 checkouts.
 */
export const quotesOfDay = 10_000
export const quotesNetworkPart = 1 / 4
export const quotesReservePart = 1 / 2
export const quotesPerOrder = 10
/** Weights that are asked for at once, the heaviest, and so many values from which shipping costs less. */
export const estimateWeights = 6
export const estimateKilosMax = 1_000
export const estimateValues = 4
/** More than shipping one piece costs: what is free up to this is free. */
export const shippingCostMost = 1_000_000
/** What the goods of an estimate are worth for couriers, where their own value is not known yet. */
export const estimateRupiah = 100_000
/** Couriers demand insurance for goods worth more than this (JNE, SiCepat, TIKI, J&T, Ninja, Lion). */
export const insuredFrom = 1_000_000
/** One batch of an import: rows of one kind, and what it weighs. */
export const importRows = 200
export const importBytes = 2 * 1024 * 1024
/** The period of the lowest price beside a struck one, and for how long a former price may be struck. */
export const lowestPriceDays = 30
/** A category's size table: columns, rows, and characters of a cell. */
export const sizeColumns = 6
export const sizeRows = 20
export const sizeChars = 20
export const productOptions = 3
export const optionValues = 50
export const productVariants = 100
export const productImages = 20
export const productAttributes = 50
export const hosts = 20
export const banners = 10
export const shopDescriptionChars = 300
/** How long messages are kept (they are personal data), and how many a demo shop shows. */
export const messagesKeptDays = 30
/** How far back the seller is listed those that reached nobody. */
export const unsentListedDays = 7
/** Browsers that show news of an order, and for how long; how long their makers keep one for a browser that is off. */
export const pushTargets = 5
export const pushKeptDays = 90
export const pushHours = 24
/** How long a signature for the maker of a browser is good. It takes a day at most. */
export const pushSignedSeconds = 12 * 3600
/** The longest address that a maker of browsers gives is half as long. */
export const pushEndpointChars = 500
/** Calendar years for which the law keeps the books after the one they are of: UU 8/1997, article 11; UU KUP, article 28. */
export const bookYears = 10
/** Photos of a return show homes. What a new contact was to be is forgotten when nobody has entered its code. */
export const returnPhotosKeptDays = 400
export const contactChangeKeptDays = 1
/** The list of everybody whose data a shop holds: rows of a part, and parts. Each part is a call of a request, which has 1,000. */
export const peopleRows = 1_000
export const peopleParts = 900
/** Rows of each list in the copy of what a shop holds about one customer. */
export const copyRows = 20_000
/** Alerts about goods: of one owner, of a whole shop, and for how many days they wait; what a price must fall by, in percent. */
export const alerts = 50
export const alertsOfShop = 100_000
export const alertDays = 90
export const alertFallPercent = 5
/** How many one network may ask for within an hour: thousands of shoppers share that of a mobile carrier. */
export const alertAsksPerNetwork = 300
/** How many messages go out at a time, and of goods with few pieces, how many for each piece; when the next follow. */
export const alertBatch = 100
export const alertsPerPiece = 5
export const alertPauseSeconds = 10
export const alertFewPauseMinutes = 30
export const alertNameChars = 120
export const outboxRows = 50
export const jobBatch = 50
/** The nightly audit: rows of a slice, findings that are kept, and the minutes over which shops begin. */
export const auditRows = 200
/** Up to this size the night looks for damage: 51 MB, 20 000 products, take 0.4 seconds in which nobody is answered. */
export const auditDamageBytes = 128 * 1024 * 1024
/** From this size the doctor says that a shop's database is filling up: one object holds 10 GB (Durable Objects, limits). */
export const databaseFullBytes = 7 * 1024 ** 3
export const auditBroken = 20
export const auditSpreadMinutes = 120
/** How many jobs of a batch may wait for a vendor at the same time: a Worker has six connections. */
export const jobsAtOnce = 6
/** The retries last about a day, so that a vendor's outage of an afternoon loses no message and no booking. */
export const jobTriesMax = 30
