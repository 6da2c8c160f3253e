import type { ReactNode } from 'react'
import type { MenuEntry } from '#shared/api/site.ts'
import type { ApiClient, EndpointName, Input, PublicClient } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import type { ErrorCode } from '#shared/text/errors.ts'
import type { Params, RouteName } from '#shared/web/routes.ts'
import type { Values } from '#shared/result.ts'
import type { FlashCode } from '#shared/text/text.ts'
import type { Theme } from '#shared/web/themes.ts'
import type { Part } from './dom-names.ts'

/**
 * The shop as its screens know it: plain data from the nine root calls, with a default for everything that is missing.
 */
export interface Shop {
  host: string
  /** 'https://toko.id', without a slash at the end. */
  origin: string
  title: string
  description: string
  logo: string | null
  theme: Theme
  /** E.164 without the plus, as wa.me takes it. null hides the button. */
  whatsapp: string | null
  banners: readonly { image: string; link: string | null; title: string }[]
  footerMenu: readonly MenuEntry[]
  watermark: boolean
  popup: { image: string; link: string | null } | null
  city: string
  business: { name: string; address: string; email: string; openingHours: string }
  returnDays: number
  /** Payment methods and couriers, as short names: `QRIS`, `JNE`. Empty when this backend does not tell. */
  payments: readonly string[]
  couriers: readonly string[]
  demo: boolean
  /** Calls that this shop's backend does not have. Navigation hides what needs them. */
  absent: readonly EndpointName[]
}
/** Whether the shop's backend has a call. */
export const can = (shop: Shop, name: EndpointName): boolean => !shop.absent.includes(name)

export interface Session {
  token: string
  /** Seconds since the epoch. */
  expiresAt: number
}

/** A page above this one. */
export interface Crumb {
  label: string
  href: string
}

export interface Head {
  title: string
  description?: string
  /** Path and query of the canonical address; without it the page's own. */
  canonical?: string
  /** Path and query that a shopper shares: the canonical address with what is chosen on the page. */
  share?: string
  image?: string | null
  jsonLd?: object
  noindex?: boolean
  /** The heading in the header of an inner page; without it the title. */
  heading?: string
  /** The view itself holds the page's h1, so the header only repeats it. */
  titled?: boolean
  /** The pages above this one, starting with the home page. */
  crumbs?: readonly Crumb[]
  /** Where the back button leads; without it the home page. */
  back?: string
  status?: number
}

export type Settled<T> = { ok: true; value: T } | { ok: false }

interface Common<R extends RouteName> {
  params: Params<R>
  /** Only the keys that `shared/web/routes.ts` knows. */
  query: URLSearchParams
  shop: Shop
}
/** A shared page has the same bytes for every shopper of the shop, so it cannot see who asks. */
export interface SharedContext<R extends RouteName> extends Common<R> {
  api: PublicClient
}
export interface PersonalContext<R extends RouteName> extends Common<R> {
  api: ApiClient
  session: Session | null
  /** The pass this browser got when it opened an order's link with the phone's last digits; null without one. */
  orderPass: string | null
  /** True when the shopper has come to this page; false for a prefetch, and for a script that reads the page again. */
  arrived: boolean
  /** Sent by the browser; '' when it does not say. */
  userAgent: string
  /** A fresh key for the hidden field `onceField`: when a form is sent twice, the thing is done once. */
  newKey(): string
  /** Starts something slow that the page can do without. It settles and never rejects. */
  defer<T>(promise: Promise<T>): Promise<Settled<T>>
}

/** `catalog` and `article` pages are shared and cached; `never` is personal. */
export type CacheProfile = 'catalog' | 'article' | 'never'
export type ContextFor<R extends RouteName, C extends CacheProfile> = C extends 'never'
  ? PersonalContext<R>
  : SharedContext<R>

/** Why an action was refused, and what was typed, so that the page can be shown again with it. */
export interface Refusal {
  action: string
  status: number
  message: string
  /** Field name → sentence. */
  fields: Readonly<Record<string, string>>
  /** Field name → what was typed (never a password). */
  values: Readonly<Record<string, string>>
}
/** A refusal as plain data, for the props of an island. */
export type PlainRefusal = Pick<Refusal, keyof Refusal>

