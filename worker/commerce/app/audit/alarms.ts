import { createHash } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { listAlarmNews, markTold, takeAlarmTurn } from '#commerce/platform/directory/alarms.ts'
import type { Env } from '#commerce/platform/env.ts'
import { messageVendors } from '#commerce/vendors/messages/registry.ts'
import { sendSigned } from '#commerce/webhook/send.ts'
import { secretProblems } from '../health.ts'
import { alarmWaysOf } from './alarm-ways.ts'

type AlarmNews = Awaited<ReturnType<typeof listAlarmNews>>[number]
type AlarmWays = NonNullable<ReturnType<typeof alarmWaysOf>>

/**
 * Notifies the operator once of each alarm of the platform and its shops, and once when it is over. Any shop's night
 * reports for all, from the Directory alone, so no shop is woken. Returns whether this shop should try again after
 * `alarmPauseMs`: its own alarms were not reported, or no way delivered them.
 */
export async function reportAlarms(env: Env, companyId: number, now: Date): Promise<{ again: boolean }> {
  const ways = usableWays(env)
  if (!ways) return { again: false }
  const asked = { companyId, wrongSecrets: secretProblems(env).length, now, count: limits.alarmsInMessage }
  const news = await listAlarmNews(env, asked)
  if (news.length === 0) return { again: false }
  if (!(await takeAlarmTurn(env, now, new Date(now.getTime() + limits.alarmPauseMs))))
    return { again: news.some((one) => one.companyId === companyId) }
  if (!(await send(ways, news))) return { again: true }
  await markTold(env, news)
  return { again: news.length === limits.alarmsInMessage }
}

/** A secret that cannot be used is for `/check-health`: a job that failed over it would only be one more alarm. */
function usableWays(env: Env): AlarmWays | null {
  try {
    return alarmWaysOf(env)
  } catch {
    return null
  }
}

/** Whether one of the ways brought it. The same news have the same id, so a receiver knows what comes twice. */
async function send({ webhook, email }: AlarmWays, news: readonly AlarmNews[]): Promise<boolean> {
  const body = bodyOf(news)
  const id = createHash('sha256').update(body).digest('hex').slice(0, 32)
  const problems = await Promise.all([
    webhook && sendSigned((request) => fetch(request), { url: webhook.url, id, body, secrets: [webhook.secret] }),
    email && sendLetter(email, id, news),
  ])
  const failed = problems.filter((problem) => typeof problem === 'string')
  if (failed.length > 0) console.error(JSON.stringify({ level: 'error', alarms: 'not told', problems: failed }))
  return problems.includes(null)
}

function bodyOf(news: readonly AlarmNews[]): string {
  const dateOf = (ms: number) => new Date(ms).toISOString()
  const listOf = (ended: number) =>
    news
      .filter((one) => one.ended === ended)
      .map(({ host, kind, count, since }) => ({ host, kind, ...(ended ? {} : { count }), since: dateOf(since) }))
  const timestamp = dateOf(Math.max(...news.map(({ since }) => since)))
  return JSON.stringify({ type: 'alarms', timestamp, data: { raised: listOf(0), over: listOf(1) } })
}

async function sendLetter(
  { to, keys }: NonNullable<AlarmWays['email']>,
  key: string,
  news: readonly AlarmNews[],
): Promise<string | null> {
  const lineOf = ({ host, kind, count, ended }: AlarmNews) =>
    `${ended ? 'over' : 'raised'}: ${host ?? 'the platform'}: ${kind}${ended ? '' : ` (${count})`}`
  const raised = news.filter(({ ended }) => ended === 0).length
  const sent = await messageVendors.email.messenger(keys, { fetch: (request) => fetch(request) }).send({
    ...{ key, to, kind: 'alarms', parameters: [], path: null, link: null },
    subject: `Etalase: ${raised} raised, ${news.length - raised} over`,
    text: [...news.map(lineOf), '', 'npm run shop -- shop.list unwell=yes'].join('\n'),
  })
  return sent.ok ? null : sent.detail
}
