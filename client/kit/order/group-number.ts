/** A number of a bank or a till in groups of four, for reading aloud: '8077 7008 1234 5678'. A short one is one group. */
export const groupNumber = (number: string): string =>
  number.length > 8 ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number
