/**
 * `npm run smoke -- https://toko.example`: what a running deployment must do, tried on one shop in under five minutes.
 * With https it also tries what only a real account has. It leaves one product in the cart of a visitor that nobody
 * knows, and nothing else.
 */
import { checks } from './smoke-checks.ts'
import { Visitor } from './visit.ts'

const [given = ''] = process.argv.slice(2)
const url = URL.parse(given)
if (!url || !/^https?:$/.test(url.protocol)) {
  console.error('npm run smoke -- https://toko.example')
  process.exit(2)
}
let failed = 0
for (const { name, onlyPlatform = false, run } of checks) {
  if (onlyPlatform && url.protocol === 'http:') {
    console.log(`--            ${name}: only on the platform`)
    continue
  }
  const startedAt = Date.now()
  const wrong = await run(new Visitor(url.origin)).catch((error: unknown) => String(error))
  if (wrong !== '') failed += 1
  const ms = `${Date.now() - startedAt} ms`.padStart(8)
  console.log(`${wrong === '' ? 'ok  ' : 'FAIL'}${ms}  ${name}${wrong === '' ? '' : `: ${wrong}`}`)
}
console.log(failed === 0 ? 'All of it works.' : `${failed} of ${checks.length} do not work.`)
process.exit(failed === 0 ? 0 : 1)
