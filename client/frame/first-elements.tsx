import type { JSX } from 'react'
import type { Shop } from '#client/app/page/page.ts'
import { hasImage, imageUrl } from '#client/app/image.tsx'
import { resources } from '#shared/web/resources.ts'
import { themeRule } from '#shared/web/themes.ts'
import type { Assets } from './document.tsx'
import { barColours } from './scheme.ts'
import { firstScript } from './page-transitions.ts'

/**
 * The elements of a page's head that depend on nothing but its shop. A page that leaves before its data begins with
 * them, and its rest is sent without them.
 */
export const firstElements = (shop: Shop, assets: Assets, nonce: string | null): readonly JSX.Element[] => [
  <meta key="charset" charSet="utf-8" />,
  <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />,
  <meta key="dark" name="theme-color" content={barColours.dark} media="(prefers-color-scheme: dark)" />,
  <meta key="light" name="theme-color" content={barColours.light} />,
  // Before the style sheet, for which it would have to wait.
  <script key="first" dangerouslySetInnerHTML={{ __html: firstScript }} />,
  <link key="styles" rel="stylesheet" href={assets.styles} integrity={assets.integrity[assets.styles]} />,
  <style key="theme" dangerouslySetInnerHTML={{ __html: themeRule(shop.theme) }} />,
  <script
    key="script"
    type="module"
    async
    src={assets.script}
    integrity={assets.integrity[assets.script]}
    {...(nonce ? { nonce } : {})}
  />,
  // Without a logo the browser finds the shop's initial at /favicon.ico, as an iPhone finds its icon.
  ...(hasImage(shop.logo) ? [<link key="icon" rel="icon" href={imageUrl(shop.logo, shop.origin)} />] : []),
  <link key="manifest" rel="manifest" href={resources.manifest} />,
]
