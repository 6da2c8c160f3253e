import { z } from 'zod'
import { text, withDefault } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, extension, record, rows, specified } from '#shared/api/contract/endpoint.ts'

/** What is counted: visits, searches that found nothing, and clicks on an affiliate's link. */
export const tracking = {
  addView: endpoint({
    ...change,
    access: 'public',
    origin: 'specification',
    upstream: 'POST /helper/tracking-traffic',
    input: record(() => ({
      /** '': no day of a visitor begins. */
      path: ['TRAFFIC_PATH', text(500)],
      /** By what somebody came, in a word (`shared/web/arrival.ts`). */
      arrival: extension('TRAFFIC_SOURCE', text(limits.arrivalChars).optional()),
      /** What was searched for and not found. */
      missed: extension('TRAFFIC_MISSED_LIST', rows(text(limits.missedChars), limits.missedBatch).optional()),
    })),
  }),
  addClick: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /helper/tracking-affiliate',
    input: record(() => ({
      code: specified('AFFILIATE_TRACKING_CODE', z.string().min(1).max(limits.referralChars)),
      address: specified('AFFILIATE_TRACKING_IP_ADDRESS', withDefault(text(64), '')),
      device: specified('AFFILIATE_TRACKING_DEVICE_MODEL', withDefault(text(40), '')),
      event: specified('AFFILIATE_TRACKING_EVENT_TYPE', z.literal('CLICK')),
    })),
  }),
}
