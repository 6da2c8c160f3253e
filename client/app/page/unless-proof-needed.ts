import { ApiFailure } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'

/** The page where the shopper proves what a refusal asks for. */
const proofs: Readonly<Record<string, 'contactProof' | 'ownerProof'>> = {
  contact_unproven: 'contactProof',
  owner_proof_needed: 'ownerProof',
}

/** Where the shopper proves something when a shop asks for that first; any other refusal stays where it was. */
export async function unlessProofNeeded<T>(orderId: string, attempt: Promise<T>): Promise<T | { proof: string }> {
  try {
    return await attempt
  } catch (failure) {
    const proof = failure instanceof ApiFailure && failure.code !== null ? proofs[failure.code] : undefined
    if (proof === undefined) throw failure
    return { proof: href(proof, {}, { SALE_ID: orderId }) }
  }
}
