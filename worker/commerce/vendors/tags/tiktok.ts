import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { tiktokIdOf } from '#shared/web/tags.ts'
import { BaseUrl } from '../entry.ts'
import { callVendor, type Fetch, type VendorResult } from '../vendor-http.ts'
import type { TagEntry } from './registry.ts'

const TiktokPixelKeys = z.strictObject({
  /** The access token of the pixel's Events API. */
  token: z.string().min(8).max(500),
  baseUrl: BaseUrl.default('https://business-api.tiktok.com/open_api/v1.3'),
})
type TiktokPixelKeys = z.output<typeof TiktokPixelKeys>

/** Whatever it says, TikTok answers by 200; the code tells a refusal, a token that has ended and "later" apart. */
const Answer = z.object({ code: z.int(), message: z.string().default('') })
const [tooOften, itsOwnFault, wrongFields, tokenEnded] = [40_100, 50_000, 40_002, 40_105]

async function send(
  fetch: Fetch,
  { token, baseUrl }: TiktokPixelKeys,
  id: string,
  data: readonly object[],
): Promise<VendorResult<z.output<typeof Answer>>> {
  const answer = await callVendor(fetch, Answer, {
    method: 'POST',
    url: `${baseUrl}/event/track/`,
    headers: { 'access-token': token },
    body: { event_source: 'web', event_source_id: id, data },
    deadline: limits.writeTimeoutMs,
  })
  if (!answer.ok || answer.value.code === 0) return answer
  const { code, message } = answer.value
  const later = code === tooOften || code >= itsOwnFault
  return {
    ok: false,
    reason: later ? 'down' : code === tokenEnded ? 'locked' : 'refused',
    detail: `code ${code} ${message}`.slice(0, limits.messageChars),
  }
}

/**
 * TikTok by the Events API (business-api.tiktok.com/portal/docs?id=1771100865818625): POST /event/track/. The same event
 * and `event_id` count once within 48 hours. Of the shopper it gets the browser's id and the click from TikTok's own
 * cookies and the user agent.
 */
export const tiktokPixel: TagEntry<TiktokPixelKeys> = {
  keys: TiktokPixelKeys,
  check: {
    hosts: /^business-api\.tiktok\.com$/,
    // Without an event nothing is counted: to a right token it says that the fields are wrong.
    check: async (keys, { fetch, settings }) => {
      const answer = await send(fetch, keys, tiktokIdOf(settings.tiktokPixelId) ?? '', [])
      return !answer.ok && answer.detail.startsWith(`code ${wrongFields} `) ? { ok: true, value: null } : answer
    },
  },
  consent: 'tiktok',
  idOf: ({ tiktokPixelId }) => tiktokIdOf(tiktokPixelId),
  oldestHours: 7 * 24,
  vendor: (keys, id, { fetch }) => ({
    tell: ({ eventId, at, browser: { id: ttp, click: ttclid }, userAgent, shopAddress, value, items }) =>
      send(fetch, keys, id, [
        {
          event: 'Purchase',
          event_id: eventId,
          event_time: Math.floor(at.getTime() / 1_000),
          user: { ...(ttp ? { ttp } : {}), ...(ttclid ? { ttclid } : {}), user_agent: userAgent },
          page: { url: shopAddress },
          properties: {
            currency: 'IDR',
            value,
            order_id: eventId,
            content_type: 'product',
            contents: items.map(({ id: content_id, name: content_name, price, quantity }) => ({
              content_id,
              content_name,
              price,
              quantity,
            })),
          },
        },
      ]),
  }),
}
