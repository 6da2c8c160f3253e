import { OrderId } from '#shared/api/contract/brands.ts'
import { notFound } from './page.ts'

/** The order an address names; an id that no order can have is a page that does not exist. */
export function orderIdOf(value: string): OrderId {
  const id = OrderId.safeDecode(value)
  return id.success ? id.data : notFound()
}
