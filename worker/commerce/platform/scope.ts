import type { DrizzleSqliteDODatabase } from 'drizzle-orm/durable-sqlite'
import type { Scheduler } from './scheduler/scheduler.ts'
import type { Bucket } from './bucket.ts'
import type { Seal } from './seal.ts'
import type { Listeners } from './events.ts'
import type * as schema from './schema.ts'
import type { Vendors } from '#commerce/vendors/vendors.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'

/** A shop's database. A transaction begins with `inTransaction`. */
export type Db = Omit<DrizzleSqliteDODatabase<typeof schema>, 'transaction'>

/**
 * Who is calling, as far as the shop itself has checked: a customer's session is alive, a visitor's id is only a
 * guest's.
 */
export interface Who {
  customerId: string | null
  sessionId: string | null
  visitorId: string | null
  /** The client's address; personal data, never stored whole. */
  address: string
  /** The id that the visitor has from now on if the call signs them in. */
  nextVisitorId?: string | null
  /** The browser's own key, if somebody has signed in there before. */
  deviceKey?: string | null
  /** When they came to a crowd that waits, ms since the epoch; null: now. */
  arrivedAt?: number | null
  /** 'Chrome di Android': in the words of `deviceWords`. */
  device?: string
  /** The name of an administrator who is not the owner: money that they alone say came is not shown yet. */
  helper?: string
}

/** What the platform adds to what a shop says of itself. */
interface Platform {
  /** Where the data lie, in the words of the privacy page. */
  place: string
  /** Whether shoppers may sign in with Google. */
  google: boolean
  /** What signs messages to browsers, as the secret has it; '': there is none. */
  pushKeys: string
}

/** A token that names one thing of one purpose; null: it is none of ours, or of another purpose. */
export interface NamedLink {
  sign(id: string): string
  open(token: string): string | null
}

/** Everything a handler may touch. It reaches only one database: this shop's. */
export interface Scope {
  db: Db
  who: Who
  /** The shop's clock: real time plus, in a demo shop, its offset. */
  now: Date
  newId(): string
  shop: ShopSettings
  scheduler: Scheduler
  /** What follows from events; `publish` calls them. */
  listeners: Listeners
  platform: Platform
  vendors: Vendors
  /** Calls an address that the seller has named: one of the public internet. */
  outside(request: Request): Promise<Response>
  /** Counts a code that is about to leave; false: all shops together have sent too many. */
  mayCodeLeave(way: 'phone' | 'email'): Promise<boolean>
  /** Work that goes on while its caller has left with an answer; what it writes and plans is as if nobody had. */
  afterAnswer(work: Promise<void>): void
  /** The shop's private files. */
  bucket: Bucket
  /**
   * A keyed digest of what is counted and compared but must not be readable in the database: a code, an address, a
   * number somebody typed.
   */
  keyedHash(text: string): string
  /** Closes what the shop must be able to read again. */
  seal: Seal
  /** What is signed, so that its holder needs no account. */
  links: {
    /** A guest's order. */
    order: NamedLink
    /** Of an order only the receipts of its transfer, to send and to see. */
    receipt: NamedLink
    /** Only what is to be paid, for who pays for somebody else. */
    payment: NamedLink
    /** The page that undoes a change of an account. */
    change: NamedLink
    /** The page where the reader of a message about goods takes back what else they have requested. */
    alerts: NamedLink
    /** The page of what is not published; it names what is shown, and until when. */
    preview: NamedLink
    /**
     * Issues and verifies the pass that shows that a link was opened with the phone's last digits; it ends at a moment
     * of the shop's clock.
     */
    issuePass(orderId: string, until: Date): string
    verifyPass(pass: string, orderId: string, now: Date): boolean
    /** When a pass that was verified ends. */
    passEnds(pass: string): Date
  }
  /**
   * Marks what shoppers see as changed (the page cache's generation). `urgent`: prices and selling out; else at most
   * once in 5 s.
   */
  invalidate(urgent?: boolean): void
}
