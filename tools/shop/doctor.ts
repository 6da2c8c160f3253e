import { z } from 'zod'
import { Finding } from '#commerce/app/doctor/doctor.ts'
import { severities } from '#commerce/app/doctor/check.ts'
import type { Asked } from './commands.ts'
import { findingsOutside } from './outside.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'
import { sendTo } from './send.ts'

const Examined = z.object({ findings: z.array(Finding) })
const Domains = z.object({ domains: z.array(z.object({ host: z.string(), primary: z.boolean() })) })

/** What the shop says of itself, and what the network shows of it; the worst first. 1: something stops selling. */
export async function examine({ host, at, json }: Asked, world: World): Promise<number> {
  const send = sendTo(world, { host, at })
  const { findings } = Examined.parse((await send('GET', '/doctor')).body)
  const { domains } = Domains.parse((await send('GET', '/domains')).body)
  const hosts = domains.toSorted((a, b) => Number(b.primary) - Number(a.primary)).map((one) => one.host)
  const outside = await findingsOutside(hosts, world.outside(at))
  const all = [...findings, ...outside].toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
  world.say(
    json
      ? JSON.stringify({ findings: all }, null, 2)
      : all.length > 0
        ? printed(all)
        : 'Tidak ada yang perlu diperbaiki.',
  )
  return all.some(({ severity }) => severity === 'stops') ? 1 : 0
}
