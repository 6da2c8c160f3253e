import { z } from 'zod'
import type { Shop } from '#client/app/page/page.ts'
import { isMissing } from '#client/app/page/found.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { dialled } from '#shared/indonesia/dialled.ts'
import { site } from '#shared/api/shop/site.ts'
import type { PhoneForm } from '#shared/indonesia/phone-characters.ts'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { returnDaysOf } from '#shared/order/return-rules.ts'
import { externalRefused, safeLink } from '#shared/web/links.ts'
import { isLocalPicture } from '#shared/web/picture-address.ts'
import { text } from '#shared/text/text.ts'
import { googleIdOf, pixelIdOf, tiktokIdOf, type Tags, vendorsIn } from '#shared/web/tags.ts'
import { findTheme } from '#shared/web/themes.ts'
import { callBackend, leavesTogether } from '#edge/backend/calls.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { absentCalls } from '#edge/backend/capabilities.ts'
import { breakerOf, unlessSilent } from '#edge/cache/breaker.ts'
import { frameWait, paceOf } from '#edge/cache/pace.ts'
import { SingleFlight } from '#edge/cache/single-flight.ts'
import { currentGeneration, knownGeneration } from '#edge/cache/generation.ts'
import { keepOfShop, keyOf, readOfShop } from '#edge/cache/site-store.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { lazy } from '#shared/lazy.ts'

type Calls = typeof site
type Answers = { [K in keyof Calls]: z.output<Calls[K]['output']> | null }
interface Root {
  answers: Answers
  readAt: number
  generation: number
  /** How long its backend's reads usually take, ms, for an isolate that has asked nothing; 0: not known. */
  usualMs: number
  /** How many readings in a row had a call without an answer and without an earlier one. */
  lostTimes: number
  /** Of a call that the backend says it does not have: how many readings in a row kept its earlier answer. */
  gone: Partial<Record<keyof Calls, number>>
  /** When a banner or the popup comes or goes; null: not by the clock. */
  until: number | null
}
/** The shop's frame and whether it is closed for maintenance. */
interface Site {
  shop: Shop
  maintenance: boolean
}

const memory = new BoundedMap<Root>(limits.shopsKnown)
const asking = new SingleFlight<Root>(limits.afterAnswerMs)

/**
 * The nine root calls: from memory or KV while they are fresh (5 minutes, and of the shop's generation), else asked for
 * again. Older ones are served for up to 24 h meanwhile, and when the backend is down.
 */
export async function readSite(context: EarlyContext): Promise<Site> {
  const key = keyOf(context)
  const generation = await currentGeneration(context)
  const kept = memory.get(key) ?? (await storedRoot(context, key))
  if (!kept) return toSite(context, await askOnce(context, key, kept))
  // A shop that has changed is asked before its page is shown, but what is known is not held back for long.
  const isEdited = context.env.FRESH_PAGES === 'all'
  const isOver = kept.until !== null && kept.until <= Date.now()
  if (isEdited || isOver || kept.generation < generation || ageSeconds(kept) > limits.rootStaleSeconds)
    return toSite(context, (await askBriefly(context, key, kept)) ?? kept)
  if (ageSeconds(kept) > limits.rootFreshSeconds) void askOnce(context, key, kept).catch(() => undefined)
  return toSite(context, kept)
}

/** However many requests want it, the nine calls are made once at a time. */
const askOnce = (context: EarlyContext, key: string, before: Root | null): Promise<Root> =>
  asking.join(context, key, () => ask(context, key, before))

/** null: no answer within a second, or a backend that says nothing at all. */
const askBriefly = (context: EarlyContext, key: string, kept: Root): Promise<Root | null> =>
  unlessSilent(
    breakerOf(context, 'catalogue'),
    within(limits.followerWaitMs, askOnce(context, key, kept), () => null).catch(() => null),
  )

const ageSeconds = (root: Root) => (Date.now() - root.readAt) / 1_000

async function storedRoot(context: EarlyContext, key: string): Promise<Root | null> {
  const stored = z.safeDecode(Stored(), (await readOfShop(context, 'root:')) as z.input<ReturnType<typeof Stored>>)
  if (!stored.success || stored.data.readAt > Date.now() + 60_000) return null
  // Kept here too, so that an isolate reads and decodes it once and not for every request.
  memory.set(key, stored.data as Root)
  paceOf(context)?.begin(stored.data.usualMs)
  return stored.data as Root
}
/** Stored under the names of the wire and read like any answer: a value of another build or a broken one is a miss. */
const Stored = lazy(() =>
  z.object({
    answers: z.object(
      Object.fromEntries(Object.entries(site).map(([name, endpoint]) => [name, z.nullable(endpoint.output)])),
    ),
    readAt: z.number(),
    generation: z.number(),
    usualMs: z.number().default(0),
    lostTimes: z.number().default(0),
    gone: z.record(z.string(), z.number()).default({}),
    until: z.number().nullable().default(null),
  }),
)

