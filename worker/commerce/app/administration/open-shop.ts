import { randomBytes } from 'node:crypto'
import type { NewShop } from '#shared/admin/settings.ts'
import { limits } from '#shared/limits.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { addCompany, type Company, findByHost, markOpen } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { settingsOf } from './settings.ts'

/**
 * Opens a shop: its row in the Directory first, then its Shop, then, unless it is to wait, its opening for shoppers.
 * After a failure in between, the same request continues from there; for a host that has a shop already the answer is
 * that shop. null: one of the other hosts belongs to another shop.
 */
export async function openShop(env: Env, asked: NewShop, hosts: readonly string[]): Promise<Company | null> {
  const [host = ''] = hosts
  const company = (await findByHost(env, host)) ?? (await newCompany(env, asked, hosts))
  if (company?.status !== 'opening') return company
  const shop = shopOf(env, company)
  if (!(await shop.isOpen())) await shop.open(settingsOf(asked, { companyId: company.companyId, host }))
  if (!asked.opened) return company
  await markOpen(env, company.companyId)
  return { ...company, status: 'open' }
}

async function newCompany(env: Env, { demo }: NewShop, hosts: readonly string[]): Promise<Company | null> {
  const [host = ''] = hosts
  const secret = () => randomBytes(24).toString('base64url')
  try {
    await addCompany(
      env,
      { objectName: `shop-${secret()}`, accessKey: secret(), demo, affiliateDays: limits.affiliateDefaultDays, hosts },
      new Date(),
    )
  } catch (error) {
    // Somebody registered a host at the same moment: the row that is there now is the answer.
    if (!/UNIQUE/i.test(String(error))) throw error
  }
  return findByHost(env, host)
}
