import type { ReactNode } from 'react'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import * as dom from '#client/app/dom-names.ts'
import type { ButtonLook } from '#client/kit/base/button-look.ts'
import { Button } from '#client/kit/base/button.tsx'
import { formAction } from '#client/kit/form/form.tsx'
import { PickLink } from './pick-link.tsx'
import { addressOfCard } from './product-address.ts'

interface AddFormProps {
  address: string
  itemId: string
  /** Its button. */
  children: ReactNode
}
/** Puts one piece into the cart, without leaving the page. */
export const AddForm = ({ address, itemId, children }: AddFormProps) => (
  <form method="post" action={formAction(address, 'add')} {...dom.mark(dom.inPlaceMark)}>
    <input type="hidden" name="itemId" value={itemId} />
    <input type="hidden" name="quantity" value="1" />
    {children}
  </form>
)

/** Puts one piece into the cart; where a variant is to be chosen, the sheet asks. `itemId`: it was chosen before. */
export const AddOrPick = ({
  product,
  itemId = product.itemId,
  ...look
}: ButtonLook & {
  product: Pick<ProductCard, 'slug' | 'shownItemId' | 'itemId' | 'name'>
  itemId?: ProductCard['itemId']
}) =>
  itemId === null ? (
    <PickLink product={product} {...look} />
  ) : (
    <AddForm address={addressOfCard(product)} itemId={itemId}>
      <Button {...look} aria-label={`+ Keranjang: ${product.name}`}>
        + Keranjang
      </Button>
    </AddForm>
  )
