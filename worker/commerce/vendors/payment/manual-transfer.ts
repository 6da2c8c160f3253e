import type { BankAccount } from '#commerce/app/vendors.ts'
import type { PaymentGateway, VendorFailure } from './gateway.ts'

const nobody: VendorFailure = { ok: false, reason: 'unknown', detail: 'a bank transfer is confirmed by the seller' }

/** Transfer to the shop's own bank account: the number comes from the settings and the payment is seen by a person. */
export function createManualTransfer(account: BankAccount): PaymentGateway {
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
    status: async () => nobody,
    cancel: async () => nobody,
    expire: async () => nobody,
    refund: async () => nobody,
    verifyNotification: async () => null,
  }
}
