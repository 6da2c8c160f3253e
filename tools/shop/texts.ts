import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The Workers import lists as text and JSON as values, as their bundlers do; Node learns it here, before the table is loaded. */
registerHooks({
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
