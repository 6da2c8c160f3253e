import { type Caller, guest, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/**
 * Copies a finished checkout for many guests, each with an own phone, or many times for one `owner`. Real steps for
 * each would make the tests slow.
 */
export async function copies(
  shop: SellingShop,
  orderId: string,
  many: number,
  {
    name = 'shopper',
    owner = null,
    ownPhones = false,
  }: { name?: string; owner?: Caller | null; ownPhones?: boolean } = {},
) {
  const columnsOf = async (table: string) =>
    (await shop.sql(`SELECT name FROM pragma_table_info('${table}')`)).map((row) => String(row['name']))
  const tables = {
    orders: await columnsOf('orders'),
    order_line: await columnsOf('order_line'),
    order_voucher: await columnsOf('order_voucher'),
  }
  const insert = async (table: keyof typeof tables, changes: Readonly<Record<string, string>>, key: string) => {
    const columns = tables[table]
    const values = columns.map((column) => (changes[column] === undefined ? `"${column}"` : `'${changes[column]}'`))
    await shop.sql(
      `INSERT INTO ${table} ("${columns.join('", "')}") SELECT ${values.join(', ')} FROM ${table} WHERE ${key} = '${orderId}'`,
    )
  }
  const all = []
  for (let i = 0; i < many; i++) {
    const shopper = owner ?? guest(`${name}-${String(i).padStart(3, '0')}-`)
    const id = `${name}-order-${i}`
    await insert('orders', owner ? { id } : { id, visitor_id: shopper.visitor ?? '' }, 'id')
    await insert('order_line', { order_id: id }, 'order_id')
    await insert('order_voucher', { order_id: id }, 'order_id')
    if (!owner)
      await shop.sql(
        `UPDATE orders SET address = json_set(address, '$.street', 'Jl. Melawai No. ${i}') WHERE id = '${id}'`,
      )
    if (ownPhones)
      await shop.sql(
        `UPDATE orders SET address = json_set(address, '$.phone', '+62813${10_000_000 + i}') WHERE id = '${id}'`,
      )
    all.push({ shopper, orderId: id })
  }
  return all
}
