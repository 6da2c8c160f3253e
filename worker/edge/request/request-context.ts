import type { WorkName } from '#shared/web/work.ts'
import type { Context } from 'hono'
import type { Session, Shop } from '#client/app/page/page.ts'
import type { Access } from '#shared/api/shop/access.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import type { WireRequest } from '#shared/api/contract/exchange.ts'
import type { Env } from './env.ts'
import type { LogFields } from './log.ts'

/** A shop as the look-up of its host knows it. */
export interface Tenant extends Access {
  host: string
  /** When the look-up answered, ms since the epoch. */
  readAt: number
}

/** A shopper's place in the order of arrival: when they arrived and may ask again, ms since the epoch. */
export interface Ticket {
  arrivedAt: number
  askAgainAt: number
  /** About how many minutes were left when it was given. */
  minutes: number
}

/** One request and everything known about it. It is made per request and never kept. */
export interface RequestContext {
  env: Env
  /** Hono's context of the request: pages are rendered with it. */
  hono: Context<EdgeEnv>
  request: Request
  url: URL
  /** 'https://toko.id': where this shop's absolute links and the Referer of its calls begin. */
  origin: string
  requestId: string
  /** The client's address as the platform saw it; personal data. */
  address: string
  tenant: Tenant
  /** Where it is counted and waits: its host if this isolate knows the shop; all others are one, 'unknown'. */
  line: string
  /** What it costs at most: shared/web/work.ts. */
  work: WorkName
  /** It has begun a purchase, from the cart on: it goes before others of its shop. */
  hasBegun: boolean
  shop: Shop
  session: Session | null
  visitorId: string | null
  /** The id that takes the place of `visitorId` when somebody signs in. */
  nextVisitorId: string | null
  /** The key by which the shop knows this browser; null: nobody has signed in here. */
  deviceKey: string | null
  affiliateCode: string | null
  /** This shopper's pages are sent light: lite.ts. */
  lite: boolean
  /** This shopper's place while purchases begin in the order of arrival. */
  ticket: Ticket | null
  /** Cookies of the answer, as Set-Cookie lines by name. */
  setCookies: Map<string, string>
  /** The browser must delete what it has stored of this shop. */
  forgets: boolean
  log: LogFields
  /**
   * Until when the backend's answers to this request stay true by themselves, ms since the epoch; null: no end is
   * known. `lost`: a read had no answer, so what is rendered may lack a part. `missed`: nothing was found.
   */
  validity: { until: number | null; lost: boolean; missed?: boolean }
  outbound: Outbound
  /** Reads of KV that start before it is known whether they are needed, by name; they never reject. */
  readAhead: Map<string, Promise<unknown>>
  /** What is requested when the page has left, because it can do without. */
  behindPage: (() => Promise<unknown>)[]
  /** Settles when the parts that come after the page are known; null: the page is whole. */
  lateParts: Promise<unknown> | null
  /** Called when the render of an uncached page begins, by this request or by another. */
  placed: () => void
  /** The status that a page turned out to have after its beginning had left; null: the page left whole. */
  rest: Promise<number> | null
  /** The promise may go on for a while after the answer; it is not waited for longer than `afterAnswerMs`. */
  waitUntil(promise: Promise<unknown>): void
}
/** What one request may ask of its backend. */
export interface Outbound {
  /** It has a place among the requests that work: worker/edge/cache/places.ts. */
  hasPlace: boolean
  underWay: number
  waiting: (() => void)[]
  /** Since when at least one is under way, ms since the epoch. */
  since: number
  /** How long at least one was under way; concurrent calls count once. */
  spentMs: number
  /** Until when it waits for reads, ms since the epoch. A change that was answered gives the page after it new time. */
  readsUntil: number
  /** Calls that were started in this tick. */
  queue: Call[]
  /** How many changes were requested that reads may be queued behind. */
  changes: number
  /** The page may leave before its vendors have answered, so their answers may follow the others. */
  mayLeaveEarly: boolean
  /** The browser has sent this form before and does not know what became of it. */
  sentBefore: boolean
}
/** A call that leaves at the end of the tick. */
export interface Call {
  context: EarlyContext
  endpoint: Endpoint
  sent: WireRequest
  /** The Idempotency-Key of a call that must happen once. */
  key: string | null
  file: File | undefined
  /** Who calls, as headers. */
  head: Readonly<Record<string, string>>
  /** How long the shopper waits, ms; undefined: as long as the endpoint allows. */
  waitMs: number | undefined
  /** It may leave in one list with others of its caller; else it leaves alone, over HTTP. */
  together: boolean
  settle(answer: Promise<unknown>): void
}
/** A request before its shop's settings are read. */
export type EarlyContext = Omit<RequestContext, 'shop'>

/** What Hono carries for a request: `early` until the shop's settings are read, `context` from then on. */
export interface EdgeEnv {
  Bindings: Env
  Variables: { early: EarlyContext; context: RequestContext }
}
