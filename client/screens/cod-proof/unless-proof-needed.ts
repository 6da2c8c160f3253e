import { ApiFailure } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'

/** Where the shopper proves the phone when a shop asks for that first; any other refusal stays where it was. */
export async function unlessProofNeeded<T>(orderId: string, attempt: Promise<T>): Promise<T | { proof: string }> {
  try {
    return await attempt
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'cod_code_needed') throw failure
    return { proof: href('codProof', {}, { SALE_ID: orderId }) }
  }
}
