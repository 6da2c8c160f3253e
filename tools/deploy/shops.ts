import { z } from 'zod'
import { pause } from '#shared/web/time.ts'
import { Stop } from './stop.ts'

const Page = z.object({
  shops: z.array(
    z.object({
      host: z.string(),
      version: z.string().nullable(),
      schema: z.number().nullable(),
      fault: z.string().nullable(),
    }),
  ),
  /** Where the next page begins; null: this was the last. */
  next: z.number().nullable(),
})
type Shop = z.output<typeof Page>['shops'][number]

interface Expected {
  version: string
  /** `when` of the newest migration. */
  schema: number
}
/** An object is started again within moments; what is not there after these is reported. */
const triesMax = 3
const pauseMs = 2_000

/**
 * Wakes every shop: each migrates its own database then, so a migration that fails shows now and not at the first
 * shopper. Returns the shops that do not run the new code with the new schema.
 */
export async function sleepers(site: string, token: string, expected: Expected): Promise<string[]> {
  let left = await wake(site, token)
  const total = left.length
  for (let n = 1; ; n += 1) {
    left = left.filter((shop) => shop.version !== expected.version || shop.schema !== expected.schema)
    if (left.length === 0 || n >= triesMax) break
    await pause(pauseMs)
    left = await wake(site, token)
  }
  console.log(`  ${total - left.length} of ${total} shops answer with the new code`)
  return left.map(
    ({ host, version, schema, fault }) =>
      `${host}: ${fault ?? `code ${version ?? 'unknown'}, schema ${schema ?? 'unknown'}`}`,
  )
}

/** Whether the administration refuses the token. One that does not answer may be what this release repairs: false. */
export async function isRefused(site: string, token: string): Promise<boolean> {
  const status = await fetch(`${site}/admin/v1/health`, bearing(token)).then(
    (answer) => answer.status,
    () => null,
  )
  return status === 401 || status === 403
}

const bearing = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
  redirect: 'manual',
})

async function wake(site: string, token: string): Promise<Shop[]> {
  const shops: Shop[] = []
  let after: number | null = 0
  while (after !== null) {
    const page = await wakePage(site, token, after)
    shops.push(...page.shops)
    after = page.next
  }
  return shops
}

async function wakePage(site: string, token: string, after: number): Promise<z.output<typeof Page>> {
  const answer = await fetch(`${site}/admin/v1/releases?after=${after}`, bearing(token)).catch(String)
  const page = typeof answer === 'string' ? null : Page.safeParse(await answer.json().catch(() => null))
  if (page?.success) return page.data
  throw new Stop(
    `${site}/admin/v1/releases answers ${typeof answer === 'string' ? answer : answer.status}. Is ADMIN_TOKEN the one of this environment?`,
  )
}