/** What surrounds a view. */
export interface Frame {
  shop: Shop
  refusal: Refusal | null
  /** Path and query of this request, without our own parameters. */
  path: string
}

export interface ActionContext<R extends RouteName> extends PersonalContext<R> {
  form: FormData
  /** Decodes the form's fields by the endpoint's rules. A wrong field refuses the action and names that field. */
  read<E extends Endpoint>(endpoint: E, more?: Record<string, unknown>): Input<E>
  /**
   * Sends a file to the backend, which keeps it for this visitor. The returned name goes into the call that uses the
   * file.
   */
  upload(file: File): Promise<string>
  affiliateCode: string | null
}
export type Outcome =
  /** 303 to the same page; for a script, the page's fresh data. */
  | { kind: 'stay'; flash: FlashCode | null }
  /** 303 to another page; for a script its address, or with `toast` only the sentence of the flash. */
  | {
      kind: 'go'
      to: string
      flash: FlashCode | null
      toast: boolean
      token: string | null | undefined
      pass?: string | undefined
      values?: Values | undefined
    }

export const stay = (flash: FlashCode | null = null): Outcome => ({ kind: 'stay', flash })
/**
 * `token` signs in (a string) or out (null), `pass` opens an order's link in this browser, `values` fill the names and
 * numbers of the flash.
 */
export const go = (
  to: string,
  {
    flash = null,
    toast = false,
    token,
    pass,
    values,
  }: { flash?: FlashCode | null; toast?: boolean; token?: string | null; pass?: string; values?: Values } = {},
): Outcome => ({
  kind: 'go',
  to,
  flash,
  toast,
  token,
  pass,
  values,
})
export type Action<R extends RouteName> = (ctx: ActionContext<R>) => Promise<Outcome>

/** A part of a page: drawn from the data the page loads, or, with `make`, from reads of its own. */
export type Fragment<R extends RouteName, C extends CacheProfile, D> =
  | { view(data: D, frame: Frame): ReactNode; make?: never }
  | { make(ctx: ContextFor<R, C>): Promise<ReactNode>; view?: never }

export interface Page<R extends RouteName = RouteName, C extends CacheProfile = CacheProfile, D = unknown> {
  route: R
  cache: C
  /** Opening the page keeps something for the visitor, so a visitor without an id gets one, as with a form. */
  keeps?: true
  /** Its forms may send files. */
  uploads?: true
  load(ctx: ContextFor<R, C>): Promise<D>
  head(data: NoInfer<D>, shop: Shop): Head
  view(data: NoInfer<D>, frame: Frame): ReactNode
  /** `<form method="post" action="?_=add">` runs `actions.add`. */
  actions?: Readonly<Record<string, Action<R>>>
  /** Parts as bare HTML, at the page's address with `?part=name`; cached like the page. */
  fragments?: { readonly [P in Part]?: Fragment<R, C, NoInfer<D>> }
  /** Every state of the screen by name: shown at /dev/layar, photographed and checked. */
  samples: Readonly<Record<string, NoInfer<D>>>
  /** States in which an action was refused. */
  refusals?: Readonly<Record<string, { data: NoInfer<D>; refusal: Refusal }>>
}
/** Declares a screen. Its type keeps a shared page from reading the session or deferring. */
export function page<R extends RouteName, C extends CacheProfile, D>(p: Page<R, C, D>): Page<R, C, D> {
  return p
}
/**
 * A page whose data type is known only to itself. Methods, not function properties, make a list of such pages
 * type-check.
 */
export type AnyPage<R extends RouteName = RouteName> = Page<R, CacheProfile, unknown>

/** Thrown by `load` to end a request early. The edge turns it into an answer. */
export class PageExit extends Error {
  constructor(readonly answer: { kind: 'notFound' } | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }) {
    super(answer.kind)
  }
}
export function notFound(): never {
  throw new PageExit({ kind: 'notFound' })
}
export function redirect(to: string, status: 301 | 302 | 303 = 302): never {
  throw new PageExit({ kind: 'redirect', to, status })
}

/** Thrown by an action to refuse, with a sentence of ours. */
export class ActionRefused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(code)
  }
}

/** For a part that a page can do without: a failed call becomes a value. */
export async function settle<T>(promise: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await promise }
  } catch {
    // On purpose: the page that settles works without this part, and the client that made the call has logged why it
    // failed.
    return { ok: false }
  }
}
