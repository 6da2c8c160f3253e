import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { type WorkerContext, operation } from '#commerce/platform/administration/operation.ts'
import { addClaim, type Claim, listClaims, removeClaim } from '#commerce/platform/directory/claims.ts'
import type { Env } from '#commerce/platform/env.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { isLocalName, mayBeAsked, mayBeShops } from '#commerce/platform/directory/reserved.ts'
import {
  addHost,
  addProvenHost,
  type Company,
  isBesideAnother,
  removeHost,
  setPrimaryHost,
} from '#commerce/platform/directory/store.ts'
import { changeSettings, findSettings } from '#commerce/site/store.ts'
import { bringHost, DomainState, takeHost } from './custom-hostnames.ts'
import { proofName, textsAt } from './dns.ts'

/** What has to stand in the DNS before a host counts, and until when the shop may ask for it. */
const Proof = z.object({
  host: z.string(),
  name: z.string(),
  type: z.literal('TXT'),
  value: z.string(),
  until: DateTime,
})
const proofOf = ({ host, token, until }: Claim): z.output<typeof Proof> => ({
  host,
  name: proofName(host),
  type: 'TXT',
  value: `etalase=${token}`,
  until,
})

const Domains = z.object({
  domains: z.array(z.object({ host: z.string(), primary: z.boolean() })),
  pending: z.array(Proof),
})
const viewOf = (hosts: Company['hosts'], claims: readonly Claim[]) => ({
  domains: hosts.map((host, at) => ({ host, primary: at === 0 })),
  pending: claims.map(proofOf),
})

/** Without a proof the host is the shop's. `hostname`: how it stands at Cloudflare, where it is brought there. */
const Asked = z.object({ proof: Proof.nullable(), hostname: DomainState.nullable() })
type Asked = z.output<typeof Asked>

/** The hosts of a shop. Where they point to is set where the domain was bought, and at the platform. */
export const domainOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/domains',
    role: 'viewer',
    summary:
      'The hosts of the shop, the primary one first; the others answer 301 to it; and those that wait for a proof',
    output: Domains,
    run: () => accepted(viewOf([], [])),
    atWorker: async ({ env, company }) =>
      accepted(viewOf(company.hosts, await listClaims(env, company.companyId, new Date()))),
  }),
  add: operation({
    method: 'POST',
    path: '/shops/:host/domains',
    role: 'owner',
    summary: 'Asks for another host; it is the shop’s after `domain.check`, or at once when the platform gives it',
    input: z.strictObject({ domain: z.string().min(1).max(253) }),
    output: Asked,
    run: (_, __, asked: Asked) => accepted(asked),
    atWorker: async (context: WorkerContext<Asked, Asked>, { domain }) => {
      const { env, company, who, inShop } = context
      const host = hostOf(domain)
      if (!host) return refused('input_invalid', {}, { domain: 'no host' })
      if (company.hosts.includes(host)) return looked(env, host)
      const claims = await listClaims(env, company.companyId, new Date())
      const others = claims.filter((claim) => claim.host !== host)
      if (company.hosts.length + others.length >= limits.hosts) return refused('domains_full', { max: limits.hosts })
      if (who.access === 'platform')
        return mayBeShops(host, env) ? give(context, host, addHost) : refused('domain_reserved')
      if (!mayBeAsked(host, env, company.hosts)) return refused('domain_reserved')
      if (await isBesideAnother(env, company.companyId, host)) return refused('domain_taken')
      return isLocalName(host)
        ? give(context, host, addProvenHost)
        : inShop({ proof: proofOf(await addClaim(env, company.companyId, host, new Date())), hostname: null })
    },
  }),
  check: operation({
    method: 'POST',
    path: '/shops/:host/domains/:domain/check',
    role: 'owner',
    summary: 'Looks for the proof in the DNS; with it the host is the shop’s. Asked again, how it stands at Cloudflare',
    output: Asked,
    run: (_, __, asked: Asked) => accepted(asked),
    atWorker: async (context: WorkerContext<Asked, Asked>, { domain }) => {
      const { env, company } = context
      const host = hostOf(domain)
      if (!host) return refused('not_found')
      if (company.hosts.includes(host)) return looked(env, host)
      const claim = (await listClaims(env, company.companyId, new Date())).find((one) => one.host === host)
      if (!claim) return refused('not_found')
      // The platform's hosts may be others than when it was requested.
      if (!mayBeAsked(host, env, company.hosts)) return refused('domain_reserved')
      const { name, value } = proofOf(claim)
      const texts = await textsAt(name, env)
      if (!texts) return refused('dns_silent')
      if (!texts.includes(value)) return refused('domain_unproven', { name, value })
      return give(context, host, addProvenHost)
    },
  }),
  makePrimary: operation({
    method: 'PUT',
    path: '/shops/:host/domains/:domain/primary',
    role: 'owner',
    summary: 'The host that shoppers see; links in messages that were sent keep working by 301',
    watch: ({ db }) => ({ host: findSettings(db)?.host }),
    run: ({ db, invalidate }, _, host: string) => {
      changeSettings(db, { host })
      invalidate(true)
      return accepted({})
    },
    atWorker: async ({ env, company, inShop, forgetHosts }, { domain }) => {
      const host = hostOf(domain)
      if (!host || !company.hosts.includes(host)) return refused('not_found')
      await setPrimaryHost(env, company.companyId, host)
      forgetHosts(company.hosts)
      return inShop(host)
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/domains/:domain',
    role: 'owner',
    summary: 'The host belongs to no shop any more, or is not asked for any more; the primary one stays',
    run: () => accepted({}),
    atWorker: async ({ env, company, inShop, forgetHosts }, { domain }) => {
      const host = hostOf(domain)
      if (!host) return refused('not_found')
      if (!company.hosts.includes(host))
        return (await removeClaim(env, company.companyId, host)) ? inShop({}) : refused('not_found')
      if (company.hosts[0] === host) return refused('domain_primary')
      const taken = await takeHost(env, host)
      if (!taken.ok) return taken
      await removeHost(env, company.companyId, host)
      forgetHosts([host])
      return inShop({})
    },
  }),
}

async function looked(env: Env, host: string): Promise<Result<Asked>> {
  const found = await bringHost(env, host)
  return found.ok ? accepted({ proof: null, hostname: found.value }) : found
}

/** The host is the shop's, and nobody has to prove it any more; then it is brought to the platform. */
async function give(
  { env, company, inShop, forgetHosts }: WorkerContext<Asked, Asked>,
  host: string,
  add: typeof addHost,
) {
  if (!(await add(env, company.companyId, host))) return refused('domain_taken')
  await removeClaim(env, company.companyId, host)
  forgetHosts([host])
  const hostname = await bringHost(env, host)
  const done = await inShop({ proof: null, hostname: hostname.ok ? hostname.value : null })
  return hostname.ok ? done : hostname
}
