import { type Answer, type Asked, openVendor } from './fake-vendor.ts'

interface TagBody {
  client_id?: string
  data?: { user_data?: { fbp: string }; user?: { ttp?: string; ttclid?: string } }[]
}

/**
 * A fake of Google's Measurement Protocol, Meta's Conversions API and TikTok's Events API on this machine. The browser's name decides: with
 * `.9001` the first answer is lost, with `.9002` there is one 500, with `.9003` always a 400. `/asked?client=…` returns
 * the requests about one browser.
 */
export async function openFakeTagVendor() {
  const asked: (Asked & { client: string })[] = []

  function take(one: Asked): Answer {
    const { searchParams, pathname } = new URL(one.path, 'http://tag')
    if (pathname === '/asked') return { json: asked.filter(({ client }) => client === searchParams.get('client')) }
    if (one.method === 'GET') return { json: { id: 'x' } }
    if (pathname.startsWith('/debug/')) return { json: { validationMessages: [] } }
    const body = one.body as TagBody
    const event = body.data?.[0]
    const client = body.client_id ?? event?.user_data?.fbp ?? event?.user?.ttp ?? event?.user?.ttclid ?? ''
    const first = !asked.some((before) => before.client === client)
    asked.push({ ...one, client })
    if (first && client.endsWith('.9001')) return 'drop'
    if (first && client.endsWith('.9002')) return { status: 500, text: 'internal' }
    if (client.endsWith('.9003')) return { status: 400, json: { error: { message: 'Invalid parameter' } } }
    if (pathname === '/event/track/') return { json: { code: event ? 0 : 40_002, message: 'OK', data: {} } }
    return pathname === '/mp/collect' ? { status: 204, text: '' } : { json: { events_received: 1, fbtrace_id: 'A1' } }
  }
  return openVendor(take)
}
