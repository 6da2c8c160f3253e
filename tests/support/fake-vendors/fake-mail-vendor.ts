import { type Answer, type Asked, openVendor } from './fake-vendor.ts'

/**
 * The recipient decides how the vendor answers: for `hilang@…` the first answer is lost, `sibuk@…` gets one 500,
 * `ditolak@…` a 422.
 */
const faults: Readonly<Record<string, { first?: Answer; always?: Answer }>> = {
  hilang: { first: 'drop' },
  sibuk: { first: { status: 500, json: { message: 'internal' } } },
  ditolak: { always: { status: 422, json: { name: 'validation_error' } } },
  rusak: { first: { text: '<html>' } },
}

/**
 * A fake of Resend and Meta's Cloud API on this machine, for tests in workerd. `/asked?to=…` returns the requests and
 * `/delivered?to=…` the delivered messages. The Resend part honours idempotency keys.
 */
export async function openFakeMailVendor() {
  const asked: (Asked & { to: string; key: string })[] = []
  const delivered: { to: string; text: string }[] = []
  const seen = new Set<string>()

  function take(one: Asked): Answer {
    const { searchParams, pathname } = new URL(one.path, 'http://post')
    const mine = <T extends { to: string }>(rows: readonly T[]) => ({
      json: rows.filter(({ to }) => to === searchParams.get('to')),
    })
    if (pathname === '/asked') return mine(asked)
    if (pathname === '/delivered') return mine(delivered)
    // How keys are tried: Resend's list of domains, Meta's own number.
    if (one.method === 'GET')
      return one.headers.authorization === 'Bearer only-for-tests'
        ? { json: { id: 'x' } }
        : { status: 401, json: { name: 'invalid_api_key' } }
    const body = one.body as { to: string | string[]; text?: string; biz_opaque_callback_data?: string }
    const to = String(body.to)
    const first = !asked.some((before) => before.to === to)
    const key = String(one.headers['idempotency-key'] ?? body.biz_opaque_callback_data)
    asked.push({ ...one, to, key })
    const { first: once, always } = faults[to.split('@')[0] ?? ''] ?? {}
    const fault = always ?? (first ? once : undefined)
    // The message was accepted; only its answer is lost.
    if ((!fault || fault === 'drop') && !seen.has(key))
      delivered.push({ to, text: String(body.text ?? JSON.stringify(body)) })
    if (!fault || fault === 'drop') seen.add(key)
    return (
      fault ?? {
        json:
          pathname === '/emails'
            ? { id: `re-${key}` }
            : { messaging_product: 'whatsapp', messages: [{ id: `wamid.${key}` }] },
      }
    )
  }
  return openVendor(take)
}
