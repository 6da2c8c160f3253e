import type { ImageKind } from '#client/app/image.tsx'
import type { ReactNode } from 'react'
import type { MenuEntry } from '#shared/api/shop/site.ts'
import type { TagClient } from '#shared/api/shop/tag-client.ts'
import type { ApiClient, EndpointName, Input, PublicClient } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import type { ErrorCode } from '#shared/text/errors.ts'
import type { Values } from '#shared/text/fill.ts'
import type { Params, RouteName } from '#shared/web/routes.ts'
import type { CountryRule } from '#shared/indonesia/countries.ts'
import type { PhoneForm } from '#shared/indonesia/phone-characters.ts'
import type { FlashCode } from '#shared/text/text.ts'
import type { TagChoice } from '#shared/web/consent.ts'
import type { Tags } from '#shared/web/tags.ts'
import type { Theme } from '#shared/web/themes.ts'
import type { Part } from '#client/app/dom-names.ts'

/** The shop as its screens know it: plain data, made from the root calls, with every gap filled. */
export interface Shop {
  host: string
  /** 'https://toko.id', no slash at the end. */
  origin: string
  title: string
  description: string
  logo: string | null
  theme: Theme
  /** Customer care's number where it is offered as a chat: E.164 without the plus, as wa.me takes it; null: no chat. */
  whatsapp: string | null
  banners: readonly { image: string; link: string | null; title: string }[]
  footerMenu: readonly MenuEntry[]
  watermark: boolean
  popup: { image: string; link: string | null } | null
  city: string
  /**
   * `phone`: customer care's, E.164 without the plus, with or without a chat. Each is '' where the shop does not say.
   */
  business: Readonly<Record<'name' | 'address' | 'phone' | 'email' | 'nib' | 'pse' | 'openingHours', string>>
  returnDays: number
  /** What every page says for some days; '': nothing. */
  notice: string
  /** As brand names, `QRIS`, `JNE`; empty: this backend does not say. `codMax`: the most that a courier collects. */
  payments: readonly string[]
  couriers: readonly string[]
  codMax: number
  /** Whose phone numbers it takes. */
  phoneCountries: CountryRule
  /** How it wants them typed; null: as usual. */
  phoneTyping: PhoneForm | null
  /** Its affiliate clicks carry the visitor's whole address. */
  affiliateAddressWhole: boolean
  demo: boolean
  /** Its whole domain is only ever opened by https, and browsers may rely on that. */
  hstsPreload: boolean
  /** The key by which its forms ask whether a person is there; null: they do not ask. */
  humanCheck: string | null
  /** By which browsers know who sends them news of orders; null: nobody does. */
  pushKey: string | null
  /** The vendors that count its visits, after consent; null: none. */
  tags: Tags | null
  /** Calls this shop's backend does not have; navigation hides what needs them. */
  absent: readonly EndpointName[]
}
/** The countries that a phone field offers. `home`, by ISO code, is chosen until the shopper chooses another. */
export type CountryChoice = CountryRule & { home: string; typing?: PhoneForm }

/** Whether the shop's backend has a call. */
export const can = (shop: Pick<Shop, 'absent'>, name: EndpointName): boolean => !shop.absent.includes(name)
/** Whether the shop has wallets, as far as is known: elsewhere nobody promises that money comes into one. */
export const hasWallet = (shop: Shop): boolean => can(shop, 'wallet.find') && can(shop, 'wallet.listBankAccounts')

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
  /** Path and query of the canonical address; without one the page's own. */
  canonical?: string
  /** Path and query a shopper passes on: the canonical address and what is chosen there. */
  share?: string
  image?: string | null
  /** The path of its picture for chats, drawn by the edge (`shared/web/preview.ts`); before `image`. */
  preview?: string
  /** Its widths: a banner has others than a product. */
  imageKind?: ImageKind
  jsonLd?: object
  /** The page is about one product at this price, in whole rupiah. */
  price?: number
  noindex?: boolean
  /** The words whose results are shown, for the search field: without a typing error; else as the address has them. */
  searched?: string
  /** What was searched for is not there. */
  missed?: boolean
  /** What the header of an inner page says; without it the title. */
  heading?: string
  /** The view has the page's first heading itself; the bar of an inner page only repeats it. */
  titled?: boolean
  /** The pages above this one, from the home page on. */
  crumbs?: readonly Crumb[]
  /** Where the back button leads; without it the home page. */
  back?: string
  status?: number
}

