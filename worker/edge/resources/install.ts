import type { Context } from 'hono'
import type { Shop } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { readMediaAddress, widthsUpTo } from '#shared/web/media.ts'
import { resources } from '#shared/web/resources.ts'
import { href } from '#shared/web/routes.ts'
import { etagOf } from '#edge/cache/page-cache.ts'
import { fromBytes, serveKept } from '#edge/cache/entry-answer.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { answer, redirectTo } from '#edge/request/answer.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { findPicture } from './picture.ts'
import { iconOf, initialOf } from './preview/icon.ts'

/*
 * A shop as an app: https://www.w3.org/TR/appmanifest/. Its icon is the logo that it has uploaded, else its initial. The
 * name of an icon's file holds a hash of what it shows, so a browser keeps it until the shop looks different.
 */

/** What an icon leaves of its side to the picture in it: whole, and where a launcher cuts it into its own form. */
const room = { any: { letter: 0.66, logo: 0.9 }, maskable: { letter: 0.5, logo: 0.56 } } as const
type Purpose = keyof typeof room
/** Rises with the way they are drawn. */
const drawing = 1

const asSoonAsChanged = { 'cache-control': `public, max-age=${limits.manifestSeconds}` }
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
/** Drawn once in a generation; pages need the memory more. */
const patience = { freshMs: limits.feedFreshMs, followerWaitMs: limits.followerWaitMs, inMemory: false }

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

/** The shop's logo, if it is a picture that we have in several widths. */
const logoOf = ({ logo }: Shop) => (logo === null ? null : readMediaAddress(logo))

async function versionOf({ title, host, theme, logo }: Shop): Promise<string> {
  const shown = bytesOf(JSON.stringify([drawing, initialOf(title, host), theme, logo]))
  return (await etagOf(shown)).replaceAll(/\W/g, '').slice(0, 12)
}

/** As much of a name as stands under an icon, in whole words where the first one fits. */
function shortName(title: string): string {
  const [first = '', ...others] = title.trim().split(/\s+/)
  let short = [...first].slice(0, limits.appNameLetters).join('')
  for (const word of others) {
    if (`${short} ${word}`.length > limits.appNameLetters) break
    short = `${short} ${word}`
  }
  return short
}

/** What a browser needs to install the shop. */
export async function manifest(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const { shop } = context
  const icons = await iconsOf(shop)
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: icons.filter(({ purpose }) => purpose === 'any'),
  })
  const app = {
    id: href('home'),
    name: shop.title,
    short_name: shortName(shop.title),
    ...(shop.description ? { description: shop.description } : {}),
    lang: 'id',
    dir: 'ltr',
    start_url: href('home'),
    scope: href('home'),
    display: 'standalone',
    theme_color: shop.theme.primary,
    background_color: shop.theme.soft,
    categories: ['shopping'],
    icons,
    shortcuts: [shortcut('Pesanan', href('orders')), shortcut('Keranjang', href('cart'))],
  }
  return fromBytes(context, bytesOf(JSON.stringify(app)), 'application/manifest+json; charset=utf-8', asSoonAsChanged)
}

async function iconsOf(shop: Shop) {
  const version = await versionOf(shop)
  const at = (rest: string) => `${resources.appIcon}/${version}-${rest}`
  const purposes = Object.keys(room) as Purpose[]
  if (logoOf(shop))
    return purposes.map((purpose) => ({ src: at(`${purpose}.svg`), sizes: 'any', type: 'image/svg+xml', purpose }))
  return purposes.flatMap((purpose) =>
    limits.appIconSides.map((side) => ({
      src: at(`${purpose}-${side}.png`),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  )
}

/** `/icon/<version>-maskable-512.png`. A version that is over shows the icon of today, and is not kept. */
export async function appIcon(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const { shop } = context
  const [, version, purpose, side, type] =
    /^(\w+)-(any|maskable)(?:-(\d{1,4}))?\.(png|svg)$/.exec(c.req.param('name') ?? '') ?? []
  const headers = version === (await versionOf(shop)) ? forEver : asSoonAsChanged
  if (type === 'svg' && purpose && logoOf(shop)) return withLogo(context, purpose as Purpose, headers)
  if (type === 'png' && purpose && limits.appIconSides.some((one) => String(one) === side))
    return withInitial(context, { side: Number(side), size: room[purpose as Purpose].letter }, headers)
  return notFoundPage(context, pageNotFoundAt(context.url.pathname))
}

/** What browsers look for in every site. They know it for a PNG by its bytes. */
export const favicon = (c: Context<EdgeEnv>): Promise<Response> =>
  withInitial(c.get('context'), { side: limits.faviconSide, size: room.any.letter }, asSoonAsChanged)

/** An iPhone takes no WebP and no SVG, and crops nothing: a square logo goes as the JPEG that every upload has. */
export function touchIcon(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const logo = logoOf(context.shop)
  if (logo && logo.width === logo.height) return redirectTo(context, `${logo.stem}-${logo.width}.jpg`)
  return withInitial(context, { side: limits.touchIconSide, size: room.maskable.letter }, asSoonAsChanged)
}

async function withInitial(
  context: RequestContext,
  drawn: { side: number; size: number },
  headers: Record<string, string>,
): Promise<Response> {
  const { shop } = context
  return serveKept(context, `${resources.appIcon}/${await versionOf(shop)}/${drawn.side}/${drawn.size}`, {
    contentType: 'image/png',
    make: () => iconOf(initialOf(shop.title, shop.host), shop.theme, drawn),
    patience,
    headers,
  })
}

/** The logo on white. A launcher draws it in the size that it wants, so nobody unpacks a picture here. */
async function withLogo(context: RequestContext, purpose: Purpose, headers: Record<string, string>): Promise<Response> {
  const logo = logoOf(context.shop)
  if (!logo) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const widths = widthsUpTo(logo.width)
  const width = widths.find((one) => one >= limits.appLogoWidth) ?? logo.width
  const path = `${logo.stem}-${width}.webp`
  const found = await findPicture(context, { path, cacheControl: forEver['cache-control'] })
  if (found === 'silent') return answer(context, null, { kind: 'data', status: 503, headers: { 'retry-after': '5' } })
  if (!found) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  const side = 100 * room[purpose].logo
  const edge = (100 - side) / 2
  const data = Buffer.from(await new Response(found.body).arrayBuffer()).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#fff" d="M0 0h100v100H0z"/><image x="${edge}" y="${edge}" width="${side}" height="${side}" href="data:${found.type};base64,${data}"/></svg>`
  return fromBytes(context, bytesOf(svg), 'image/svg+xml', headers)
}
