/** The switch of light pages: what it offers on a page as it is, and on a light one. */
export const liteForm = {
  name: 'lite',
  on: { value: '1', words: 'Nyalakan mode hemat data' },
  off: { value: '0', words: 'Matikan mode hemat data' },
} as const
