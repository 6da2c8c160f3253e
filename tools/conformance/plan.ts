import type { BillCode, CartId, ItemId, OrderId, Rupiah } from '#shared/api/contract/brands.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import type { EndpointName, Input, OutputOf } from '#shared/api/index.ts'

/** What the command line said, and what earlier answers have taught. */
export interface Known {
  accessKey?: string
  companyId?: number
  /** It says that it knows our extensions, so requests carry their fields. */
  extended: boolean
  item?: ItemId
  voucher?: string
  slug?: string
  article?: string
  information?: string
  /** Lines that were in the cart before: they are not ours to touch. */
  linesBefore?: ReadonlySet<CartId>
  line?: CartId
  order?: OrderId
  shipping?: string
  payment?: { vendor: string; method: string }
  /** The total of the last `checkout.find`. */
  total?: Rupiah
  placed?: OrderId
  bill?: BillCode
  track?: string
}

export interface Step {
  /** read: changes nothing · write: the purchase, only with --write · never: we do not try it, and why. */
  phase: 'read' | 'write' | { never: string }
  /** What has to be known first. */
  needs: string
  /** Calls that are made once more afterwards, to see what it did. */
  after: readonly EndpointName[]
  /** null: what it needs is not known. */
  input(known: Known): Readonly<Record<string, unknown>> | null
  learn(known: Known, value: unknown): void
}

interface Given<E extends Endpoint> {
  phase?: 'read' | 'write'
  needs?: string
  after?: readonly EndpointName[]
  input?: (known: Known) => Input<E> | null
  learn?: (known: Known, value: OutputOf<E>) => void
}

/** The endpoint is given only for its types: what is sent and what is learnt fit its schemas. */
export function step<E extends Endpoint>(_endpoint: E, given: Given<E> = {}): Step {
  const { phase = 'read', needs = '', after = [], input, learn } = given
  return {
    phase,
    needs,
    after,
    input: (known) => (input ? (input(known) as Readonly<Record<string, unknown>> | null) : {}),
    // The answer was decoded by this endpoint's own schema.
    learn: (known, value) => learn?.(known, value as OutputOf<E>),
  }
}

export const never = (reason: string): Step => ({
  phase: { never: reason },
  needs: '',
  after: [],
  input: () => null,
  learn: () => {},
})
