import { afterAll, beforeAll } from 'vitest'

type Handler = (request: { method: string; path: string; body: unknown }) => Answer | Promise<Answer>
type Answer = { status?: number; json: unknown } | 'drop'

/** Answers the Workers' requests to couriers on invented hosts; all other requests go to the network as before. */
export function openFakeCouriers() {
  const real = globalThis.fetch
  const asked: { host: string; method: string; path: string; body: unknown }[] = []
  const handlers = new Map<string, Handler>()
  beforeAll(() => {
    globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const { hostname, pathname, search } = new URL(request.url)
      if (!hostname.endsWith('.test')) return real(request)
      const text = await request.text()
      const one = {
        method: request.method,
        path: pathname + search,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      }
      asked.push({ host: hostname, ...one })
      const answer = (await handlers.get(hostname)?.(one)) ?? 'drop'
      if (answer === 'drop') throw new TypeError('connection lost')
      return Response.json(answer.json, { status: answer.status ?? 200 })
    }
  })
  afterAll(() => {
    globalThis.fetch = real
  })
  return {
    answer: (host: 'biteship.test' | 'gosend.test', handler: Handler) => handlers.set(host, handler),
    /** The requests since the last call. */
    asked: () => asked.splice(0),
  }
}

/** Where couriers collect parcels. */
export const pickup = {
  address: 'Jl. Gudang No. 1, Jakarta Selatan',
  postcode: '12110',
  point: { latitude: -6.2, longitude: 106.8 },
}

/** A row of Biteship's rates, as it documents them: JNE Reguler, without a fee. */
export const biteshipRate = {
  available_for_cash_on_delivery: false,
  available_for_insurance: false,
  company: 'jne',
  courier_name: 'JNE',
  courier_code: 'jne',
  courier_service_name: 'Reguler',
  courier_service_code: 'reg',
  shipment_duration_range: '1 - 2',
  shipment_duration_unit: 'days',
  shipping_fee: 10_000,
  shipping_fee_discount: 0,
  shipping_fee_surcharge: 0,
  insurance_fee: 0,
  cash_on_delivery_fee: 0,
  price: 10_000,
}
