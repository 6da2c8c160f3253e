import { refundProblems } from '#shared/admin/orders.ts'

const perhapsPaid = 'cek dulu di sana apakah sudah dibayar.'
const notBack: Readonly<Record<(typeof refundProblems)[number], string>> = {
  no_answer: `Penyedia tidak menjawab; ${perhapsPaid}`,
  no_keys: `Tanpa kunci yang berlaku, penyedia tidak dapat ditanya; ${perhapsPaid}`,
  underway: `Penyedia memulainya, tetapi belum selesai; ${perhapsPaid}`,
  refused: 'Penyedia tidak dapat mengembalikannya ke pembayaran semula.',
}

/**
 * The first release wrote 'no answer' as two words, and what a vendor who refused had said without a word before it.
 */
export function whyNotBack(problem: string): string {
  const word = problem.split(':')[0]?.replace(' ', '_')
  return notBack[refundProblems.find((one) => one === word) ?? 'refused']
}
