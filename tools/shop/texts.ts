import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The Workers import lists as text, as their bundlers do; Node learns it here, before the table is loaded. */
registerHooks({
  load(url, context, nextLoad) {
    if (!/\.(txt|sql)(\?|$)/.test(url)) return nextLoad(url, context)
    const source = `export default ${JSON.stringify(readFileSync(fileURLToPath(url.split('?')[0] ?? url), 'utf8'))}`
    return { format: 'module', source, shortCircuit: true }
  },
})
