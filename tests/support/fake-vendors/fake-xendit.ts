import { randomUUID } from 'node:crypto'
import { type Answer, type Asked, openVendor, shopOf } from './fake-vendor.ts'
import { xenditKeys } from './keys.ts'

interface Charge {
  id: string
  reference_id: string
  status: string
  currency: string
  charge_amount: number
  refunded_amount: number | null
  channel_code: string
  channel_properties: Record<string, string>
  void_status: string | null
  created: string
  refunds: { id: string; charge_id: string; status: string; refund_amount: number }[]
}
interface Trouble {
  fault?: 'down' | 'lost' | 'refusing'
  /** A void or a refund takes its time. */
  slow?: boolean
}

/**
 * A fake Xendit on this machine: e-wallet charges, their void and refunds, and the list of transactions, with the
 * fields and error codes of its documentation, over real HTTP. Tests change charges and cause faults at `/_/…`.
 */
export async function openFakeXendit() {
  const charges = new Map<string, Charge>()
  const troubles = new Map<string, Trouble>()

  function answer(request: Asked): Answer {
    const { shop, asked } = shopOf(request)
    const [path = '', query = ''] = asked.path.split('?')
    const [, root, name = '', id = '', verb = ''] = path.split('/').map(decodeURIComponent)
    if (root === '_') return { json: control(shop, name, id, asked.body) }
    const trouble = troubles.get(shop) ?? {}
    if (trouble.fault === 'down') return { status: 503, json: { error_code: 'CHANNEL_UNAVAILABLE' } }
    if (asked.headers.authorization !== `Basic ${Buffer.from(`${xenditKeys.secretKey}:`).toString('base64')}`)
      return problem(401, 'INVALID_API_KEY')
    if (root === 'transactions') return list(new URLSearchParams(query).get('reference_id'))
    const answered = id === '' ? charge(asked.body as Parameters<typeof charge>[0]) : act(id, verb, asked, trouble)
    return trouble.fault === 'lost' && asked.method === 'POST' ? 'drop' : answered
  }

  const list = (reference: string | null): Answer => ({
    json: {
      has_more: false,
      data: [...charges.values()]
        .filter(({ reference_id }) => reference_id === reference)
        .map(({ id: product_id, reference_id }) => ({ id: `txn_${product_id}`, product_id, reference_id })),
    },
  })

  /** It takes a reference twice. */
  function charge(body: Charge & { amount: number; checkout_method: string }): Answer {
    const { reference_id, currency, amount, checkout_method, channel_code, channel_properties } = body
    const fits =
      channel_code === 'ID_OVO'
        ? /^\+62\d{8,13}$/.test(channel_properties['mobile_number'] ?? '')
        : channel_code === 'ID_DANA' && (channel_properties['success_redirect_url'] ?? '').startsWith('https:')
    if (!fits || currency !== 'IDR' || checkout_method !== 'ONE_TIME_PAYMENT' || amount < 100)
      return problem(400, 'API_VALIDATION_ERROR')
    const made: Charge = {
      ...{ id: `ewc_${randomUUID()}`, reference_id, status: 'PENDING', currency, charge_amount: amount },
      ...{ refunded_amount: null, channel_code, channel_properties, void_status: null },
      ...{ created: new Date().toISOString(), refunds: [] },
    }
    charges.set(made.id, made)
    return { status: 202, json: bodyOf(made) }
  }

  function act(id: string, verb: string, { method, body }: Asked, { fault, slow = false }: Trouble): Answer {
    const found = charges.get(id)
    if (!found) return problem(404, 'DATA_NOT_FOUND')
    if (verb === '') return { json: bodyOf(found) }
    if (method === 'GET') return { json: { has_more: false, data: found.refunds } }
    if (fault === 'refusing' || found.status !== 'SUCCEEDED') return problem(400, 'INELIGIBLE_TRANSACTION')
    if (verb === 'void') {
      Object.assign(found, slow ? { void_status: 'PENDING' } : { void_status: 'SUCCEEDED', status: 'VOIDED' })
      return { json: bodyOf(found) }
    }
    if (found.channel_code === 'ID_OVO') return problem(400, 'REFUND_NOT_SUPPORTED')
    // From the next day on, in Jakarta.
    if (dayOf(new Date(found.created)) === dayOf(new Date())) return problem(403, 'INELIGIBLE_TRANSACTION')
    const { amount: refund_amount } = body as { amount: number }
    const made = { id: `ewr_${randomUUID()}`, charge_id: id, status: slow ? 'PENDING' : 'SUCCEEDED', refund_amount }
    found.refunds.push(made)
    if (!slow) found.refunded_amount = (found.refunded_amount ?? 0) + refund_amount
    return { json: made }
  }

  function control(shop: string, name: string, reference: string, body: unknown): unknown {
    if (name === 'calm') troubles.delete(shop)
    if (name === 'trouble') troubles.set(shop, body as Trouble)
    const all = [...charges.values()].filter(({ reference_id }) => reference_id === reference)
    const one = all.at(-1)
    if (one && name === 'move') Object.assign(one, body)
    if (one && name === 'notice') return noticeOf(one, body as { event?: string })
    return { all, ...one }
  }

  return { ...(await openVendor(answer)), charges, trouble: (now: Trouble) => void troubles.set('', now) }
}

const problem = (status: number, error_code: string): Answer => ({ status, json: { error_code, message: error_code } })

const dayOf = (at: Date): string => at.toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' })

/** Only DANA has a page; OVO's request is in the app. */
function bodyOf({ refunds: _refunds, ...charge }: Charge) {
  const url = `https://ewallet-mock-connector.xendit.co/v1/ewallet_connector/checkouts?token=${charge.id}`
  const page = { desktop_web_checkout_url: url, mobile_web_checkout_url: url, mobile_deeplink_checkout_url: null }
  const actions = charge.channel_code === 'ID_DANA' ? { ...page, qr_checkout_string: null } : null
  const more = { business_id: 'b1', checkout_method: 'ONE_TIME_PAYMENT', failure_code: null, metadata: null }
  return { ...more, actions, ...charge }
}

/** A report of a refund names its charge only by id. */
function noticeOf(charge: Charge, { event = 'ewallet.capture' }: { event?: string }) {
  const data = event === 'ewallet.refund' ? charge.refunds.at(-1) : bodyOf(charge)
  return { event, business_id: 'b1', created: charge.created, api_version: null, data }
}
