/** The demo batik shop as its account, its bills and its messages name it. */
export const sampleShop = {
  name: 'Griya Larasati',
  account: { bank: 'BCA', number: '1234567890', holder: 'CV GRIYA LARASATI' },
} as const
