import { runInDurableObject } from 'cloudflare:test'
import { hashPassword } from '#commerce/identity/customers/password.ts'
import type { TestShop } from './shop.ts'

export const testCustomerPassword = 'belanja-aman-2026'
/** The cheapest possible hash, for tests that are not about hashing: a real one takes a tenth of a second. */
export const hashCheaply = (password: string) => hashPassword(password, { n: 2, r: 1, p: 1, salt: 'c2FsdA==' })
const cheap = hashCheaply(testCustomerPassword)

/** The phone of test customer `n`: `+6281200000007`. */
export const phoneOf = (n: number): string => `+62812${String(n).padStart(8, '0')}`

/** Adds customers numbered from 0, with the phone `phoneOf(n)` and the e-mail `warga<n>@contoh.id`. */
export async function addTestCustomers(shop: TestShop, count: number): Promise<void> {
  const hash = JSON.stringify(await cheap)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (let n = 0; n < count; n += 1) {
      storage.sql.exec(
        "INSERT INTO customer (id, code, name, phone, email, password, type, created_at) VALUES (?, ?, 'Ani Lestari', ?, ?, ?, 'REGULAR', ?)",
        `warga-${n}`,
        `PLG-${n}`,
        phoneOf(n),
        `warga${n}@contoh.id`,
        hash,
        Date.now(),
      )
      storage.sql.exec(
        "INSERT INTO consent (customer_id, purpose, version, granted, at) VALUES (?, 'terms', '1', 1, ?)",
        `warga-${n}`,
        Date.now(),
      )
    }
  })
}
