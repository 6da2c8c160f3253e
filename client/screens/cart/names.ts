/** The cards of the cart, each with its fragment, which the shopper sees after the `#` of the address. */
export const fragments = { note: 'catatan', voucher: 'voucher' } as const

/** Ids of this screen. */
export const ids = {
  /** The ticked lines and the note belong to this form, so that without script one press takes them along. */
  checkoutForm: 'checkout',
  voucherForm: 'voucher-code',
  emptyTitle: 'empty-cart',
} as const
