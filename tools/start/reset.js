/** `npm run reset`: forgets every local shop, order and secret. Sources and the build stay. */
import { rmSync } from 'node:fs'

for (const state of ['.wrangler/state', '.wrangler/dev']) rmSync(state, { recursive: true, force: true })
console.log('The local shops are gone. `npm start` opens fresh ones.')
