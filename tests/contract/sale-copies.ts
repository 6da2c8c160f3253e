import { guest, type Sales } from './sale-support.ts'

/** The same finished draft for many guests: taking every step for each would only make the test long. */
export async function copies(shop: Sales, saleId: string, many: number, name = 'buyer') {
  const insert = async (table: string, changes: Readonly<Record<string, string>>, key: string) => {
    const columns = (await shop.sql(`SELECT name FROM pragma_table_info('${table}')`)).map((row) => String(row['name']))
    const values = columns.map((column) => (changes[column] === undefined ? `"${column}"` : `'${changes[column]}'`))
    await shop.sql(`INSERT INTO ${table} ("${columns.join('", "')}") SELECT ${values.join(', ')} FROM ${table} WHERE ${key} = '${saleId}'`)
  }
  const all = []
  for (let i = 0; i < many; i++) {
    const buyer = guest(`${name}-${String(i).padStart(3, '0')}-`)
    const id = `${name}-sale-${i}`
    await insert('sale', { id, visitor_id: buyer.visitor ?? '' }, 'id')
    await insert('sale_line', { sale_id: id }, 'sale_id')
    await insert('sale_coupon', { sale_id: id }, 'sale_id')
    all.push({ buyer, saleId: id })
  }
  return all
}
