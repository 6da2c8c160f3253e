import type { BankAccount } from '../entry.ts'
import type { PaymentGateway, VendorFailure } from './gateway.ts'
import type { PaymentEntry } from './registry.ts'

/** A transfer to the shop's own bank account. It needs no contract, only an account in the shop's settings. */
export const manual: PaymentEntry<BankAccount> = {
  methods: ['transfer'],
  check: null,
  keys: ({ bankAccount }) => bankAccount,
  gateway: (account) => createManualTransfer(account),
}

const notAsked: VendorFailure = { ok: false, reason: 'unknown', detail: 'a bank transfer is confirmed by the seller' }

/** The number comes from the settings, and the seller sees the payment at the bank. */
function createManualTransfer(account: BankAccount): PaymentGateway {
  return {
    charge: async ({ reference, expiresAt }) => ({
      ok: true,
      value: {
        transactionId: reference,
        number: account.number,
        billerCode: null,
        qrText: null,
        link: null,
        expiresAt,
      },
    }),
    status: async () => notAsked,
    cancel: async () => notAsked,
    canRefund: () => false,
    refund: async () => notAsked,
    // No vendor reports a transfer, so no request is a notification.
    webhook: async () => null,
  }
}
