import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const client = 'client'
const screens = join(client, 'screens')

/** The words in these files that may be classes: everything that stands between spaces or quotes. @param {string[]} files */
const wordsIn = (files) => new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[^\s"'`<>{}=;]+/g) ?? []))

/** Every name that a class may have. */
export const everyName = () =>
  wordsIn(
    readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(client, name)),
  )

/** The names that the pages of the catalogue, and all that may appear in them, give to their elements. */
export const catalogueNames = () => wordsIn(catalogueFiles())

/** The screens that are kept as `cache: 'catalog'`, the frame, and what scripts bring into a page. */
function catalogueFiles() {
  const pages = readdirSync(screens)
    .map((name) => join(screens, name, 'page.tsx'))
    .filter((file) => existsSync(file) && /\bcache: 'catalog'/.test(readFileSync(file, 'utf8')))
  const around = ['entry.ts', 'frame/document.tsx', 'frame/error-screen.tsx', 'screens/cart/mini-cart.tsx']
  const found = /** @type {Set<string>} */ (new Set())
  const open = [...pages, ...around.map((name) => join(client, name))]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...importedBy(file))
  }
  return [...found]
}

/** Code of the client alone, without samples and what only a customer's screens have beside them. @param {string} file */
const importedBy = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(#client\/|\.\.?\/)([^']+)'/g)]
    .map(([, place = '', name = '']) => (place === '#client/' ? join(client, name) : join(dirname(file), place, name)))
    .filter((name) => !/\/samples?[/.]|-samples\.|\/account-nav\./.test(name))
