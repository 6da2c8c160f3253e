import { createHash } from 'node:crypto'
import { sameSecret } from '#commerce/platform/same-secret.ts'

export interface SignedFields {
  order_id: string
  status_code: string
  /** Exactly as it is in the body: "44000.00". */
  gross_amount: string
}

/** hex(SHA512(order_id + status_code + gross_amount + ServerKey)); Midtrans, "HTTP notification". */
export function signatureOf({ order_id, status_code, gross_amount }: SignedFields, serverKey: string): string {
  return createHash('sha512')
    .update(order_id + status_code + gross_amount + serverKey)
    .digest('hex')
}

/** Only the exact lower-case text is right. */
export const isSignedBy = (serverKey: string, fields: SignedFields, signature: string): boolean =>
  sameSecret(signature, signatureOf(fields, serverKey))
