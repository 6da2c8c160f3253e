import type { Recorded } from './foreign-backend.ts'
import { bodyOf, type Handler, ListPage } from './foreign-shop.ts'
import { type ForeignSales, goods, Refused, type WriteId } from './foreign-sales.ts'
import { foreignToken } from './ids.ts'

export const customerPassword = 'rahasia-belanja'
const pageRows = 12

/**
 * The published extensions that a customer of a foreign shop meets: an account with addresses and orders, categories and
 * search. Everything is as docs/backend.md and the reference have it, and nothing more.
 */
export class ForeignCustomers {
  #name = 'Siti Aminah'
  #addresses: Record<string, unknown>[] = []
  constructor(
    readonly sales: ForeignSales,
    readonly idOf: WriteId,
  ) {}

  table(card: (id: string) => unknown): [string, Handler][] {
    const page = ({ query }: Recorded, rows: readonly unknown[]) => {
      const size = Number(query.DATA_PER_PAGE ?? pageRows)
      const from = Number(query.PAGE_INDEX ?? 0) * size
      return new ListPage(rows.slice(from, from + size), rows.length)
    }
    const found = (text = '') =>
      Object.entries(goods).filter(([, { name }]) => name.toLowerCase().includes(text.toLowerCase()))
    return [
      ['POST /customer/login', (call) => this.#login(bodyOf(call))],
      ['POST /customer/register', (call) => this.#register(bodyOf(call))],
      ['POST /customer/logout', () => null],
      ['GET /customer/me', (call) => signedIn(call, () => this.#profile())],
      ['GET /customer/address', (call) => signedIn(call, () => this.#addresses)],
      ['POST /customer/address', (call) => signedIn(call, () => this.#saveAddress(bodyOf(call)))],
      ['GET /order/list', (call) => signedIn(call, () => page(call, this.sales.cards()))],
      ['GET /order/detail/{id}', (_, id) => this.sales.order(id)],
      [
        'GET /product/search',
        (call) =>
          page(
            call,
            found(call.query.TEXT_SEARCH).map(([id]) => card(id)),
          ),
      ],
      ['GET /product/category', () => [{ CATEGORY_SLUG: 'minuman', CATEGORY_NAME: 'Minuman', PARENT_SLUG: null }]],
    ]
  }

  #profile() {
    return {
      CUSTOMER_ID: this.idOf(42),
      CUSTOMER_BRANCH_ID: 7,
      CUSTOMER_CODE: 'PLG-42',
      CUSTOMER_EMAIL: 'siti@contoh.id',
      CUSTOMER_NAME: this.#name,
      CUSTOMER_PHONE: '081298765432',
      CUSTOMER_TYPE: 1,
      CUSTOMER_TYPE_NAME: 'Umum',
    }
  }
  #login(body: Readonly<Record<string, unknown>>) {
    if (body.CUSTOMER_PASSWORD !== customerPassword) throw new Refused(401, 'Email atau kata sandi salah')
    return { ...this.#profile(), TOKEN: foreignToken() }
  }
  #register(body: Readonly<Record<string, unknown>>) {
    this.#name = String(body.CUSTOMER_NAME)
    return { ...this.#profile(), TOKEN: foreignToken() }
  }
  #saveAddress(body: Readonly<Record<string, unknown>>) {
    const id = this.#addresses.length + 1
    this.#addresses.push({ ...body, ADDRESS_ID: this.idOf(id) })
    return { ADDRESS_ID: this.idOf(id) }
  }
}

function signedIn<T>({ headers }: Recorded, answer: () => T): T {
  if (!headers.authorization) throw new Refused(401, 'Silakan masuk')
  return answer()
}
