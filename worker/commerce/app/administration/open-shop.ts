import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { hashPassword, newCost, type PasswordHash } from '#commerce/identity/customers/password.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { addCompany, type Company, findByHost, markOpen } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { goodsKey } from '#commerce/platform/bucket.ts'
import { sampleFiles } from '#demo/digital.ts'
import { samples } from '#demo/index.ts'
import type { ShopInput } from './inputs.ts'
import { demoCustomer } from './import/seed.ts'
import { settingsFor } from './settings.ts'

/**
 * Opens a shop: its row in the Directory first, then its Shop, then the door. Whatever fails on the way, asking again
 * goes on from there; a host that is open already is answered as it stands. null: one of the other hosts belongs to
 * another shop.
 */
export async function openShop(env: Env, asked: ShopInput, hosts: readonly string[]): Promise<Company | null> {
  const [host = ''] = hosts
  const company = (await findByHost(env, host)) ?? (await newCompany(env, asked, hosts))
  if (!company || company.status !== 'opening') return company
  const shop = shopOf(env, company)
  const sample = asked.sample === null ? null : samples[asked.sample]
  if (!(await shop.isOpen())) {
    const demoPassword = asked.demo && sample ? await hashDemoPassword() : null
    const demoFlashSales = asked.demo && sample !== null && asked.flashSale
    await shop.open({
      settings: settingsFor(asked, company.companyId, host, sample),
      sample: asked.sample,
      products: asked.products,
      demoPassword,
      demoFlashSales,
    })
  }
  // Before the door opens; said again after a crash it is the same.
  if (sample)
    await Promise.all(
      sampleFiles(sample).map(({ id, bytes }) => env.MEDIA.put(goodsKey(company.objectName, id), bytes)),
    )
  await markOpen(env, company.companyId)
  return { ...company, status: 'open' }
}

/** The demo password is in the README; hashing it once for all demo shops of an isolate takes nothing from anybody. */
let demoHash: PasswordHash | null = null
async function hashDemoPassword(): Promise<PasswordHash> {
  demoHash ??= await hashPassword(demoCustomer.password, newCost())
  return demoHash
}

async function newCompany(env: Env, { demo }: ShopInput, hosts: readonly string[]): Promise<Company | null> {
  const [host = ''] = hosts
  const secret = () => randomBytes(24).toString('base64url')
  try {
    await addCompany(
      env,
      { objectName: `shop-${secret()}`, accessKey: secret(), demo, affiliateDays: limits.affiliateDefaultDays, hosts },
      new Date(),
    )
  } catch (error) {
    // Somebody took a host a moment ago: when it was ours to take, the row that is there now is the answer.
    if (!/UNIQUE/i.test(String(error))) throw error
  }
  return findByHost(env, host)
}