interface Common<R extends RouteName> {
  params: Params<R>
  /** Only the keys `shared/web/routes.ts` knows. */
  query: URLSearchParams
  shop: Shop
  /** Etalase's own backend answers: what is requested before it is known to be needed costs nothing. */
  ownBackend: boolean
}
/** A shared page is the same bytes for every shopper of the shop, so it cannot see who is asking. */
export interface SharedContext<R extends RouteName> extends Common<R> {
  api: PublicClient
}
export interface PersonalContext<R extends RouteName> extends Common<R> {
  api: ApiClient
  session: Session | null
  /** What was typed into a form of this page, where the page comes again with it. */
  typed: Readonly<Record<string, string>>
  /** The order pass that this browser got for the phone's last digits; null: none. */
  orderPass: string | null
  /** Whether the shopper allows tags; null: not chosen yet. */
  tagChoice: TagChoice | null
  /** The shopper said to be 21 or older, in this session of the browser. */
  ofAge: boolean
  /** Of the browser; '' when it does not say. */
  userAgent: string
  /** What the phone fields of the page begin with. */
  countryChoice(): CountryChoice
  /** A fresh key for the hidden field `onceField`: sending the form twice does the thing once. */
  newKey(): string
  /**
   * Gives a part that waits for a vendor a moment more (`limits.latePartMs`), when everything else is known, and
   * returns the fields it becomes. null: it is still on its way, and its fields follow the page, where `useLatePart`
   * takes them. Where nothing can follow (after a form, in a part of a page, without script on the shopper's wish), it
   * is waited for.
   */
  late<T, F extends object>(part: Promise<T>, fieldsOf: (value: T) => F): Promise<F | null>
}

/** catalog and article pages are shared and cached; `never` is personal. */
type CacheProfile = 'catalog' | 'article' | 'never'
type ContextFor<R extends RouteName, C extends CacheProfile> = C extends 'never' ? PersonalContext<R> : SharedContext<R>

/** Why an action was refused, with what was typed: the page is shown again with it. A type, because props of an island are plain data. */
export type Refusal = {
  action: string
  status: number
  message: string
  /** Field name → sentence. */
  fields: Readonly<Record<string, string>>
  /** Field name → what was typed (never a password). */
  values: Readonly<Record<string, string>>
}

/** What surrounds a view. */
export interface Frame {
  shop: Shop
  refusal: Refusal | null
  /** Path and query of this request, without our own keys. */
  path: string
  /** What was typed before this page was loaded, and comes once. */
  typed?: Readonly<Record<string, string>>
  /** The reader is signed in: on pages for one shopper alone. The script of a page for everybody asks the browser. */
  signedIn?: boolean
}

export interface ActionContext<R extends RouteName> extends PersonalContext<R> {
  form: FormData
  /** Decodes the form's fields by the endpoint's rules; a wrong field refuses the action at that field. */
  read<E extends Endpoint>(endpoint: E, more?: Record<string, unknown>): Input<E>
  /** Sends a file on to the backend, which keeps it for this visitor; its name there goes into the call about it. */
  upload(file: File): Promise<string>
  affiliateCode: string | null
  /** What the events of a purchase need to name this browser to the shop's tags; empty without consent. */
  tagClient: TagClient
  /** By what the shopper came today (`shared/web/arrival.ts`). */
  arrival: string | undefined
}
export type Outcome =
  /** 303 to the same page, or with `values` the page with what was typed and these; to a script, the page's data again. */
  | { kind: 'stay'; flash: FlashCode | null; values?: Readonly<Record<string, string>> }
  /** 303 to another page; to a script, its address, or with `toast` only the flash's sentence, which may lead there. */
  | {
      kind: 'go'
      to: string
      flash: FlashCode | null
      toast: boolean | 'leads'
      token: string | null | undefined
      device?: string | null | undefined
      pass?: string | undefined
      consent?: boolean | undefined
      ofAge?: true
      lite?: boolean
      values?: Values | undefined
    }

