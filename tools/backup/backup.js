/**
 * `npm run backup -- <folder>`: a copy of all shops while they sell. ETALASE_STATE names the folder of the data. The
 * copy holds personal data and the secrets that sign sessions: keep it like the shops themselves.
 */
import { giveUp } from '../serve/settings.js'
import { backUp } from './copy-state.js'

const [target] = process.argv.slice(2)
if (!target) {
  console.error('Where to? npm run backup -- backups/2026-11-22')
  process.exit(64)
}
try {
  const { files } = await backUp(process.env.ETALASE_STATE ?? '.wrangler/state', target)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${target}: ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB. It holds secrets.`)
} catch (error) {
  giveUp(error)
}
