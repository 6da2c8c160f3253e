import { api } from '#shared/api/index.ts'
import { href } from '#shared/routes.ts'
import { can, go, notFound, page, type Refusal } from '../page.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Form, RefusalNote } from '../ui/form.tsx'
import { found } from './found.ts'
import { type OrderData, OrderView, owed, watched } from './order.tsx'
import { trackRefusals, trackSamples } from './samples/order.ts'

export interface TrackData extends OrderData {
  /** closed: it asks for the phone's last digits · open: they were right · never: there is nothing behind it, or this backend cannot. */
  door: 'closed' | 'open' | 'never'
  token: string
}

/** The signed link a guest follows: whoever holds it sees the order; name, phone and street only who knows the end of the phone number. */
export const track = page({
  route: 'track',
  cache: 'never',
  async load({ api, params: { token }, shop, orderPass }): Promise<TrackData> {
    const order = await found(api.order.track({ token: tokenOf(token), pass: orderPass }))
    const at = href('track', { token })
    const poll = { name: 'order.track', token } as const
    const payment = owed(order, { at, poll, retry: null, mayChange: false, token: can(shop, 'proof.send') ? token : null })
    const door = order.address ? 'open' : can(shop, 'order.openTrack') ? 'closed' : 'never'
    return { order, payment, actions: null, watch: watched(order, payment, at, poll), door, token }
  },
  head: () => ({ title: 'Lacak Pesanan', noindex: true }),
  view: (data, frame) => (
    <OrderView data={data} frame={frame} instead={<Door data={data} path={frame.path} refusal={frame.refusal?.action === 'open' ? frame.refusal : null} />} />
  ),
  actions: {
    async open(ctx) {
      const token = tokenOf(ctx.params.token)
      const { pass } = await ctx.api.order.openTrack(ctx.read(api.order.openTrack, { token }))
      return go(href('track', { token }), { flash: 'link_opened', pass })
    },
  },
  samples: trackSamples,
  refusals: trackRefusals,
})

export const tokenOf = (token: string): string => (/^[\w.-]{1,512}$/.test(token) ? token : notFound())

/** The key under the mat: four digits that whoever waits for the parcel knows. */
function Door({ data: { door, token, order }, path, refusal }: { data: TrackData; path: string; refusal: Refusal | null }) {
  if (door === 'never') return null
  const paid = order.bill?.status === 'PAID' || order.bill?.status === 'COD'
  if (door === 'open')
    return paid ? (
      <ButtonLink href={href('trackInvoice', { token })} variant="outline" full>
        Lihat Invoice
      </ButtonLink>
    ) : null
  return (
    <Card title="Lihat penerima dan alamat">
      {refusal ? <RefusalNote message={refusal.message} className="mb-3" /> : null}
      <Form path={path} action="open" className="space-y-3">
        <Field
          name="digits"
          label="4 digit terakhir nomor HP penerima"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={refusal?.fields['digits']}
          hint="Alamat hanya ditampilkan kepada yang mengenal nomor HP penerima."
        />
        <Button full>Tampilkan</Button>
      </Form>
    </Card>
  )
}
