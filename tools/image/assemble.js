/**
 * `node tools/image/assemble.js <folder>`: copies what a container needs of a built tree, and nothing else. DEMO=1 adds
 * the demo shops and the program that draws their pictures.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { closureOf } from './closure.js'

const [target] = process.argv.slice(2)
const demo = process.env.DEMO === '1'
if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
  console.error('Into which new folder? node tools/image/assemble.js /app')
  process.exit(64)
}
checkBuild()

const folders = ['dist', 'tools/serve', 'tools/backup', 'tools/start/port.js', ...(demo ? ['demo', 'shared'] : [])]
const packages = ['miniflare', 'workerd', ...(demo ? ['zod', 'libphonenumber-js', 'sharp'] : [])]
/** The program of `npm run shop`. */
const shopProgram = 'tools/shop/shop.js'
/** Tests, source maps, and the hashes of other builds are for engineers. */
const left = /\.test\.\w+$|\.map$|\.d\.ts$/
// Miniflare asks for sharp only where a Worker resizes pictures. workerd lies twice: here and in its platform's package.
const modules = closureOf(packages, { without: demo ? [] : ['sharp'] })
for (const path of folders) copy(path, (file) => !left.test(file))
for (const path of modules) copy(path, (file) => !isNested(path, file) && !file.endsWith('.map'))
rmSync(join(target, 'node_modules/workerd/bin'), { recursive: true, force: true })
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
const imports = demo ? { '#demo/*': './demo/*', '#shared/*': './shared/*' } : {}
writeFileSync(
  join(target, 'package.json'),
  // The command that every page and message names; `npm` comes with the base image.
  JSON.stringify(
    { name, version, license, type: 'module', imports, scripts: { shop: `node ${shopProgram}` } },
    null,
    1,
  ),
)
for (const file of ['LICENSE', 'THIRD_PARTY_NOTICES']) copy(file, () => true)
await bundleShopProgram()
console.log(`${target}: version ${version}, ${modules.length} packages${demo ? ', with the demo shops' : ''}`)

/** `npm run shop` as one file: its sources read the operations of all of commerce, with the packages of those. */
function bundleShopProgram() {
  return build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'tools/shop/shop.ts',
      outDir: join(/** @type {string} */ (target), dirname(shopProgram)),
      target: 'node24',
      rolldownOptions: { moduleTypes: { '.sql': 'text' }, output: { codeSplitting: false, entryFileNames: 'shop.js' } },
    },
    // It makes pictures, which only the image with the demo shops can.
    ssr: { noExternal: true, external: ['sharp'] },
  })
}

/** @param {string} path @param {(file: string) => boolean} wanted */
function copy(path, wanted) {
  const to = join(/** @type {string} */ (target), path)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(path, to, { recursive: true, dereference: true, filter: wanted })
}

/** A package inside another is copied by itself, if it is needed at all. @param {string} path @param {string} file */
function isNested(path, file) {
  return resolve(file).slice(resolve(path).length).startsWith('/node_modules')
}

/**
 * The names of the Workers are the address of the data: what was built for an environment would look for other shops
 * on the same volume, and find none.
 */
function checkBuild() {
  const { workers } = JSON.parse(readFileSync('dist/serve.json', 'utf8'))
  const names = [workers.edge.name, workers.commerce.name].join(' ')
  if (names !== 'etalase etalase-commerce')
    throw new Error(`dist was built for an environment of the platform: ${names}`)
  const secrets = readdirSync('dist', { recursive: true }).filter((file) => /(^|\/)\.dev\.vars/.test(String(file)))
  if (secrets.length > 0) throw new Error(`dist holds secrets: ${secrets.join(' ')}`)
}
