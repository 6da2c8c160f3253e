/** The switch of light pages: what it offers on a page as it is, and on a light one. */
export const liteForm = {
  name: 'lite',
  on: { value: '1', words: 'Nyalakan Mode Hemat Data' },
  off: { value: '0', words: 'Matikan Mode Hemat Data' },
} as const
