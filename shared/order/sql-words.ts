/** Words of ours as the text of a statement: `('PENDING', 'CANCEL')`. Never for what somebody has typed. */
export const listText = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`
