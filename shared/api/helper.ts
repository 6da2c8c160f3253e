import { z } from 'zod'
import { Code, withDefault, text } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, wire } from './endpoint.ts'

const call = { access: 'visitor', door: 'closed' } as const

export const helper = {
  trackTraffic: endpoint({
    ...call,
    upstream: 'POST /helper/tracking-traffic',
    input: wire({ path: ['TRAFFIC_PATH', text(500)] }),
    output: wire({}),
  }),
  trackAffiliate: endpoint({
    ...call,
    upstream: 'POST /helper/tracking-affiliate',
    input: wire({
      code: ['AFFILIATE_TRACKING_CODE', z.string().min(1).max(limits.referralChars)],
      address: ['AFFILIATE_TRACKING_IP_ADDRESS', withDefault(text(64), '')],
      device: ['AFFILIATE_TRACKING_DEVICE_MODEL', withDefault(text(40), '')],
      event: ['AFFILIATE_TRACKING_EVENT_TYPE', z.literal('CLICK')],
    }),
    output: wire({}),
  }),
  /** The answer of the multipart upload; the bytes themselves are streamed past the contract's codecs. */
  upload: endpoint({
    ...call,
    upstream: 'POST /helper/upload',
    input: wire({}),
    output: wire({ fileId: ['FILE_ID', Code] }),
  }),
}
