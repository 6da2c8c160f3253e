import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { Nothing, operation } from '#commerce/platform/administration/operation.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { addHost, type Company, removeHost, setPrimaryHost } from '#commerce/platform/directory/store.ts'
import { changeSettings, findSettings } from '#commerce/site/store.ts'

const Domains = z.object({ domains: z.array(z.object({ host: z.string(), primary: z.boolean() })) })
const viewOf = (hosts: Company['hosts']) => ({ domains: hosts.map((host, at) => ({ host, primary: at === 0 })) })

/** The hosts of a shop. Where they point to is set where the domain was bought, and at the platform. */
export const domainOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/domains',
    role: 'viewer',
    summary: 'The hosts of the shop, the primary one first; the others answer 301 to it',
    output: Domains,
    run: () => accepted(viewOf([])),
    atWorker: async ({ company }) => accepted(viewOf(company.hosts)),
  }),
  add: operation({
    method: 'POST',
    path: '/shops/:host/domains',
    role: 'owner',
    summary: 'Another host of the shop; one that belongs to another shop is refused',
    input: z.strictObject({ domain: z.string().min(1).max(253) }),
    output: Nothing,
    run: () => accepted({}),
    atWorker: async ({ env, company, inShop, tellHosts }, { domain }) => {
      const host = hostOf(domain)
      if (!host) return refused('input_invalid', {}, { domain: 'no host' })
      if (company.hosts.includes(host)) return accepted({})
      if (company.hosts.length >= limits.hosts) return refused('domains_full', { max: limits.hosts })
      if (!(await addHost(env, company.companyId, host))) return refused('domain_taken')
      tellHosts([host])
      return inShop({})
    },
  }),
  makePrimary: operation({
    method: 'PUT',
    path: '/shops/:host/domains/:domain/primary',
    role: 'owner',
    summary: 'The host that shoppers see; links in messages that were sent keep working by 301',
    output: Nothing,
    watch: ({ db }) => ({ host: findSettings(db)?.host }),
    run: ({ db, invalidate }, _, host: string) => {
      changeSettings(db, { host })
      invalidate(true)
      return accepted({})
    },
    atWorker: async ({ env, company, inShop, tellHosts }, { domain }) => {
      const host = hostOf(domain)
      if (!host || !company.hosts.includes(host)) return refused('not_found')
      await setPrimaryHost(env, company.companyId, host)
      tellHosts(company.hosts)
      return inShop(host)
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/domains/:domain',
    role: 'owner',
    summary: 'The host belongs to no shop any more; the primary one stays',
    output: Nothing,
    run: () => accepted({}),
    atWorker: async ({ env, company, inShop, tellHosts }, { domain }) => {
      const host = hostOf(domain)
      if (!host || !company.hosts.includes(host)) return refused('not_found')
      if (company.hosts[0] === host) return refused('domain_primary')
      await removeHost(env, company.companyId, host)
      tellHosts([host])
      return inShop({})
    },
  }),
}
