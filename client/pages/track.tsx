import { href } from '#shared/routes.ts'
import { can, notFound, page } from '../page.ts'
import { found } from './found.ts'
import { type OrderData, OrderView, owed } from './order.tsx'
import { trackSamples } from './samples/order.ts'

/** The signed link a guest follows: whoever holds it sees the order without name, phone and street. */
export const track = page({
  route: 'track',
  cache: 'never',
  async load({ api, shop, params: { token } }): Promise<OrderData> {
    if (!/^[\w.-]{1,512}$/.test(token)) notFound()
    const order = await found(api.order.track({ token }))
    return {
      order,
      token,
      payment: owed(order, {
        at: href('track', { token }),
        poll: { name: 'order.track', token },
        retry: null,
        mayChange: false,
        token: can(shop, 'proof.send') ? token : null,
      }),
    }
  },
  head: () => ({ title: 'Lacak Pesanan', noindex: true }),
  view: (data, { refusal }) => <OrderView data={data} refusal={refusal} />,
  samples: trackSamples,
})