/** Without these a page sells. A slow backend's first page does not wait for a second round of calls because of them. */
const askedBehindPage: readonly (keyof Calls)[] = ['watermark', 'googleAnalytics', 'metaPixel']

/** `wanted`: the calls to make; the others keep their answers. */
async function ask(
  context: EarlyContext,
  key: string,
  before: Root | null,
  wanted = Object.keys(site) as (keyof Calls)[],
): Promise<Root> {
  // The stamp is what was known before the first call: a change in between makes this reading old at once.
  const generation = await currentGeneration(context)
  const names = Object.keys(site) as (keyof Calls)[]
  const answers = new Map<string, unknown>()
  const isSlow = before === null && (paceOf(context)?.usualMs ?? 0) >= limits.rootSlowMs
  const missing = new Set(isSlow ? askedBehindPage : [])
  let [failures, lost] = [missing.size, missing.size > 0]
  const goneTimes: Root['gone'] = {}
  for (const name of names) answers.set(name, before?.answers[name] ?? null)
  const queue = wanted.filter((name) => !missing.has(name))
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const earlier = before?.answers[name] ?? null
      const answer = await one(context, name)
      if (answer === undefined) missing.add(name)
      failures += answer === undefined ? 1 : 0
      lost ||= answer === undefined && earlier === null
      const times = (before?.gone[name] ?? 0) + 1
      const isKept = answer === gone && earlier !== null && times <= limits.rootLostTimes
      if (isKept) goneTimes[name] = times
      else if (answer !== undefined) answers.set(name, answer === gone ? null : answer)
    }
  }
  const atOnce = leavesTogether(context, site.settings) ? names.length : limits.rootCallsAtOnce
  await Promise.all(Array.from({ length: atOnce }, worker))
  // That nothing answers says nothing of one call.
  const lostTimes = lost ? (failures < names.length ? (before?.lostTimes ?? 0) : 0) + 1 : 0
  // What failed keeps its last value; only a set that is whole, or will not be, is remembered as fresh.
  const readAt =
    failures === 0 || lostTimes > limits.rootLostTimes
      ? Date.now()
      : failures === names.length && before
        ? before.readAt
        : Date.now() - (limits.rootFreshSeconds - retrySeconds) * 1_000
  noteRefusedLinks(context, answers)
  // Only when the backend has said so: a call that failed says nothing about the id.
  if (answers.get('metaPixel') && !pixelIdOf((Object.fromEntries(answers) as Answers).metaPixel?.pixelId))
    note(context.log, text.pixelMissing)
  const root: Root = {
    answers: Object.fromEntries(answers) as Answers,
    readAt,
    generation: generation === 0 ? knownGeneration(context) : generation,
    usualMs: paceOf(context)?.usualMs ?? 0,
    lostTimes,
    gone: goneTimes,
    until: context.validity.until,
  }
  memory.set(key, root)
  if (isSlow) context.behindPage.push(() => asking.lead(context, key, () => ask(context, key, root, [...missing])))
  if (failures < names.length)
    keepOfShop(context, 'root:', z.encode(Stored(), root), { keptSeconds: limits.rootStaleSeconds })
  return root
}
const retrySeconds = 15

/** A firewall says so too, or a backend while it is replaced: for some readings its earlier answer stays. */
const gone = Symbol('no such call')

/** undefined: failed; null: the backend says that there is none. */
async function one(context: EarlyContext, name: keyof Calls): Promise<unknown> {
  try {
    return await callBackend(context, site[name], {}, { token: null, ...frameWait(context) })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    note(context.log, `root ${name}: ${failure.kind}`)
    if (isMissing(failure)) return null
    if (failure.kind !== 'absent') return undefined
    return failure.status === 405 || failure.status === 501 ? gone : null
  }
}

/** Links in the shop's settings that are not safe: they are shown as plain text, and each reading logs them once. */
function noteRefusedLinks(context: EarlyContext, answers: ReadonlyMap<string, unknown>): void {
  const { banners, footerMenu, popup } = Object.fromEntries(answers) as Answers
  const links = [
    popup?.link,
    ...(banners?.images ?? []).map(({ link }) => link),
    ...(footerMenu ?? []).flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]),
  ]
  const refused = links.filter(
    (link) => typeof link === 'string' && safeLink(link, { origin: context.origin, external: true }) === null,
  )
  if (refused.length > 0) note(context.log, externalRefused)
}

