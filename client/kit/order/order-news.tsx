import * as dom from '#client/app/dom-names.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'

export interface OrderNewsProps {
  /** Path of the page whose action `notify` is posted. */
  at: string
  /** Of the order's link. */
  token: string
  /** By which the browser knows who sends. */
  pushKey: string
}

/**
 * Offers news of an order on the screen of this browser. The late script shows it where the browser can, at the end of
 * the page, where it moves nothing: client/scripts/page/order-news.ts.
 */
export const OrderNews = ({ at, token, pushKey }: OrderNewsProps) => (
  <Form path={at} action="notify" className="wrap pb-6" {...dom.mark(dom.newsMark, pushKey)} hidden>
    <input type="hidden" name="token" value={token} />
    <Button type="button" variant="outline" full>
      Kabari di Layar Perangkat Ini
    </Button>
    <p role="status" className="mt-2 text-sm text-muted" />
  </Form>
)