export const stay = (flash: FlashCode | null = null): Outcome => ({ kind: 'stay', flash })
export const again = (values: Readonly<Record<string, string>>): Outcome => ({ ...stay(), values })
type Going = Partial<Omit<Extract<Outcome, { kind: 'go' }>, 'kind' | 'to'>>
/**
 * `token` signs in (a string) or out (null); `device` is the key of this browser; `pass` opens an order's link in
 * this browser; `values` are the flash's names and numbers; `consent` is the choice about tags; `ofAge`: the shopper
 * says to be 21; `lite`: whether pages are to be light.
 */
export const go = (to: string, { flash = null, toast = false, token, ...more }: Going = {}): Outcome => ({
  kind: 'go',
  to,
  flash,
  toast,
  token,
  ...more,
})
export interface Action<R extends RouteName> {
  (ctx: ActionContext<R>): Promise<Outcome>
  /**
   * It begins with its change and stays on the page: a script's answer can carry the page's data from the same batch.
   */
  stays?: true
  /** It begins a purchase, with something in the cart or a checkout: in a crowd it may have to come again. */
  begins?: PurchaseStart
}
export type PurchaseStart = 'cart' | 'checkout'
/** Marks such an action. */
export const beginning = <R extends RouteName>(
  begins: PurchaseStart,
  action: (ctx: ActionContext<R>) => Promise<Outcome>,
): Action<R> => Object.assign(action, { begins })
/** Marks an action that stays. */
export const staying = <R extends RouteName>(action: (ctx: ActionContext<R>) => Promise<Outcome>): Action<R> =>
  Object.assign(action, { stays: true as const })

/**
 * A part of a page: made from what the page has loaded, or, with `make`, from reads of its own and without the page's.
 */
type Fragment<R extends RouteName, C extends CacheProfile, D> =
  | { view(data: D, frame: Frame): ReactNode; make?: never }
  | { make(ctx: ContextFor<R, C>): Promise<ReactNode>; view?: never }

export interface Page<R extends RouteName = RouteName, C extends CacheProfile = CacheProfile, D = unknown> {
  route: R
  cache: C
  /** Opening it keeps something for the visitor: one without an id gets it then, as with a form. */
  keeps?: true
  load(ctx: ContextFor<R, C>): Promise<D>
  /** Its forms may bring files, as long as what it shows takes any. Without it they bring none. */
  uploads?(data: NoInfer<D>): boolean
  head(data: NoInfer<D>, shop: Shop): Head
  view(data: NoInfer<D>, frame: Frame): ReactNode
  /** `<form method="post" action="?_=add">` lands on `actions.add`. */
  actions?: Readonly<Record<string, Action<R>>>
  /** Bare HTML of a part, at this URL with `?part=name`; cached like the page. */
  fragments?: { readonly [P in Part]?: Fragment<R, C, NoInfer<D>> }
  /** Every state of the screen, by name: shown at /dev/layar, photographed and checked. No page loads them to be shown. */
  samples(): Promise<Readonly<Record<string, NoInfer<D>>>>
  /** States in which an action was refused. */
  refusals?(): Promise<Readonly<Record<string, { data: NoInfer<D>; refusal: Refusal }>>>
}
/** Declares a screen. By type, a shared page has no session and sends nothing late. */
export function page<R extends RouteName, C extends CacheProfile, D>(p: Page<R, C, D>): Page<R, C, D> {
  return p
}
/** A page whose data type only it knows; methods make it safe to keep beside others. */
export type AnyPage<R extends RouteName = RouteName> = Page<R, CacheProfile, unknown>

/** Thrown by `load` to end a request early; the edge turns it into an answer. */
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

/** Thrown by an action to refuse with a sentence of ours. */
export class ActionRefused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(code)
  }
}
