import { pause } from '#shared/web/time.ts'
import { Stop } from './stop.ts'

/** A new division of visitors reaches every data centre within seconds. */
const triesMax = 15
const pauseMs = 1_000

/** Asks a version that no visitor gets yet whether it is alive, by the platform's override. */
export async function askVersion(site: string, name: string, version: string): Promise<void> {
  console.log('· the new edge is asked by override')
  const headers = { 'cloudflare-workers-version-overrides': `${name}="${version}"` }
  const health = await until(async () => {
    const answer = await ask(`${site}/health`, headers)
    return answer.includes(version) ? '' : `/health does not answer from ${version}: ${answer.slice(0, 200)}`
  })
  if (health) throw new Stop(health)
  const page = await ask(`${site}/domain-not-registered`, headers)
  if (!page.includes('</html>')) throw new Stop(`The new edge draws no whole page: ${page.slice(0, 200)}`)
}

/** Whether the platform's dependencies answer: KV, Directory and a shop. */
export async function isHealthy(site: string): Promise<void> {
  const answer = await fetch(`${site}/check-health`, { headers: { accept: 'application/json' } }).catch(String)
  if (typeof answer === 'string') throw new Stop(`${site}/check-health does not answer: ${answer}`)
  if (!answer.ok)
    throw new Stop(`${site}/check-health answers ${answer.status}: ${(await answer.text()).slice(0, 400)}`)
}

/** Tries again while there is something to say. */
async function until(attempt: () => Promise<string>): Promise<string> {
  for (let n = 1; ; n += 1) {
    const wrong = await attempt()
    if (wrong === '' || n >= triesMax) return wrong
    await pause(pauseMs)
  }
}

const ask = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(url, { headers, redirect: 'manual' }).catch(String)
  return typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`
}
