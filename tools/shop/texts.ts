import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled for one command need not be compiled for the next.
enableCompileCache()

/**
 * The Workers import lists as text and JSON as values, as their bundlers do; Node learns it here, before the table is
 * loaded. Of drizzle, whose list of exports has 180 KB, Node would read that list again for each of its 250 files.
 */
const drizzle = new Map<string, ResolveFnOutput>()
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
    const known = drizzle.get(specifier) ?? nextResolve(specifier, context)
    drizzle.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
  load(url, context, nextLoad) {
    const kind = /\.(txt|sql|json)(\?|$)/.exec(url)?.[1]
    if (kind === undefined || !url.startsWith('file:')) return nextLoad(url, context)
    const text = readFileSync(fileURLToPath(url.split('?')[0] ?? url), 'utf8')
    return {
      format: 'module',
      source: `export default ${kind === 'json' ? text : JSON.stringify(text)}`,
      shortCircuit: true,
    }
  },
})
