import type { Assets } from '#client/frame/document.tsx'

interface ManifestEntry {
  file: string
  css?: string[]
  assets?: string[]
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

/** Addresses of the built files. In development Vite serves the sources themselves. */
export const assets: Assets = import.meta.env.DEV
  ? { script: `/${script}`, styles: [`/${styles}`], font: null, islands: null, integrity: {} }
  : built()

function built(): Assets {
  const manifest = Object.values(manifests)[0] ?? {}
  const entry = manifest[script]
  const sheets = [
    ...(entry?.css ?? []),
    ...Object.entries(manifest).flatMap(([source, { file }]) => (source === styles ? [file] : [])),
  ]
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file
  return {
    script: `/${entry?.file ?? script}`,
    styles: [...new Set(sheets)].map((file) => `/${file}`),
    font: font ? `/${font}` : null,
    islands: manifest[islands] ? `/${manifest[islands].file}` : null,
    integrity: Object.values(sums)[0] ?? {},
  }
}

/** The build, in every page's stamp: an entry of an older one is never mixed with new assets. */
export const build: string = assets.script + assets.styles.join('')
