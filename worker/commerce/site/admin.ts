import { z } from 'zod'
import { inParts, Settings, SettingsChange, ShopSettingsView } from '#shared/admin/settings.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { pauseBefore } from '#shared/order/shipping-pause.ts'
import { accepted, refused, type Refused } from '#shared/result.ts'
import { safeLink } from '#shared/web/links.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { counterMethods, lendingMethods, methodNames } from '#commerce/vendors/payment/methods.ts'
import { placeProblem } from './origin.ts'
import { bannersOf, popupOf, storedAs } from './planned.ts'
import { advisedOf, missingOf } from './readiness.ts'
import { changeSettings, findSettings } from './store.ts'
import type { ShopSettings } from './tables.ts'

const Lacks = z.array(z.object({ what: z.string(), how: z.string() }))

export const settingsOperations = {
  readiness: operation({
    method: 'GET',
    path: '/shops/:host/readiness',
    role: 'viewer',
    summary: 'What the shop lacks to sell; until then its checkout refuses. For what is advised it does not wait',
    output: z.object({ ready: z.boolean(), missing: Lacks, advised: Lacks }),
    run: (tx) => {
      const scope = { ...tx, shop: findSettings(tx.db) ?? tx.shop }
      const missing = missingOf(scope)
      return accepted({ ready: missing.length === 0, missing, advised: advisedOf(scope) })
    },
  }),
  find: operation({
    method: 'GET',
    path: '/shops/:host/settings',
    role: 'viewer',
    summary: 'Everything that the shop says about itself',
    output: ShopSettingsView,
    run: ({ db }) => accepted(settingsView(db)),
  }),
  change: operation({
    method: 'PATCH',
    path: '/shops/:host/settings',
    role: 'owner',
    summary: 'Changes the named settings; the others stay as they are',
    input: SettingsChange,
    output: ShopSettingsView,
    watch: ({ db }, asked) => {
      const all: Readonly<Record<string, unknown>> = settingsView(db)
      return Object.fromEntries(Object.keys(asked).map((name) => [name, all[name]]))
    },
    run: ({ db, shop, now, invalidate }, asked) => {
      const parts = withOtherParts(asked, settingsView(db))
      const problem = problemOf(asked) ?? linkProblem(asked, shop.host) ?? placeProblem(asked)
      if (problem) return problem
      const given = Object.entries({ ...asked, ...parts }).filter(([, value]) => value !== undefined)
      const { banners, popup } = asked
      const shown = banners || popup ? { ...storedAs(shop, { banners, popup }), previewKey: '' } : {}
      changeSettings(db, {
        ...Object.fromEntries(given),
        ...shown,
        ...formerOf(shop, asked),
        ...restedOf(shop, asked, now),
      })
      invalidate(true)
      return accepted(settingsView(db))
    },
  }),
}

/** Bills that are open lead to the account of their day, whose bank they must be able to name. */
function formerOf(
  { bankAccount: before, formerAccounts = [] }: ShopSettings,
  { bankAccount: after }: SettingsChange,
): Pick<ShopSettings, 'formerAccounts'> {
  if (!before || after === undefined || after?.number === before.number) return {}
  const others = formerAccounts.filter(({ number }) => number !== before.number)
  return { formerAccounts: [before, ...others].slice(0, limits.formerAccounts) }
}

function restedOf(
  { shippingPause: former, pauseBefore: kept }: ShopSettings,
  { shippingPause: next }: SettingsChange,
  now: Date,
): Pick<ShopSettings, 'pauseBefore'> {
  return next === undefined ? {} : { pauseBefore: pauseBefore({ former, kept }, next, now) }
}

/** Of a setting in parts those that are not named are as they were. */
function withOtherParts(asked: Record<string, unknown>, now: Record<string, unknown>) {
  const named = Object.keys(inParts).filter((name) => asked[name] !== undefined)
  return Object.fromEntries(named.map((name) => [name, Object.assign({}, now[name], asked[name])]))
}

function problemOf({ payments, footerMenu = [] }: SettingsChange): Refused | null {
  const known: readonly string[] = methodNames
  const unknown = payments?.methods?.find((name) => !known.includes(name))
  if (unknown !== undefined) return refused('input_invalid', {}, { 'payments.methods': `no such method: ${unknown}` })
  const odd = payments?.instalments?.find(({ method }) => !lendingMethods.includes(method))
  if (odd) return refused('input_invalid', {}, { 'payments.instalments': `${odd.method} lends nothing` })
  const free = payments?.counterFees?.find(({ method }) => !counterMethods.includes(method))
  if (free) return refused('input_invalid', {}, { 'payments.counterFees': `${free.method} has no counter` })
  const leadsNowhere = entriesOf(footerMenu).find(({ slug, url }) => (slug === null) === (url === null))
  return leadsNowhere ? refused('input_invalid', {}, { footerMenu: `${leadsNowhere.title}: give slug or url` }) : null
}

const entriesOf = (menu: NonNullable<SettingsChange['footerMenu']>) =>
  menu.flatMap((entry) => [entry, ...entry.children])

/** Where no shopper could be led. */
function linkProblem({ footerMenu = [], banners = [], popup }: SettingsChange, host: string): Refused | null {
  const outside = {
    footerMenu: entriesOf(footerMenu).map(({ url }) => url),
    banners: banners.map(({ link }) => link),
    popup: [popup?.link],
  }
  for (const [field, given] of Object.entries(outside)) {
    const odd = given.find((to) => to && safeLink(to, { origin: `https://${host}`, external: true }) === null)
    if (odd) return refused('input_invalid', {}, { [field]: `${odd}: a path of the shop, https:, mailto: or tel:` })
  }
  return null
}

/** What was stored before a part of it had all of its fields has the new ones as a new shop has them. */
function withNewParts(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields: [string, z.ZodType][] = Object.entries(ShopSettingsView.shape)
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const read = field.safeParse(stored[name])
      return read.success ? [[name, read.data]] : []
    }),
  )
}

/** A setting that a shop has never chosen is as in a plain new shop. */
function settingsView(db: Db) {
  const shop = findSettings(db)
  assert(shop, 'a shop has settings from its first moment')
  const { methods = null, instalments = [], counterFees = [], ...cod } = shop.payments ?? {}
  return {
    ...Settings.parse({}),
    ...shop,
    ...withNewParts({ ...shop }),
    banners: bannersOf(shop),
    popup: popupOf(shop),
    footerMenu: shop.footerMenu.map((entry) => ({ ...entry, children: [...entry.children] })),
    payments: {
      ...{ codMax: null, codFeeBorne: false, codProvenOnly: false, ...cod },
      methods: methods && [...methods],
      instalments: [...instalments],
      counterFees: [...counterFees],
    },
  }
}
