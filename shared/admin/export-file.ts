import { z } from 'zod'
import { Category, Product } from './catalog.ts'
import type { SendToShop } from './import-file.ts'
import { csvOfProducts, type Exported } from './product-csv.ts'

const Page = z.object({ products: z.array(Product), next: z.string().nullable(), stamp: z.string() })
const Categories = z.object({ categories: z.array(Category) })

/**
 * What a shop sells as a file that `importFile` reads: `csv` has the products, `ndjson` the categories before them. It
 * is read page by page, so a product that changes meanwhile is there as it is when its page is read.
 */
export async function exportFile(kind: 'csv' | 'ndjson', send: SendToShop): Promise<string> {
  const exported: Exported[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = Page.parse(await read(send, `/export/products${next === '' ? '' : `?after=${next}`}`))
    exported.push(...page.products.map((product) => ({ product, stamp: page.stamp })))
    next = page.next
  }
  if (kind === 'csv') return csvOfProducts(exported)
  const { categories } = Categories.parse(await read(send, '/categories'))
  const lines = [...categories.map((category) => ({ category })), ...exported.map(({ product }) => ({ product }))]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

async function read(send: SendToShop, path: string): Promise<unknown> {
  const { status, body } = await send('GET', path)
  if (status !== 200) throw new Error(`the shop answered ${status}: ${JSON.stringify(body)}`)
  return body
}
