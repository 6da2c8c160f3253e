import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { isLocalName } from '#commerce/platform/directory/reserved.ts'
import type { Env } from '#commerce/platform/env.ts'
import { lookAtHost } from '../administration/custom-hostnames.ts'
import type { World } from './check.ts'

/** What answers at a host: a certificate and its days, none, or (null) nobody could look. */
interface Certificate {
  from: string | null
  until: string | null
}
const Seen = z.object({ from: z.string().nullable(), until: z.string().nullable() }).nullable()

/**
 * The hosts without a certificate, and those whose certificate is not renewed in time: who makes them renews them when a
 * third of their life is left, so with a sixth something is wrong. Where nobody can look there is no finding.
 */
export async function lapsingOf(env: Env, hosts: readonly string[]): Promise<World['certificates']> {
  const asked = hosts.filter((host) => !isLocalName(host)).slice(0, limits.hostsExamined)
  const seen = await Promise.all(asked.map(async (host) => ({ host, certificate: await certificateOf(env, host) })))
  return seen.flatMap(({ host, certificate }) =>
    certificate && isLapsing(certificate, Date.now()) ? [{ host, until: certificate.until }] : [],
  )
}

const certificateOf = async (env: Env, host: string): Promise<Certificate | null> =>
  env.CERTIFICATES ? askMachine(env.CERTIFICATES, host) : lookAtHost(env, host)

/** A container has no platform that knows: the process beside the runtime looks, as a browser would. */
async function askMachine(machine: Fetcher, host: string): Promise<Certificate | null> {
  const asked = machine.fetch(`https://certificates/?${new URLSearchParams({ host })}`).then((answer) => answer.json())
  const answered = await within(limits.dnsTimeoutMs, asked, () => null).catch(() => null)
  return Seen.safeParse(answered).data ?? null
}

function isLapsing({ from, until }: Certificate, now: number): boolean {
  if (until === null) return true
  const life = from === null ? 90 * dayMs : Date.parse(until) - Date.parse(from)
  return Date.parse(until) - now < life / 6
}
