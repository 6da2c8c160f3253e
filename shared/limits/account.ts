/** What may be tried before somebody is signed in: sign-ins, codes, passkeys, sessions. They are part of `limits`. */
export const accountLimits = {
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 100,
  /** Sign-ins in progress from one network; the bound is high because a whole village may share one address. */
  loginTriesPerAddress: 600,
  loginWindowMinutes: 15,
  /**
   * Wrong passwords of one account from all networks but the owner's browsers within these hours; beside them a reserve
   * for networks that have tried less than `loginTriesUnseen` times.
   */
  loginGuessHours: 24,
  loginGuesses: 100,
  loginGuessReserve: 50,
  loginTriesUnseen: 3,
  /** How many devices we remember that an account's owner has signed in from. */
  knownDevices: 10,
  /** Of a session's token in one cookie: a browser keeps 4,096 bytes of one, its name and attributes included. */
  sessionPartChars: 3_800,
  sessionsShown: 20,
  /** A program fills a form faster than this; its submission is delayed. */
  formFillMs: 800,
  /** The time from leaving for Google to the last form after the return. */
  googleLoginMinutes: 10,
  stateChars: 2_000,
  /** How long a browser may take with what `begin…` of a passkey gave it, and how much of that is open at once. */
  passkeyMinutes: 10,
  passkeyTabs: 5,
  passkeyChallengesPerAddress: 600,
  passkeysPerCustomer: 10,
  passkeyJsonChars: 24_000,
  passkeySilentMs: 5_000,
  codeDigits: 6,
  codeInputMax: 12,
  codeMinutes: 5,
  codeTries: 5,
  codeAgainSeconds: 60,
  /** How long a ticket of `account.confirm` confirms what the same session does. */
  confirmationMinutes: 10,
  /**
   * Coins that orders of `accountHoldHours` from the owner's browser together may take without a confirmation: about
   * what sending one parcel costs, so somebody who finds a phone gains nothing.
   */
  unconfirmedCoins: 10_000,
  /** Codes within an hour: of one account asked by one caller, by all strangers together, and from one network. */
  codesPerCaller: 5,
  codesPerAccount: 12,
  /** More of them for networks that have not asked for this account. */
  codesReserve: 12,
  codesPerAddress: 60,
  /** How long Turnstile may take to say whether its token is good, and how long a token can be. */
  humanCheckMs: 2_000,
  humanTokenChars: 2_048,
  /**
   * For shoppers who did not pass the human check of a shop that has one: codes and registrations of one network within
   * an hour and of the whole shop, and failed sign-ins of one network within `loginWindowMinutes`.
   */
  uncheckedCodesPerAddress: 10,
  uncheckedCodesPerShop: 100,
  uncheckedLoginsPerAddress: 20,
} as const
