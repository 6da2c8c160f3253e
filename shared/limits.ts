/**
 * Every bound of the product, in one place. The first block holds the numbers of the specification's §9; its widths and
 * the loading bar's two seconds stand in the style sheets, where they are used. The unit is the last word of a name.
 */
export const limits = {
  accessKeyTimeoutMs: 60_000,
  cartTimeoutMs: 60_000,
  requestTimeoutMs: 30_000,
  accessKeyFreshSeconds: 12 * 3600,
  accessKeyStaleSeconds: 24 * 3600,
  affiliateDefaultDays: 7,
  popupHideHours: 12,
  pageSize: 12,
  listLimit: 10,
  searchDebounceMs: 500,
  googleRedirectDelayMs: 250,
  countdownTickMs: 1_000,
  messageMs: 3_000,
  variantColumnsMax: 6,
  mobileLayoutMaxPx: 1_024,
  phoneInputMax: 25,
  phoneTextMax: 250,
  phoneDigitsMin: 2,
  loadingThrottleMs: 200,

  /** Over how long phones spread what they ask when a countdown ends for all of them; and how soon one asks again. */
  countdownSpreadMs: 3_000,
  countdownAgainMs: 10_000,

  /** A page never waits for a backend as long as the door may: it is served from what is known. */
  pageReadTimeoutMs: 2_500,
  writeTimeoutMs: 8_000,
  /** How many ways to pay or couriers a page shows as marks, and how long a mark's name may be. */
  marks: 20,
  markChars: 20,
  /** How long a courier is waited for; the others' answers do not wait for it. */
  courierMs: 2_500,
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
  pageMemoryBytes: 32 * 1024 * 1024,
  followerWaitMs: 1_000,
  flightMaxMs: 10_000,

  urlBytes: 4_096,
  bodyBytes: 64 * 1024,
  uploadBytes: 5 * 1024 * 1024,
  answerBytes: 4 * 1024 * 1024,
  messageChars: 200,
  queryChars: 100,
  /** Where a login leads back to: a path with its query. */
  nextChars: 500,
  pageMax: 100,
  flashSaleProducts: 40,
  flashSaleItems: 300,
  cartLines: 100,
  wishlistItems: 100,
  cartQuantityMax: 999,
  /** Of a cart that travels in an address. */
  cartLinkLines: 20,
  cartLinkChars: 1_400,
  orderLines: 100,
  remarkChars: 200,
  noteChars: 200,
  cancelDetailChars: 120,
  voucherCodeChars: 40,
  /** How long a voucher that was followed by its link waits for a purchase. */
  voucherKeptDays: 7,
  vouchersShown: 50,
  /** Codes that are none, named by one shopper and from one network within `loginWindowMinutes`. */
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
  idChars: 64,
  tokenChars: 512,
  slugChars: 120,
  listRows: 2_000,
  articleBlocks: 200,
  articleTextChars: 5_000,
  articleTeasers: 3,
  /** A page that comes back shows at most so many pages of its list at once: 48 cards. */
  listPagesAtOnce: 4,
  searchWords: 8,
  searchWordChars: 40,
  /** A search is corrected by one letter from this length on, and by two above `typoTwoLetters`. */
  typoLettersMin: 4,
  typoTwoLetters: 6,
  suggestions: 8,
  recentSearches: 8,
  recentProducts: 12,
  /** Their slugs in one text. */
  slugListChars: 12 * 121,
  /**
   * Whole products in one answer to a feed, and such answers in one feed: more is not cut off but fails, so that nobody
   * takes a part for all.
   */
  feedRows: 200,
  feedAnswers: 45,
  /** How long a link to bought codes opens them, and how long a code may be. */
  licenceLinkMinutes: 15,
  licenceChars: 200,
  licencesAtOnce: 500,
  /** A file of a digital product; how many a product has, and how often each can be fetched by who bought it. */
  digitalFileBytes: 25 * 1024 * 1024,
  digitalFiles: 10,
  digitalDownloads: 20,
  fileNameChars: 120,
  returnCharsMin: 30,
  returnChars: 1_000,
  returnPhotos: 5,
  /** Beside the photos, one film of the unboxing. */
  returnVideos: 1,
  videoBytes: 20 * 1024 * 1024,
  /** How long the goods of an approved return may take to be sent. */
  returnSendDays: 7,
  /** The law's least for exchanging and calling off, in working days. */
  returnWindowDaysMin: 2,
  /** Tries to open one signed link, or from one network, with the last digits of a phone. */
  linkTriesPerLink: 5,
  linkTriesPerAddress: 20,
  linkTryMinutes: 60,
  /** How long a link that was opened stays so. */
  linkOpenMinutes: 60,
  reviewChars: 2_000,
  reviewTypedMin: 10,
  reviewTypedMax: 1_000,
  reviewPhotos: 5,
  /** Reviews on the page of a product, and on each page of all of them. */
  reviewsFirst: 5,
  reviewsPage: 20,
  /** Attribute values a list may be narrowed by at once. */
  choices: 10,
  choiceChars: 120,
  choicesChars: 1_200,
  facetNames: 8,
  facetValues: 12,
  facetValueChars: 40,

  visitorSeconds: 30 * 24 * 3600,
  flashSeconds: 10,
  sessionSeconds: 30 * 24 * 3600,
  clickDedupeMinutes: 30,
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 100,
  /** Tries under way from one network: a whole village may share it. */
  loginTriesPerAddress: 600,
  loginWindowMinutes: 15,
  /** Devices from which an account's owner has signed in. */
  knownDevices: 10,
  sessionsShown: 20,
  /** A form that was filled faster was filled by a program, and waits. */
  formFillMs: 800,
  /** From leaving for Google to the last form after coming back. */
  googleLoginMinutes: 10,
  stateChars: 2_000,
  codeDigits: 6,
  codeInputMax: 12,
  codeMinutes: 5,
  codeTries: 5,
  codeAgainSeconds: 60,
  /** Codes of one account, and from one network, within an hour. */
  codesPerAccount: 5,
  codesPerAddress: 30,
  paymentHours: 24,
  bankTransferHours: 24,
  /** QRIS, wallets and cards are paid at once or not at all. */
  walletMinutes: 60,
  /** Bank Indonesia's bound of one QRIS payment. */
  qrisMaxRupiah: 10_000_000,
  /** What coins and balance leave of an order may be too little for these. */
  vaMinRupiah: 10_000,
  storeMinRupiah: 10_000,
  codMinRupiah: 10_000,
  codMaxRupiah: 2_500_000,
  codRefusalsMax: 2,
  codRefusalDays: 60,
  /** How often one order may be given another number to pay to. */
  paymentAttempts: 20,
  draftCheckoutDays: 7,
  returnWindowDays: 3,
  /** How long a seller may take to look at a proof of transfer, and how many an order has. */
  proofCheckHours: 24,
  receiptsPerOrder: 5,
  bankChars: 40,
  /** Wrong pairs of order number and phone within `loginWindowMinutes`. */
  orderGuessesPerNumber: 5,
  orderGuessesPerAddress: 20,
  /** Files one network sends within `loginWindowMinutes`. */
  uploadsPerAddress: 20,
  /** How long a file may wait for the form it was sent for, and how many are forgotten in one go. */
  uploadKeptHours: 48,
  uploadsForgottenAtOnce: 40,
  /**
   * A form with its files, together; read so far, so that what was typed beside a photo beyond `uploadBytes` is not
   * lost.
   */
  formUploadBytes: 26 * 1024 * 1024,
  uniqueCodeMax: 999,
  /** How long a coin can be spent, and how long at least one that comes back from a sale. */
  coinDays: 365,
  coinReturnedDays: 7,
  /** What can be paid out at least, what that costs, and how long a new bank account waits for it. */
  walletWithdrawalMin: 10_000,
  commissionWithdrawalMin: 50_000,
  withdrawalFee: 2_500,
  bankAccountHoldHours: 24,
  bankAccounts: 5,
  weightToleranceGrams: 300,
  /** How long a courier's last price stands in for its silence. */
  quoteKeptHours: 24,
  /** How long a courier's answer serves the estimates on product pages. */
  estimateFreshMinutes: 60,
  /** Goods worth more are sent insured only (JNE, SiCepat, TIKI, J&T, Ninja, Lion). */
  insuredFrom: 1_000_000,
  /** Messages are personal data: how long they are kept, and how many a demo shop shows. */
  messagesKeptDays: 30,
  outboxRows: 50,
  jobBatch: 50,
  /** Rows of a batch that wait for a vendor side by side: a Worker has six connections. */
  jobsAtOnce: 6,
  /** About a day: a vendor that is away for an afternoon must not cost a message or a booking. */
  jobTriesMax: 30,
} as const
