import type { ReactNode } from 'react'
import type { Frame, Head } from './page.ts'
import type { Layout, RouteName } from '#shared/routes.ts'
import { themeRule } from '#shared/themes.ts'

/** Addresses of the built files. */
export interface Assets {
  script: string
  styles: readonly string[]
  font: string | null
}
export interface Flash {
  tone: 'success' | 'warning' | 'error'
  message: string
}
export interface DocumentProps {
  head: Head
  frame: Frame
  /** null: an error page. */
  route: RouteName | null
  layout: Layout
  assets: Assets
  flash: Flash | null
  /** Personal pages only; a shared page holds none. */
  nonce: string | null
  children?: ReactNode
}

/** The one frame every page stands in. It is called, not rendered, so it may use no hooks. */
export function Document({ head, frame, assets, nonce, flash, children }: DocumentProps) {
  return (
    <html lang="id" data-theme={frame.shop.theme.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <style dangerouslySetInnerHTML={{ __html: themeRule(frame.shop.theme) }} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" async src={assets.script} {...(nonce ? { nonce } : {})} />
      </head>
      <body>
        {flash ? <p role="status">{flash.message}</p> : null}
        {children}
      </body>
    </html>
  )
}
