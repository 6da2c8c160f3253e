import { dayMs, hourMs } from '#shared/format/units.ts'
import { createScheduledController, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { alarmWaysOf } from '#commerce/app/audit/alarm-ways.ts'
import { limits } from '#shared/limits.ts'
import { reportAlarms } from '#commerce/app/audit/alarms.ts'
import { mayCodeLeave } from '#commerce/app/audit/codes.ts'
import commerce from '#commerce/index.ts'
import { secretProblems } from '#commerce/app/health.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { place } from '../order/checkout/checkout-steps.ts'
import { type Delivery, isSignedBy } from '../webhook/receiver.ts'

interface Alarm {
  host: string | null
  kind: string
  count?: number
}
interface Said {
  type: string
  data: { raised: Alarm[]; over: Alarm[] }
}

const secret = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`
const days = (count: number) => Date.now() - count * dayMs

/** An operator's own receiver, notified by one shop's nights. Other tests' shops are in the same Directory. */
function operatorOf(shop: SellingShop, more: object = {}) {
  const url = `${bindings.RECEIVER}/operator-${shop.companyId}`
  const ALARMS = JSON.stringify({ webhook: { url, secret }, ...more })
  const deliveries = async (): Promise<Delivery[]> => (await fetch(`${url}/_`)).json()
  const ofShop = ({ host }: Alarm) => host === shop.host
  return {
    ALARMS,
    deliveries,
    fail: (times: number) =>
      fetch(`${url}/_`, {
        method: 'POST',
        body: JSON.stringify([{ of: '', times, answer: { status: 503, text: '' } }]),
      }),
    /** What was taken about this shop, a message after the other. */
    async said() {
      const all = (await deliveries()).filter(({ taken }) => taken).map(({ body }) => JSON.parse(body) as Said)
      return all
        .map(({ data }) => ({ raised: data.raised.filter(ofShop), over: data.over.filter(ofShop) }))
        .filter(({ raised, over }) => raised.length + over.length > 0)
    },
    /** The report of a night, or its second try; usually the pause after a message has passed. */
    async night(ref: '' | 'again' = '', turn = 0) {
      await runInDurableObject(await shop.object(), (object) =>
        Reflect.set(object, 'env', { ...(Reflect.get(object, 'env') as object), ALARMS }),
      )
      await bindings.DIRECTORY.prepare('UPDATE alarm_turn SET until = ?').bind(turn).run()
      await shop.sql(
        `INSERT OR REPLACE INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('report-health', '${ref}', ${Date.now() - 1}, 0, 0)`,
      )
      await shop.runDue()
    },
    tries: () => shop.sql("SELECT * FROM scheduled_job WHERE kind = 'report-health'"),
  }
}

const breakJob = (shop: SellingShop) =>
  shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('send-message', 'x', 0, 9, 1)")
const repairJob = (shop: SellingShop) => shop.sql("DELETE FROM scheduled_job WHERE ref = 'x'")

test('the operator is notified once of an alarm and once that it is over, signed and with nothing about a person', async () => {
  const shop = await openSellingShop()
  const operator = operatorOf(shop)
  await place(shop, guest('visitor-one'), [await shop.item()])
  await operator.night()
  expect(await operator.said()).toEqual([])
  await breakJob(shop)
  await operator.night()
  const raised = [expect.objectContaining({ host: shop.host, kind: 'gaveUp', count: 1 })]
  expect(await operator.said()).toEqual([{ raised, over: [] }])
  await operator.night()
  await operator.night()
  expect(await operator.said()).toHaveLength(1)

  // Another kind is another alarm.
  await shop.sql(
    `INSERT OR REPLACE INTO audit_run (id, started_at, step, "after", sums, broken, running, last_broken) VALUES (1, 0, 0, 0, '{}', '[]', 0, '[{"invariant":"x","row":{}}]')`,
  )
  await operator.night()
  expect((await operator.said())[1]?.raised.map(({ kind }) => kind)).toEqual(['broken'])
  await repairJob(shop)
  await shop.sql('DELETE FROM audit_run')
  await operator.night()
  const over = (await operator.said())[2]?.over ?? []
  expect(over.map(({ kind }) => kind).toSorted()).toEqual(['broken', 'gaveUp'])
  await operator.night()
  expect(await operator.said()).toHaveLength(3)
  // It may rise again.
  await breakJob(shop)
  await operator.night()
  expect(await operator.said()).toHaveLength(4)
  await repairJob(shop)
  await operator.night()

  const all = await operator.deliveries()
  expect(all.filter((one) => !isSignedBy(secret, one))).toEqual([])
  for (const person of ['Siti', 'Melawai', '81234567890', 'Ani']) expect(JSON.stringify(all)).not.toContain(person)
})

test('a receiver that is down is tried again under the same id, and nobody else is woken for it', async () => {
  const shop = await openSellingShop()
  const operator = operatorOf(shop)
  await operator.night()
  await operator.fail(2)
  await breakJob(shop)
  await operator.night()
  expect(await operator.said()).toEqual([])
  const [planned] = await operator.tries()
  expect(planned).toMatchObject({ ref: 'again', failed: 0 })
  expect(Number(planned?.['due_at'])).toBeGreaterThan(Date.now() + 500_000)
  await operator.night('again')
  expect(await operator.said()).toEqual([])
  await operator.night('again')
  expect(await operator.said()).toHaveLength(1)
  expect(await operator.tries()).toEqual([])
  const tried = (await operator.deliveries()).slice(-3)
  expect(new Set(tried.map(({ id }) => id)).size).toBe(1)

  // A well shop finds that others' alarms are untold, and leaves the next try to them.
  const well = await openSellingShop()
  const other = operatorOf(well)
  await repairJob(shop)
  await operator.night()
  await breakJob(shop)
  await operator.fail(1)
  await operator.night()
  await other.night('', Date.now() + 600_000)
  expect([await other.tries(), await other.deliveries()]).toEqual([[], []])
  await repairJob(shop)
  await operator.night()
})

test('when no shop has its night, the hour of the platform reports it', async () => {
  const shop = await openSellingShop()
  const operator = operatorOf(shop)
  const hour = async () => {
    await bindings.DIRECTORY.prepare('UPDATE alarm_turn SET until = 0').run()
    await commerce.scheduled(createScheduledController(), { ...bindings, ALARMS: operator.ALARMS })
  }
  const look = (at: number) =>
    bindings.DIRECTORY.prepare('UPDATE company SET looked_at = ? WHERE id = ?').bind(at, shop.companyId).run()
  await hour()
  expect(await operator.said()).toEqual([])
  await look(days(3))
  await hour()
  await hour()
  const silent = [expect.objectContaining({ host: shop.host, kind: 'silent' })]
  expect(await operator.said()).toEqual([{ raised: silent, over: [] }])
  await look(days(0))
  await hour()
  expect((await operator.said())[1]?.over).toMatchObject([{ kind: 'silent' }])
})

test('codes of all shops together are bounded by the hour, to phones and by e-mail apart, and the operator is notified before', async () => {
  const shop = await openSellingShop()
  const operator = operatorOf(shop)
  // An hour of the past, so that no other shop's code is counted here.
  const [hour, later] = [new Date(days(2)), new Date(days(2) + hourMs)]
  const leaves = (way: 'phone' | 'email', at = hour) => mayCodeLeave({ ...bindings, ALARMS: operator.ALARMS }, way, at)
  const fill = (sent: number) =>
    bindings.DIRECTORY.prepare("UPDATE code_hour SET sent = ? WHERE way = 'phone' AND hour = ?")
      .bind(sent, Math.floor(Number(hour) / hourMs))
      .run()
  const told = async () =>
    (await operator.deliveries()).flatMap(({ body }) =>
      (JSON.parse(body) as Said).data.raised.filter(({ host, kind }) => host === null && kind === 'codes'),
    )
  await bindings.DIRECTORY.prepare('UPDATE alarm_turn SET until = 0').run()
  expect([await leaves('phone'), await leaves('email'), await told()]).toEqual([true, true, []])
  await fill(limits.codesOfPlatform * 0.8 - 1)
  expect([await leaves('phone'), await told()]).toEqual([
    true,
    [{ host: null, kind: 'codes', count: 8_000, since: expect.any(String) }],
  ])
  await fill(limits.codesOfPlatform - 1)
  expect([await leaves('phone'), await leaves('phone'), await leaves('email')]).toEqual([true, false, true])
  // A report of something else had the turn then.
  await bindings.DIRECTORY.batch(
    ['DELETE FROM alarm', 'UPDATE alarm_turn SET until = 0'].map((text) => bindings.DIRECTORY.prepare(text)),
  )
  await reportAlarms({ ...bindings, ALARMS: operator.ALARMS }, 0, later)
  expect(await told()).toHaveLength(2)
  expect(await leaves('phone', later)).toBe(true)
  // Nobody is locked out because nothing counts.
  const silent = { prepare: () => ({ bind: () => null }), batch: () => Promise.reject(new Error('down')) }
  expect(await mayCodeLeave({ ...bindings, DIRECTORY: silent as unknown as D1Database }, 'phone', hour)).toBe(true)
})

test('the operator is notified of a shop whose codes to phones nobody uses, and not of a crowd that uses them', async () => {
  const shop = await openSellingShop()
  await shop.startNext('hour')
  const operator = operatorOf(shop)
  // Of a clock that was moved by an hour its late jobs are reported, too.
  const ofCodes = async (what: 'raised' | 'over') =>
    (await operator.said()).flatMap((said) => said[what].filter(({ kind }) => kind === 'codes'))
  await operator.night()
  let asked = 0
  const ask = async (count: number) => {
    for (const end = asked + count; asked < end; asked += 1)
      await shop.call(
        'code.ask',
        { purpose: 'login', login: `0812-${7_000_000 + asked}`, channel: null },
        { ...guest(`v${asked}`), headers: { 'visitor-address': `198.51.${asked >> 8}.${asked & 255}` } },
      )
  }
  const ofHour = limits.phoneCodesOfDay * limits.usualHourPart
  await ask(ofHour)
  await shop.sql('UPDATE one_time_code SET spent_at = 1')
  await shop.sql('UPDATE spent_day SET used = sent')
  await shop.wait(0.1)
  await shop.runDue()
  expect(await ofCodes('raised')).toEqual([])
  await shop.sql(
    "INSERT OR REPLACE INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('report-health', 'again', 9e12, 0, 0)",
  )
  await ask(ofHour * (1 + limits.usualPerUsed))
  // At 7 in Jakarta another day begins, in the middle of the hour that stops them.
  await shop.sql('DELETE FROM spent_day')
  await bindings.DIRECTORY.prepare('UPDATE alarm_turn SET until = 0').run()
  await shop.runDue()
  expect(await ofCodes('raised')).toEqual([])
  await shop.wait(0.1)
  await shop.runDue()
  expect(await ofCodes('raised')).toMatchObject([{ host: shop.host }])
  await shop.wait(24)
  await operator.night()
  expect(await ofCodes('over')).toHaveLength(1)
})

test('the operator is notified of a shop that holds back messages about orders that nobody has paid', async () => {
  const shop = await openSellingShop()
  const hourAt = await shop.startNext('hour')
  const operator = operatorOf(shop)
  // Of a clock that was moved by an hour its late jobs are reported, too.
  const ofMessages = async (what: 'raised' | 'over') =>
    (await operator.said()).flatMap((said) => said[what].filter(({ kind }) => kind === 'messages'))
  await operator.night()
  const [item, hour] = [await shop.item(), limits.unpaidMessagesOfDay * limits.usualHourPart]
  const network = { 'visitor-address': '198.51.100.7' }
  const sent = `INSERT OR REPLACE INTO spent_day SELECT 'message', ${Math.floor(hourAt / dayMs)}, ${hour - 1}, 0, 0, h.i, ${hour - 1}, 0`
  await shop.sql(`${sent} FROM (SELECT ${hourAt / hourMs} AS i) h`)
  await place(shop, { ...guest('one'), headers: network }, [item])
  await shop.wait(0.1)
  await shop.runDue()
  expect(await ofMessages('raised')).toEqual([])
  await place(shop, { ...guest('two'), headers: network }, [item])
  await bindings.DIRECTORY.prepare('UPDATE alarm_turn SET until = 0').run()
  await shop.wait(0.2)
  await shop.runDue()
  expect(await ofMessages('raised')).toEqual([expect.objectContaining({ host: shop.host, count: 1 })])
  expect(await ofMessages('over')).toEqual([])
  await shop.wait(24)
  await operator.night()
  expect(await ofMessages('over')).toHaveLength(1)
})

test('a shop without nights is reported by the night of another, and so is one that was closed meanwhile', async () => {
  const shop = await openSellingShop()
  const silent = await openSellingShop()
  const operator = operatorOf(shop)
  const about = async () =>
    (await operator.deliveries())
      .flatMap(({ body }) => {
        const { raised, over } = (JSON.parse(body) as Said).data
        return [...raised.map((one) => ({ ...one, over: false })), ...over.map((one) => ({ ...one, over: true }))]
      })
      .filter(({ host }) => host === silent.host)
      .map(({ kind, over }) => [kind, over])
  await bindings.DIRECTORY.prepare('UPDATE company SET looked_at = ? WHERE id = ?')
    .bind(days(3), silent.companyId)
    .run()
  const before = await silent.sql('SELECT * FROM scheduled_job')
  await operator.night()
  await operator.night()
  expect(await about()).toEqual([['silent', false]])
  await silent.admin('POST', '/close', {})
  await operator.night()
  await operator.night()
  expect(await about()).toEqual([
    ['silent', false],
    ['silent', true],
  ])
  expect((await silent.sql('SELECT * FROM scheduled_job')).length).toBeGreaterThanOrEqual(before.length)
  await silent.admin('POST', '/open', {})
})

test('a letter tells it too, and what cannot be used is named in health and tells nobody', async () => {
  const shop = await openSellingShop()
  const to = `operator-${shop.companyId}@contoh.id`
  const keys = { key: 'only-for-tests', from: 'Etalase <a@contoh.id>', baseUrl: bindings.MAIL_VENDOR }
  const operator = operatorOf(shop, { email: { to, keys } })
  await operator.night()
  await breakJob(shop)
  // One of the two ways is enough.
  await operator.fail(1)
  await operator.night()
  const letters = async (): Promise<{ text: string }[]> =>
    (await fetch(`${bindings.MAIL_VENDOR}/delivered?to=${encodeURIComponent(to)}`)).json()
  expect((await letters()).at(-1)?.text).toContain(`raised: ${shop.host}: gaveUp (1)`)
  expect(await operator.tries()).toEqual([])
  await repairJob(shop)
  await operator.night()
  expect((await letters()).at(-1)?.text).toContain(`over: ${shop.host}: gaveUp`)

  for (const ALARMS of ['{', '{}', '{"webhook":{"url":"http://hook.example.com","secret":"whsec_x"}}']) {
    const problems = secretProblems({ ...bindings, ALARMS })
    expect(problems.filter((one) => one.startsWith('ALARMS cannot be used'))).toHaveLength(1)
    expect(() => alarmWaysOf({ ...bindings, ALARMS })).toThrow('ALARMS')
  }
})