/**
 * The shop depends only on the reading, the address and what its backend lacks, so it is made once for them and not for
 * every request. The HTML of the frame belongs to it (`writtenOnce`).
 */
const shops = new WeakMap<Root, Shop>()

async function toSite(context: EarlyContext, root: Root): Promise<Site> {
  const absent = await absentCalls(context)
  // A call that never answers is broken, and must not keep the pages of its shop from being kept.
  context.validity.lost ||= root.lostTimes > 0 && root.lostTimes <= limits.rootLostTimes
  if (root.until !== null) context.validity.until = Math.min(context.validity.until ?? root.until, root.until)
  const kept = shops.get(root)
  const shop = kept?.origin === context.origin && kept.absent === absent ? kept : toShop(context, root, absent)
  shops.set(root, shop)
  return { shop, maintenance: root.answers.settings?.maintenance ?? false }
}

/** The vendors that count the visits; an id that cannot be one counts as none. */
function tagsOf({ googleAnalytics, metaPixel }: Answers): Tags | null {
  const tags: Tags = {
    google: googleIdOf(googleAnalytics?.googleId),
    pixel: pixelIdOf(metaPixel?.pixelId),
    tiktok: tiktokIdOf(metaPixel?.tiktokId),
  }
  return vendorsIn(tags).length > 0 ? tags : null
}

function toShop(context: EarlyContext, { answers }: Root, absent: Shop['absent']): Shop {
  const { templateSetting, companyHeader, settings, popup, banners, footerMenu, watermark } = answers
  const imageLink = (url: string) =>
    isLocalPicture(url) ? url : safeLink(url, { origin: context.origin, external: true })
  const link = (url: string | null) => (url ? safeLink(url, { origin: context.origin, external: true }) : null)
  const phone = dialled((templateSetting?.customerCarePhone ?? '').replace(/[^\d+]/g, '')) ?? ''
  return {
    host: context.tenant.host,
    origin: context.origin,
    title: companyHeader?.title || text.defaultTitle,
    description: companyHeader?.description ?? '',
    logo: companyHeader?.logo ? imageLink(companyHeader.logo) : null,
    theme: findTheme(templateSetting?.colorId ?? ''),
    whatsapp: (templateSetting?.whatsappShown ?? true) ? phone || null : null,
    banners: (banners?.images ?? []).flatMap((banner) => {
      const image = imageLink(banner.image)
      return image ? [{ image, link: link(banner.link), title: banner.title }] : []
    }),
    footerMenu: footerMenu ?? [],
    watermark: watermark?.shown ?? true,
    popup:
      popup?.active && popup.image && imageLink(popup.image)
        ? { image: imageLink(popup.image) ?? '', link: link(popup.link) }
        : null,
    city: settings?.city ?? '',
    business: {
      name: settings?.businessName || companyHeader?.title || '',
      address: settings?.businessAddress ?? '',
      phone,
      email: settings?.businessEmail ?? '',
      nib: settings?.businessNib ?? '',
      pse: settings?.businessPse ?? '',
      openingHours: settings?.openingHours ?? '',
    },
    returnDays: returnDaysOf({ returnDays: settings?.returnDays ?? limits.returnWindowDays }),
    notice: settings?.notice ?? '',
    payments: settings?.payments.slice(0, limits.marks) ?? [],
    couriers: settings?.couriers.slice(0, limits.marks) ?? [],
    codMax: settings?.codMax ?? limits.codMaxRupiah,
    phoneCountries: {
      only: settings?.phoneCountriesOnly ?? [],
      except: settings?.phoneCountriesExcept ?? [],
    },
    phoneTyping: typingOf(settings),
    affiliateAddressWhole: settings?.affiliateAddressWhole ?? false,
    demo: settings?.demo ?? false,
    hstsPreload: settings?.hstsPreload ?? false,
    humanCheck: settings?.humanCheckSiteKey ?? null,
    // The worker that shows news is gone with what browsers keep.
    pushKey: context.env.OFFLINE === 'off' ? null : (settings?.pushKey ?? null),
    tags: tagsOf(answers),
    absent,
  }
}

/** null: as usual. */
function typingOf(settings: Answers['settings']): PhoneForm | null {
  const { phoneMode: mode = 'auto', phonePattern: pattern = null } = settings ?? {}
  return mode === 'auto' && pattern === null ? null : { mode, pattern }
}
