import type { Assets } from '#client/frame/document.tsx'

interface ManifestEntry {
  file: string
}
const manifests = import.meta.glob<Record<string, ManifestEntry>>('/dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})

/** Which bytes each of them has; see tools/build/client-plugins.js. */
const sums = import.meta.glob<Record<string, string>>('/dist/client/.vite/integrity.json', {
  eager: true,
  import: 'default',
})

const script = 'client/entry.ts'
const styles = 'client/styles/index.css'
const islands = 'client/islands.ts'
const desk = {
  styles: 'client/desk/desk.css',
  passkey: 'client/desk/passkey.ts',
  product: 'client/desk/product-form.ts',
  print: 'client/desk/print.ts',
}
const font = 'client/styles/fonts/jakarta.woff2'

const manifest = Object.values(manifests)[0] ?? {}
const fileOf = (source: string) => `/${manifest[source]?.file ?? source}`

/** The files of the desk alone. */
export const deskAssets = {
  styles: fileOf(desk.styles),
  passkey: fileOf(desk.passkey),
  product: fileOf(desk.product),
  print: fileOf(desk.print),
}

/** Addresses of the built files. In development Vite serves the sources themselves. */
export const assets: Assets = import.meta.env.DEV
  ? { script: `/${script}`, styles: `/${styles}`, islands: null, integrity: {} }
  : built()

function built(): Assets {
  return {
    script: fileOf(script),
    styles: fileOf(styles),
    islands: manifest[islands] ? `/${manifest[islands].file}` : null,
    integrity: Object.values(sums)[0] ?? {},
  }
}

/**
 * The `Link` header of a page: the browser fetches the font before it has read the page, and the platform keeps the
 * header and sends it as 103 Early Hints while the page is still being made. Chromium loads a style sheet or a script
 * twice whose bytes the page names and the announcement does not; whether the platform passes such a name on, nobody
 * says. So the font is all it announces.
 */
export const announcement = linkTo(Object.values(manifests)[0]?.[font]?.file)

function linkTo(file: string | undefined): string | null {
  return file ? `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous` : null
}

/**
 * The build, in every page's stamp: an entry of an older one is never mixed with new assets, and never meets a policy
 * that does not know its inline scripts.
 */
export const build: string = [assets.script, assets.styles, import.meta.env['DRAWN_BY'] ?? ''].join(' ')
