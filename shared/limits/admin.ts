/** What the administration of a shop allows. They are part of `limits`. */
export const adminLimits = {
  /** Tokens of one shop, and the characters of a token's name. */
  adminTokens: 50,
  tokenNameChars: 60,
  /** Wrong tokens that one network may try within 15 minutes. */
  wrongTokensPerNetwork: 30,
  /** How much of a vendor's key is shown. */
  keyCharsShown: 4,
  /** How long a host waits for its proof, and for the DNS to be asked about it. */
  domainClaimDays: 14,
  dnsTimeoutMs: 5_000,
  /** The log: how long a line is kept, how much of a value it shows, and how many fields and lines at once. */
  adminLogKeptDays: 400,
  adminLogChars: 300,
  adminLogFields: 40,
  adminLogRows: 50,
  /** Rows of a page of any other list. */
  adminListRows: 100,
  /** Why a job failed, in the list of jobs. */
  jobErrorChars: 200,
  /** The nightly export: rows and characters of a part, and how long an export is kept. */
  backupRows: 200,
  backupPartChars: 500_000,
  backupKeptDays: 14,
  /** Entries of a menu, at each of its two levels. */
  menuEntries: 20,
  /**
   * A shop's own rates of shipping: lines (a line for each of the 514 regencies, and some more), places of a line, the
   * largest price and value of goods in rupiah, days, and the characters of a name: the code of a service, which may
   * have 64, is made of two.
   */
  shippingRates: 600,
  shippingAreas: 552,
  shippingPriceMax: 10_000_000,
  shippingFreeFromMax: 1_000_000_000,
  shippingDaysMax: 60,
  shippingNameChars: 29,
  /** Prices of one type of customers that are sent at once. */
  tierPrices: 500,
  /** How long it is remembered how far the import of a file came. */
  importRunKeptDays: 30,
  /** How long each movement of stock keeps a row of its own. */
  stockMovementsKeptDays: 90,
  /** Products in one answer of the administration, and in one answer of an export. */
  productRows: 50,
  exportRows: 100,
  /** Labels on one page to print. */
  labelsAtOnce: 50,
  /** Faults of an import that are reported at once. */
  importFaults: 200,
  /** A picture of the seller: what one request may bring, in how many files, and how many pictures a shop keeps. */
  mediaBytes: 20 * 1024 * 1024,
  mediaFiles: 20,
  mediaOfShop: 100_000,
  /** A picture that no row names any more: as long as the platform can set a shop back, so that it is there again. */
  mediaKeptDays: 30,
} as const
