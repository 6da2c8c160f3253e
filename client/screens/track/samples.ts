import { messageOf } from '#shared/text/errors.ts'
import type { Order } from '#shared/api/order/order.ts'
import * as dom from '#client/app/dom-names.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { address } from '#client/samples/order-goods.ts'
import { bought, completed, pending, readyToFetch, shipping } from '#client/samples/orders.ts'
import { expired, owedUnsaid, unreported, waiting } from '#client/screens/order/samples.ts'
import { licence } from '#client/screens/orders-digital/samples.ts'
import type { TrackData } from './page.tsx'

const stranger = (order: Order): Order => ({ ...order, address: null, trackToken: null })
const link = {
  actions: null,
  watch: null,
  news: null,
  naming: null,
  details: 'locked',
  token: 'contoh.token',
  reviewable: false,
  licences: [],
  cancelKey: null,
} as const
const personal = {
  removed: false,
  forOther: false,
  codeWays: [{ channel: 'whatsapp', contact: '08••••••7890' }],
} as const
const mine = { ...shipping, personal: { ...personal, codeWays: [...personal.codeWays] }, trackToken: null }
const erasing: TrackData = {
  ...link,
  order: mine,
  payment: null,
  details: 'open',
  naming: { refundId: dom.orderDataId, ticket: 'contoh-tiket' },
}
const closed: TrackData = {
  ...link,
  order: stranger(pending),
  payment: { ...waiting.payment, retry: null, change: null, download: null },
}
export const trackSamples: Readonly<Record<string, TrackData>> = {
  pending: closed,
  own: {
    ...link,
    order: { ...pending, trackToken: null },
    payment: waiting.payment,
    details: 'open',
    cancelKey: 'contoh',
  },
  shipping: { ...link, order: { ...stranger(shipping), claim: 'signIn' }, payment: null },
  opened: { ...link, order: { ...mine, claim: 'ready' }, payment: null, details: 'open' },
  unreported: { ...link, order: { ...mine, ...unreported, trackToken: null }, payment: null, details: 'open' },
  unreportedClosed: { ...link, order: stranger(unreported), payment: null },
  reviewable: { ...link, order: stranger(completed(shipping)), payment: null, reviewable: true },
  erasing,
  unreachable: { ...erasing, order: { ...mine, personal: { ...personal, codeWays: [] } }, naming: null },
  removed: {
    ...link,
    order: { ...stranger(shipping), personal: { ...personal, removed: true, codeWays: [] } },
    payment: null,
    details: 'unavailable',
  },
  unverified: { ...link, order: { ...stranger(shipping), claim: 'verify' }, payment: null },
  digital: {
    ...link,
    order: { ...stranger(bought), address: { ...address, street: null, postcode: '' } },
    payment: null,
    details: 'open',
    licences: [licence],
  },
  pickup: {
    ...link,
    order: stranger({ ...readyToFetch, pickup: readyToFetch.pickup && { ...readyToFetch.pickup, code: null } }),
    payment: null,
  },
  digitalClosed: { ...link, order: stranger(bought), payment: null },
  refund: { ...link, order: stranger(owedUnsaid), payment: null },
  expired: { ...link, order: stranger(expired.order), payment: expired.payment },
}
export const trackRefusals: Refusals<TrackData> = {
  wrong: {
    data: closed,
    refusal: refusal('open', 'order_link_digits', {
      fields: { digits: messageOf('order_link_digits') },
    }),
  },
  underWay: { data: { ...erasing, naming: null }, refusal: refusal('askErasureCode', 'personal_data_order') },
  wrongCode: {
    data: erasing,
    refusal: refusal('eraseData', 'code_wrong', { fields: { code: 'Kode OTP salah.' } }),
  },
  tooMany: { data: closed, refusal: refusal('open', 'too_many', { status: 429, details: { minutes: 42 } }) },
}
