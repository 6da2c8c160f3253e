import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { pixelIdOf } from '#shared/web/tags.ts'
import { BaseUrl } from '../entry.ts'
import { unlessLater } from '../meta-errors.ts'
import { callVendor } from '../vendor-http.ts'
import type { TagEntry } from './registry.ts'

const MetaPixelKeys = z.strictObject({
  /** The access token of the pixel's Conversions API. */
  token: z.string().min(8).max(500),
  baseUrl: BaseUrl.default('https://graph.facebook.com/v23.0'),
})
type MetaPixelKeys = z.output<typeof MetaPixelKeys>

/**
 * Meta by the Conversions API (developers.facebook.com/docs/marketing-api/conversions-api): POST /<pixel>/events. The
 * same `event_name` and `event_id` count once within 48 hours. Events older than 7 days are refused. Of the shopper it
 * gets the browser's id and the click from Meta's own cookies and the user agent, which it asks for with every event of a website.
 */
export const metaPixel: TagEntry<MetaPixelKeys> = {
  keys: MetaPixelKeys,
  check: {
    hosts: /^graph\.facebook\.com$/,
    check: ({ token, baseUrl }, { fetch, settings }) =>
      callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/${pixelIdOf(settings.metaPixelId) ?? 'me'}?fields=id`,
        headers: { authorization: `Bearer ${token}` },
        deadline: limits.writeTimeoutMs,
      }),
  },
  consent: 'pixel',
  idOf: ({ metaPixelId }) => pixelIdOf(metaPixelId),
  oldestHours: 7 * 24,
  vendor: ({ token, baseUrl }, id, { fetch }) => ({
    tell: ({ eventId, at, browser: { id: fbp, click: fbc }, userAgent, shopAddress, value, items }) =>
      callVendor(fetch, z.object({ events_received: z.number().int().min(1) }), {
        method: 'POST',
        url: `${baseUrl}/${id}/events`,
        headers: {},
        body: {
          access_token: token,
          data: [
            {
              event_name: 'Purchase',
              event_id: eventId,
              event_time: Math.floor(at.getTime() / 1_000),
              action_source: 'website',
              event_source_url: shopAddress,
              user_data: { fbp, ...(fbc === '' ? {} : { fbc }), client_user_agent: userAgent },
              custom_data: {
                currency: 'IDR',
                value,
                order_id: eventId,
                content_type: 'product',
                content_ids: items.map((item) => item.id),
                contents: items.map(({ id: item, quantity, price }) => ({ id: item, quantity, item_price: price })),
              },
            },
          ],
        },
        deadline: limits.writeTimeoutMs,
      }).then(unlessLater),
  }),
}
