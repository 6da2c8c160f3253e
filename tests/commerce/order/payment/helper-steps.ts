import type { Role } from '#shared/admin/roles.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { send } from '#tests/support/in-workerd/shop.ts'

/** Somebody who packs orders, or may do more: the statuses of what they ask for. A `FormData` is an upload. */
export async function helperOf(shop: SellingShop, role: Role = 'orders') {
  const { body } = await shop.admin('POST', '/tokens', { name: role === 'orders' ? 'Gudang' : 'Kasir', role })
  const authorization = `Bearer ${(body as { token: string }).token}`
  return async (path: string, step: object): Promise<number> => {
    const url = `https://commerce/admin/v1/shops/${shop.host}${path}`
    const asked =
      step instanceof FormData
        ? { headers: { authorization }, body: step }
        : { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(step) }
    return (await send(new Request(url, { method: 'POST', ...asked }))).status
  }
}
