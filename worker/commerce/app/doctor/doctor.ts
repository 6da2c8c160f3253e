import { z } from 'zod'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { tooShort } from '#commerce/platform/secrets.ts'
import { findSettings } from '#commerce/site/store.ts'
import { type Check, type Examined, severities, type Surroundings, type World } from './check.ts'
import { operationsChecks } from './operations-checks.ts'
import { checkoutChecks } from './checkout-checks.ts'
import { contentChecks } from './content-checks.ts'
import { storefrontChecks } from './storefront-checks.ts'
import { worldChecks } from './world-checks.ts'
import { worldOf } from './world.ts'

export const Finding = z.object({ id: z.string(), severity: z.enum(severities), what: z.string(), how: z.string() })
export type Finding = z.output<typeof Finding>

/** Every check of a shop. There is no other list of them. */
const checks: readonly Check[] = [
  ...checkoutChecks,
  ...worldChecks,
  ...operationsChecks,
  ...contentChecks,
  ...storefrontChecks,
]

/** What is wrong, the worst first. */
export function findingsOf(examined: Examined): Finding[] {
  const now = { ...examined, shop: findSettings(examined.db) ?? examined.shop }
  return checks
    .flatMap(({ id, severity, how, find }) => {
      const what = find(now)
      return what === null ? [] : [{ id, severity, what, how: typeof how === 'string' ? how : how(now) }]
    })
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

/** What only the Worker knows. It says that a secret is weak, never which text it is. */
const surroundingsOf = (env: Env, { status, hosts }: Company): Omit<Surroundings, keyof World> => ({
  status,
  hosts,
  secrets:
    tooShort({ TOKEN_SECRET: env.TOKEN_SECRET }).length > 0 || env.TOKEN_SECRET === env.ADMIN_TOKEN
      ? 'Rahasia platform terlalu pendek atau sama dengan token administrator.'
      : '',
})

/** All that the Worker finds out before the Shop is asked. */
export const lookAround = async (env: Env, company: Company): Promise<Surroundings> => ({
  ...surroundingsOf(env, company),
  ...(await worldOf(env, company)),
})

/** The same for the holder of a link, until it ends. */
export function examineByLink(
  scope: Scope,
  { pass, around }: { pass: string; around: Surroundings },
): Result<{ name: string; findings: Finding[] }> {
  // No order has this id, so the pass opens nothing else.
  if (!scope.links.verifyPass(pass, 'doctor', scope.now)) return refused('access_denied')
  return accepted({ name: scope.shop.name, findings: findingsOf({ ...scope, around }) })
}
