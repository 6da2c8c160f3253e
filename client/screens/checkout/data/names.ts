/**
 * The cards of checkout in the order of the page, each with its fragment. The fragments are Indonesian because the
 * shopper sees them after the `#` of the address.
 */
export const fragments = {
  address: 'alamat',
  shipping: 'pengiriman',
  voucher: 'voucher',
  payment: 'pembayaran',
  note: 'catatan',
  dropship: 'dropship',
} as const
export type CardName = keyof typeof fragments

/** Ids of this screen's forms. What is typed in them is kept under these names until it is sent. */
export const ids = {
  /**
   * The note and the choices of shipping and payment belong to this form, so that without script one press sends them
   * all.
   */
  placeForm: 'place-order',
  addressForm: 'address-form',
  dropshipForm: 'dropship-form',
} as const
