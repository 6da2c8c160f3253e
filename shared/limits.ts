import { accountLimits } from './limits/account.ts'
import { adminLimits } from './limits/admin.ts'
import { crowdLimits } from './limits/crowd.ts'
import { demoLimits } from './limits/demo.ts'
import { faultLimits } from './limits/fault.ts'
import { holdLimits } from './limits/hold.ts'
import { imageLimits } from './limits/image.ts'
import { listLimits } from './limits/list.ts'

/**
 * Every limit of the product in one place. The first block holds the numbers of the specification's §9; its widths and
 * the loading bar's two seconds are in the style sheets, where they are used. A unit is the last word of a name.
 */
export const limits = {
  ...accountLimits,
  ...adminLimits,
  ...crowdLimits,
  ...faultLimits,
  ...demoLimits,
  ...holdLimits,
  ...imageLimits,
  ...listLimits,

  accessKeyTimeoutMs: 60_000,
  cartTimeoutMs: 60_000,
  requestTimeoutMs: 30_000,
  accessKeyFreshSeconds: 12 * 3600,
  accessKeyStaleSeconds: 24 * 3600,
  affiliateDefaultDays: 7,
  affiliateDaysMax: 365,
  popupHideHours: 12,
  pageSize: 12,
  listLimit: 10,
  searchDebounceMs: 500,
  googleRedirectDelayMs: 250,
  countdownTickMs: 1_000,
  messageMs: 3_000,
  notificationMs: 4_500,
  failureMs: 2_000,
  reloadGuardMs: 10_000,
  variantColumnsMax: 6,
  mobileLayoutMaxPx: 1_024,
  phoneInputMax: 25,
  phoneTextMax: 250,
  phoneDigitsMin: 2,
  countryTypingMs: 700,
  countryListRoomPx: 200,
  loadingThrottleMs: 200,

  /**
   * When a countdown ends on all phones at once, they spread their requests over this time; then how soon one may
   * retry.
   */
  countdownSpreadMs: 3_000,
  countdownAgainMs: 10_000,

  /** An open tab asks for a newer build at most this often; without an answer it waits twice as long, up to the second. */
  versionWatchMs: 5 * 60_000,
  versionWatchMaxMs: 60 * 60_000,
  /** A page waits less for the backend than the browser API may, because it can be built from what is already known. */
  pageReadTimeoutMs: 2_500,
  writeTimeoutMs: 8_000,
  /** All questions to Google together, while the shopper waits. */
  googleMs: 5_000,
  /** How many payment or courier badges a page shows, and how long a badge's name may be. */
  marks: 20,
  markChars: 20,
  /** How long we wait for one courier alone: less than for a page's reads, so that its last price still arrives. */
  courierMs: 2_000,
  /** How long a page waits for a vendor before it leaves without that part. */
  latePartMs: 200,
  rootCallsAtOnce: 6,
  rootFreshSeconds: 5 * 60,
  rootStaleSeconds: 24 * 3600,
  capabilityAbsentSeconds: 10 * 60,
  forbiddenLookupSeconds: 30,

  pageFreshMs: 60_000,
  generationKnownMs: 10_000,
  /** How many shops or hosts one isolate remembers. */
  shopsKnown: 2_000,
  pageMemoryEntries: 500,
  pageMemoryFreeEntries: 100,
  pageMemoryBytes: 32 * 1024 * 1024,
  pageMemoryEntryBytes: 1024 * 1024,
  followerWaitMs: 1_000,
  flightMaxMs: 10_000,

  urlBytes: 4_096,
  /** A browser's report about our policy, how many of a host are written down, how many one request brings. */
  cspReportBytes: 8 * 1024,
  cspReportsPerMinute: 30,
  cspReportsAtOnce: 5,
  cspOriginChars: 100,
  bodyBytes: 64 * 1024,
  answerBytes: 4 * 1024 * 1024,
  messageChars: 200,
  queryChars: 100,
  /** A name or number beside the message that one answer leaves for the next page, and all of it as a cookie. */
  flashValueChars: 60,
  flashChars: 500,
  /** The path and query to which a login returns. */
  nextChars: 1_200,
  flashSaleProducts: 40,
  flashSaleItems: 300,
  wishlistItems: 100,
  cartQuantityMax: 999,
  /** A cart link: its lines, and its characters with the path but without the shop's host. */
  cartLinkLines: 20,
  cartLinkChars: 3_600,
  orderLines: 100,
  noteChars: 200,
  cancelDetailChars: 120,
  voucherCodeChars: 40,
  /** How long a voucher that was opened by its link stays saved for the visitor. */
  voucherKeptDays: 7,
  vouchersShown: 50,
  /** Unknown voucher codes that one shopper, and one network, may try within `loginWindowMinutes`. */
  voucherMissesPerOwner: 20,
  voucherMissesPerAddress: 100,
  nameChars: 100,
  personNameChars: 50,
  streetChars: 200,
  courierNoteChars: 100,
  /** A customer's own addresses. */
  addresses: 20,
  addressLabelChars: 30,
  emailChars: 254,
  passwordMin: 8,
  passwordMax: 128,
  referralChars: 64,
  idChars: 255,
  tokenChars: 512,
  slugChars: 120,
  articleBlocks: 200,
  articleTextChars: 5_000,
  articleTeasers: 3,
  searchWords: 8,
  searchWordChars: 40,
  /** A search word of this length is corrected by one letter; one longer than `typoTwoLetters`, by two. */
  typoLettersMin: 4,
  typoTwoLetters: 6,
  suggestions: 8,
  recentSearches: 8,
  recentProducts: 12,
  /** The slugs of the recent products, joined into one text. */
  slugListChars: 12 * 121,
  /** How long a link to purchased licence codes works, how long a code may be, and how many are imported at once. */
  licenceLinkMinutes: 15,
  licenceChars: 200,
  licencesAtOnce: 500,
  /** A file of a digital product: its size, how many a product has, and how often a customer may download each. */
  digitalFileBytes: 25 * 1024 * 1024,
  digitalFiles: 10,
  digitalDownloads: 20,
  fileNameChars: 120,
  returnCharsMin: 30,
  returnChars: 1_000,
  returnPhotos: 5,
  /** Beside the photos, one video of the unboxing. */
  returnVideos: 1,
  videoBytes: 20 * 1024 * 1024,
  /** After a return is approved, the shopper has so many days to send the goods. */
  returnSendDays: 7,
  /** The legal minimum for an exchange or a cancellation, in working days. */
  returnWindowDaysMin: 2,
  /** Wrong phone digits that one signed link, and one network, may try within `linkTryMinutes`. */
  linkTriesPerLink: 5,
  linkTriesPerAddress: 20,
  linkTryMinutes: 60,
  /** How long an opened link stays open. */
  linkOpenMinutes: 60,
  reviewChars: 2_000,
  reviewTypedMin: 10,
  reviewTypedMax: 1_000,
  reviewPhotos: 5,
  /** Reviews on a product page, and on each page of the full list. */
  reviewsFirst: 5,
  reviewsPage: 20,
  /** How many attribute values may filter a list at once. */
  choices: 10,
  choiceChars: 120,
  choicesChars: 1_200,
  facetNames: 8,
  facetValues: 12,
  facetValueChars: 40,

  visitorSeconds: 30 * 24 * 3600,
  /** How long a browser is known by its key after the last sign-in. */
  deviceSeconds: 180 * 24 * 3600,
  flashSeconds: 10,
  sessionSeconds: 30 * 24 * 3600,
  clickDedupeMinutes: 30,
  /** A choice about tags is asked again after this time, and when the version of its wording rises. */
  consentSeconds: 180 * 24 * 3600,
  consentVersion: 1,
  /** How many products of a list are sent to a tag. */
  tagItems: 50,
  consentChars: 40,
  tagClientChars: 80,
  tagPurchasesKeptDays: 30,
  userAgentChars: 300,
  /** A visitor counts once a day; a shop keeps the counts of this many days. */
  visitDaySeconds: 24 * 3600,
  trafficKeptDays: 400,
  paymentHours: 24,
  bankTransferHours: 24,
  /** QRIS, e-wallets and cards are paid at once or not at all, so their deadline is short. */
  walletMinutes: 60,
  /** Bank Indonesia's maximum for one QRIS payment. */
  qrisMaxRupiah: 10_000_000,
  /** The least these methods accept; coins and balance may leave less than that to pay. */
  vaMinRupiah: 10_000,
  storeMinRupiah: 10_000,
  codMinRupiah: 10_000,
  codMaxRupiah: 2_500_000,
  codRefusalsMax: 2,
  codRefusalDays: 60,
  /** How often a shopper may change the payment of one order. */
  paymentAttempts: 20,
  draftCheckoutDays: 7,
  returnWindowDays: 3,
  /** How long a seller has to check a transfer receipt, and how many receipts one order may have. */
  receiptCheckHours: 24,
  receiptsPerOrder: 5,
  bankChars: 40,
  /** Wrong pairs of order number and phone, for one order number and from one network, within `loginWindowMinutes`. */
  orderGuessesPerNumber: 5,
  orderGuessesPerAddress: 20,
  /** Files that one network may upload within `loginWindowMinutes`. */
  uploadsPerAddress: 20,
  /** How long an uploaded file waits for its form, and how many expired files one run deletes. */
  uploadKeptHours: 48,
  uploadsForgottenAtOnce: 40,
  /**
   * A form together with its files. It is larger than `uploadBytes`, so that a photo that is too large does not cost
   * the shopper the typed text.
   */
  formUploadBytes: 26 * 1024 * 1024,
  uniqueCodeMax: 999,
  /** How long the code of a transfer is given to no other order after its own has ended, as long as others are free. */
  transferCodeKeptDays: 7,
  /** Lines of one bank statement or of one payout, and characters of what a line says. */
  statementLines: 5_000,
  movementChars: 200,
  payoutMax: 1_000_000_000,
  /** The largest payment that a helper may book by hand or by a receipt; the owner books more. */
  bookedByHelperMax: 5_000_000,
  /** How long a coin can be spent, and the least time for a coin that a cancelled order gives back. */
  coinDays: 365,
  coinReturnedDays: 7,
  /**
   * How long a message about a changed account can undo the change. As long, nothing is paid out from an account whose
   * access has changed, or to a new bank account.
   */
  accountHoldHours: 72,
  accountChangesKeptDays: 30,
  /** The minimum withdrawals and their fee. */
  walletWithdrawalMin: 10_000,
  commissionWithdrawalMin: 50_000,
  withdrawalFee: 2_500,
  /** How long a silent payment vendor is asked to send money back before the seller looks at it. */
  refundAskHours: 12,
  /** A wallet takes a working day to take money back. */
  refundUnderwayHours: 7 * 24,
  /** How long money that is owed waits after its bank account was changed, so that its owner can object. */
  refundAccountHours: 24,
  refundProofChars: 100,
  bankAccounts: 5,
  weightToleranceGrams: 300,
  /** How long a courier's last price is used while the courier does not answer, in a checkout too. */
  quoteKeptHours: 24,
  /** How long a courier's answer is used for the estimates on product pages. */
  estimateFreshMinutes: 60,
  /** Couriers demand insurance for goods worth more than this (JNE, SiCepat, TIKI, J&T, Ninja, Lion). */
  insuredFrom: 1_000_000,
  /** One batch of an import: rows of one kind, and what it weighs. */
  importRows: 200,
  importBytes: 2 * 1024 * 1024,
  productOptions: 3,
  optionValues: 50,
  productVariants: 100,
  productImages: 20,
  productAttributes: 50,
  hosts: 20,
  banners: 10,
  shopDescriptionChars: 300,
  /** How long messages are kept (they are personal data), and how many a demo shop shows. */
  messagesKeptDays: 30,
  outboxRows: 50,
  jobBatch: 50,
  /** The nightly audit: rows of a slice, findings that are kept, and the minutes over which shops begin. */
  auditRows: 200,
  auditBroken: 20,
  auditSpreadMinutes: 120,
  /** How many jobs of a batch may wait for a vendor at the same time: a Worker has six connections. */
  jobsAtOnce: 6,
  /** The retries last about a day, so that a vendor's outage of an afternoon loses no message and no booking. */
  jobTriesMax: 30,
} as const
