import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { googleIdOf } from '#shared/web/tags.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { callVendor } from '../vendor-http.ts'
import type { TagEntry } from './registry.ts'

const GoogleAnalyticsKeys = z.strictObject({
  /** The stream's API secret for the Measurement Protocol. */
  apiSecret: Secret,
  baseUrl: BaseUrl.default('https://www.google-analytics.com'),
})
type GoogleAnalyticsKeys = z.output<typeof GoogleAnalyticsKeys>

/**
 * Google Analytics 4 by the Measurement Protocol (developers.google.com/analytics/devguides/collection/protocol/ga4):
 * POST /mp/collect, answered by 204 without a body whatever is in it. A purchase with a known `transaction_id` counts
 * once. Events older than 72 hours are not taken.
 */
export const googleAnalytics: TagEntry<GoogleAnalyticsKeys> = {
  keys: GoogleAnalyticsKeys,
  check: {
    hosts: /^www\.google-analytics\.com$/,
    // Google does not say whether an API secret is right; its validation server at least answers.
    check: ({ apiSecret, baseUrl }, { fetch, settings }) => {
      const asked = { measurement_id: googleIdOf(settings.googleAnalyticsId) ?? '', api_secret: apiSecret }
      return callVendor(fetch, z.unknown(), {
        method: 'POST',
        url: `${baseUrl}/debug/mp/collect?${new URLSearchParams(asked)}`,
        headers: {},
        body: { client_id: 'etalase.check', events: [] },
        deadline: limits.writeTimeoutMs,
      })
    },
  },
  consent: 'google',
  idOf: ({ googleAnalyticsId }) => googleIdOf(googleAnalyticsId),
  oldestHours: 72,
  vendor: ({ apiSecret, baseUrl }, id, { fetch }) => ({
    tell: ({ eventId, at, browser: { id: client_id, click: session_id }, value, shipping, items }) =>
      callVendor(fetch, z.unknown(), {
        method: 'POST',
        url: `${baseUrl}/mp/collect?${new URLSearchParams({ measurement_id: id, api_secret: apiSecret })}`,
        headers: {},
        body: {
          client_id,
          timestamp_micros: at.getTime() * 1_000,
          consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
          events: [
            {
              name: 'purchase',
              params: {
                event_id: eventId,
                // Without its visit a purchase belongs to no campaign, and without a duration to no active one.
                ...(session_id ? { session_id, engagement_time_msec: 1 } : {}),
                transaction_id: eventId,
                currency: 'IDR',
                value,
                shipping,
                items: items.map(({ id: item_id, name: item_name, price, quantity }) => ({
                  item_id,
                  item_name,
                  price,
                  quantity,
                })),
              },
            },
          ],
        },
        deadline: limits.writeTimeoutMs,
      }),
  }),
}
