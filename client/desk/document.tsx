import type { ReactNode } from 'react'
import type { Shop } from '#client/app/page/page.ts'
import { contentId } from '#client/app/dom-names.ts'
import type { Assets } from '#client/frame/document.tsx'
import { Icon, Sprite } from '#client/kit/base/icon.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { themeRule } from '#shared/web/themes.ts'
import { places } from './today.tsx'

/** What a page cannot do without a script: passkeys, the form of a product (client/desk/product-form.ts), printing itself. */
export type DeskAsset = 'passkey' | 'product' | 'print'

/** The files of the desk beside those of the shop. */
export interface DeskAssets extends Readonly<Record<DeskAsset, string>> {
  styles: string
}

interface DeskDocumentProps {
  shop: Shop
  title: string
  assets: Assets & { desk: DeskAssets }
  /** The path of the screen below `/kelola`; null: nobody is signed in. */
  at: string | null
  /** What has just been done. */
  done: string | null
  /** Why nothing was done, when no form of the page says it. */
  refused: string | null
  script?: DeskAsset | undefined
  children: ReactNode
}

/** A page of the desk. It has no script but for what only a browser can do. */
export function DeskDocument({ shop, title, assets, at, done, refused, script, children }: DeskDocumentProps) {
  const sheets = [assets.styles, assets.desk.styles]
  return (
    <html lang="id" data-theme={shop.theme.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – Kelola ${shop.title}`}</title>
        {sheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} integrity={assets.integrity[address]} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: themeRule(shop.theme) }} />
        {script ? (
          <script type="module" src={assets.desk[script]} integrity={assets.integrity[assets.desk[script]]} />
        ) : null}
        <link rel="icon" href="data:," />
      </head>
      <body className="desk" data-layout="bare">
        <a href={`#${contentId}`} className="skip-link">
          Langsung ke isi
        </a>
        <Sprite page="other" />
        <header className="desk-header">
          <a href="/kelola" className="min-w-0 truncate leading-[2.75rem] font-bold">
            {shop.title}
          </a>
          {at === null ? null : (
            <a href="/kelola/toko" className="desk-link">
              Akun
            </a>
          )}
        </header>
        {at === null ? null : <DeskNav at={at} />}
        <main id={contentId} tabIndex={-1} className="desk-main">
          <h1 className="mb-3 text-lg font-bold">{title}</h1>
          {done ? (
            <p role="status" className="mb-3 flex gap-2 rounded-sm bg-ok-soft p-3 text-base font-medium text-ok-ink">
              <Icon name="check" />
              {done}
            </p>
          ) : null}
          {refused ? <RefusalNote message={refused} className="mb-3" /> : null}
          {children}
        </main>
      </body>
    </html>
  )
}

/** `/produk-baru` is below `/produk` too: there a slug would stand. */
const isBelow = (at: string, path: string) => /^[/-]/.test(at.startsWith(path) ? at.slice(path.length) : '')

/** Along the bottom of a phone what is done every day; beside the page of a desktop everything. */
function DeskNav({ at }: { at: string }) {
  const daily = new Set(['', '/konfirmasi', '/kemas', '/serahkan', '/produk'])
  return (
    <nav aria-label="Kelola" className="desk-nav">
      {places.map(({ path, name, icon }) => (
        <a
          key={path}
          href={`/kelola${path}`}
          className={daily.has(path) ? undefined : 'desk-rare'}
          aria-current={path === at ? 'page' : path !== '' && isBelow(at, path) ? 'true' : undefined}
        >
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </nav>
  )
}
