/** In the history of an order: its parcel came back to the shop, refused by who should have paid, or not delivered. */
export const cameBackKinds = ['cod_refused', 'returned_to_sender'] as const
