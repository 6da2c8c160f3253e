import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** @import { Plugin, Rolldown } from 'vite' */

/** For `Plugin.applyToEnvironment`. @param {{ name: string }} environment */
const ofClient = ({ name }) => name === 'client'

/**
 * Writes beside the manifest which bytes each script and style sheet has, so that a page names them and a browser
 * refuses others.
 *
 * @returns {Plugin}
 */
export function integrity() {
  return {
    name: 'integrity',
    apply: 'build',
    applyToEnvironment: ofClient,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sums = Object.values(bundle)
          .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
          .map((file) => [`/${file.fileName}`, sumOf(file.type === 'chunk' ? file.code : file.source)])
        this.emitFile({
          type: 'asset',
          fileName: '.vite/integrity.json',
          source: JSON.stringify(Object.fromEntries(sums)),
        })
      },
    },
  }
}

/** @param {string | Uint8Array} bytes */
const sumOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

const licencesFile = 'builds/licences.txt'
/** Parts of these are in every build, although no module of theirs is: our font files are made of the font's. */
const always = ['tailwindcss', 'vite', 'rolldown', '@fontsource-variable/plus-jakarta-sans']

/**
 * The licences of everything that a browser downloads, as a file of the deployment. Each script with foreign code in it
 * names the file.
 *
 * @returns {Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    applyToEnvironment: ofClient,
    generateBundle(_, bundle) {
      const packages = new Set(always.map((name) => resolve('node_modules', name)))
      for (const file of Object.values(bundle)) {
        const found = packagesOf(file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames)
        for (const folder of found) packages.add(folder)
        if (file.type === 'chunk' && found.length > 0) file.code = `/*! licences: /${licencesFile} */\n${file.code}`
      }
      this.emitFile({ type: 'asset', fileName: licencesFile, source: licencesOf([...packages]) })
    },
  }
}

/**
 * The folders of the packages that these modules belong to.
 *
 * @param {readonly string[]} modules
 */
function packagesOf(modules) {
  const folders = modules.flatMap((module) => {
    const path = resolve(module.replaceAll('\0', '').split('?')[0] ?? '')
    return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.replaceAll('\\', '/')) ?? []
  })
  return [...new Set(folders)]
}

/**
 * One text with the licence of each package. It throws when one has none, because we may not ship that package then.
 *
 * @param {readonly string[]} folders
 */
function licencesOf(folders) {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = existsSync(folder) ? readdirSync(folder).find((one) => /^licen[cs]e/i.test(one)) : undefined
    if (!file) throw new Error(`${name} has no licence text, so no browser may get it`)
    // A builder's file goes on with what it bundles itself, and none of that reaches a browser.
    const [text = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m)
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return parts.toSorted().join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * Neither pass over the style sheet knows the browser's own arrows (`::scroll-button` in client/styles/goods.css), and
 * each build said so in sixty lines. Tailwind writes to the console, Vite to its logger. Every other warning is printed.
 *
 * @returns {Plugin}
 */
export function quietArrows() {
  return {
    name: 'quiet-arrows',
    apply: 'build',
    configResolved({ logger }) {
      /** @type {{ warn(words: string, ...more: unknown[]): void }[]} */
      const writers = [logger, console]
      for (const writer of writers) {
        const warn = writer.warn.bind(writer)
        writer.warn = (words, ...more) => void (isOnlyArrows(String(words)) || warn(words, ...more))
      }
    },
  }
}

/** Whether nothing else is warned of. Tailwind has all it found in one text. @param {string} words */
function isOnlyArrows(words) {
  const found = words.match(/(?<=\^--|\[lightningcss minify\]).*/g) ?? []
  return found.length > 0 && found.every((line) => line.includes("'scroll-button' is not recognized"))
}
