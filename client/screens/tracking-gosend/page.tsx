import { linkTokenPattern } from '#shared/web/id-patterns.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, notFound, page } from '#client/app/page/page.ts'
import { type CourierData, CourierTracking } from './courier-tracking.tsx'
import { found } from '#client/app/page/found.ts'

/** The trip of a GoSend courier, for the order's owner or the holder of its signed link. */
export const trackingGosend = page({
  route: 'trackingGosend',
  cache: 'never',
  async load({ api, params: { bookingId }, query, shop, orderPass }): Promise<CourierData> {
    const token = query.get('lacak')
    if (!can(shop, 'shipment.find') || (token !== null && !linkTokenPattern.test(token))) notFound()
    const shipment = await found(api.shipment.find({ bookingId, token, pass: orderPass }))
    return { shipment, path: href('trackingGosend', { bookingId }, { lacak: token }), at: Date.now() }
  },
  head: ({ shipment }) => ({
    title: 'Lacak Pengiriman',
    noindex: true,
    ...(shipment.orderId ? { back: href('order', { saleId: shipment.orderId }) } : {}),
  }),
  view: (data) => <CourierTracking {...data} />,
  fragments: { [dom.courierPart]: { view: (data) => <CourierTracking {...data} /> } },
  samples: async () => (await import('./samples.ts')).courierSamples,
})
