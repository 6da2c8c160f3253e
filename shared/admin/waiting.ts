/**
 * Every list of what waits for a person, as the command that shows it, and the desk's screen that has it (below
 * `/kelola`); null: nobody works on it at the desk.
 */
export const waitingLists = {
  'money.list': '/uang',
  'money.listByHelpers': '/konfirmasi',
  'money.listUnpaid': '/uang',
  'refund.list': '/dana',
  'withdrawal.list': '/uang',
  'receipt.list': '/konfirmasi',
  'order.listWaiting step=pack': '/kemas',
  'order.listWaiting step=send': '/serahkan',
  'order.listWaiting step=cancel': '/batal-retur',
  'order.listWaiting step=carried': '/batal-retur',
  'order.list tab=dikirim': '/serahkan',
  'return.list': '/batal-retur',
  'return.list waiting=yes': '/batal-retur',
  'digital.listMissing': null,
  'webhook.list': null,
} as const satisfies Readonly<Record<string, string | null>>
export type WaitingKind = keyof typeof waitingLists
