import { randomInt, randomUUID } from 'node:crypto'
import { type Seen, Visitor } from '../deploy/visit.ts'

/** A guest with a cart of one line, whose steps go as the scripts of the pages make them. */
export class Buyer {
  readonly #visitor: Visitor
  /** An address that nobody else has: the network in front names it in production. */
  readonly #from = newCaller()
  readonly #goods: Goods
  #line = ''
  #checkout = ''
  #total = ''
  #order = ''
  /** The order is placed once, however often it is sent. */
  readonly #key = randomUUID()

  constructor(origin: string, goods: Goods) {
    this.#visitor = new Visitor(origin)
    this.#goods = goods
  }

  productPage = (): Promise<Seen> => this.#see(`/product/${this.#goods.slug}`)

  add = (): Promise<Seen> =>
    this.#act(`/product/${this.#goods.slug}?_=add`, { itemId: this.#goods.item, quantity: '1' })

  async cartPage(): Promise<Seen> {
    const seen = await this.#see('/order/cart')
    const { text } = seen
    this.#line = /name="line" value="([^"]+)"/.exec(text)?.[1] ?? /&quot;id&quot;:&quot;([^&]+)/.exec(text)?.[1] ?? ''
    return seen
  }

  changeCart = (): Promise<Seen> => this.#act('/order/cart?_=change', { id: this.#line, quantity: '2' })

  async beginCheckout(): Promise<Seen> {
    const seen = await this.#act('/order/cart?_=create', { line: this.#line })
    this.#checkout = toOf(seen)
    return seen
  }

  async checkoutPage(): Promise<Seen> {
    const seen = await this.#see(this.#checkout)
    this.#total = /name="acceptedTotal" value="(\d+)"/.exec(seen.text)?.[1] ?? ''
    return seen
  }

  address = (): Promise<Seen> => this.#act(`${this.#checkout}&_=address`, newAddress())

  shipping = (): Promise<Seen> => this.#act(`${this.#checkout}&_=shipping`, { shipping: 'jne:reg' })

  payment = (): Promise<Seen> => this.#act(`${this.#checkout}&_=payment`, { payment: 'simulator|bca_va' })

  async place(): Promise<Seen> {
    const seen = await this.#act(`${this.#checkout}&_=place`, { _key: this.#key, acceptedTotal: this.#total })
    this.#order = toOf(seen)
    return seen
  }

  paymentPage = (): Promise<Seen> => this.#see(this.#order)

  #see(path: string): Promise<Seen> {
    return this.#visitor.see(path, { headers: this.#from })
  }

  #act(path: string, form: Readonly<Record<string, string>>): Promise<Seen> {
    return this.#visitor.see(path, { form, headers: { ...this.#from, accept: 'application/json' } })
  }
}

export interface Goods {
  slug: string
  item: string
}

export const newCaller = () => ({
  'cf-connecting-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

const newAddress = () => ({
  recipient: 'Siti Aminah',
  phone: `0812${randomInt(10_000_000, 99_999_999)}`,
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: `Jl. Melawai Raya No. ${randomInt(1, 900)} RT 01/02`,
})

/** Where an answer to a script leads; '' when it leads nowhere. */
function toOf({ status, text }: Seen): string {
  return status === 200 ? String((JSON.parse(text) as { to?: unknown }).to ?? '') : ''
}

/** A fast refusal must not look like a fast page. */
export async function fine(seen: Promise<Seen>): Promise<Seen> {
  const { status, text } = await seen
  if (status !== 200) throw new Error(`a measured request was answered with ${status}: ${text.slice(0, 200)}`)
  return seen
}
