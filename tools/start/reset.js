/** `npm run reset`: deletes every local shop, order and secret. The sources and the build stay. */
import { rmSync } from 'node:fs'

for (const state of ['.wrangler/state', '.wrangler/dev']) rmSync(state, { recursive: true, force: true })
console.log('All local shops are deleted. `npm start` opens new ones.')
