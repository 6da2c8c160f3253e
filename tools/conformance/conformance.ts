/**
 * Asks another backend whether it keeps the contract: `npm run conformance -- https://api.example.com --referer
 * https://toko.example`. Without --write it changes nothing. The exit code is 1 when a call of the specification is
 * wrong or missing, 2 when the check could not be made.
 */
import { rootOf } from '#shared/api/contract/exchange.ts'
import { parseArgs } from 'node:util'
import { ItemId } from '#shared/api/contract/brands.ts'
import { check, type Options } from './check.ts'
import { failures, report } from './report.ts'

const usage = `npm run conformance -- <address of the backend> [options]

  --referer <address>    the shop that is checked; without it, the backend's own address
  --access-key <key>     the shop's key; without it, GET /api-access is asked
  --token <token>        a customer's token, for the calls that need a sign-in
  --write                also buys: cart, address, shipping, payment, checkout, with marked test data
  --item <code>          the ITEM_ID_CODE that is bought, where there is no product list
  --voucher <code>       a voucher that is tried
  --insecure             accepts a certificate that nobody has signed
  --timeout <seconds>    how long one answer may take (30)
  --json                 the result as JSON`

const options = readOptions()
if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`)
  process.exit(2)
}
const outcome = await check(options)
const bad = failures(outcome).length
console.log(options.json ? JSON.stringify({ ...outcome, failed: bad }, null, 2) : report(outcome))
process.exitCode = outcome.stopped === null ? Math.min(bad, 1) : 2

function readOptions(): (Options & { json: boolean }) | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        referer: { type: 'string' },
        'access-key': { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        item: { type: 'string' },
        voucher: { type: 'string' },
        insecure: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '30' },
        json: { type: 'boolean', default: false },
      },
    })
    const [address = ''] = positionals
    const backend = URL.parse(address)
    if (!backend || !/^https?:$/.test(backend.protocol))
      return 'Which backend? An address like https://api.example.com is missing.'
    const referer = URL.parse(values.referer ?? backend.origin)
    if (!referer) return `--referer ${values.referer} is no address.`
    const seconds = Number(values.timeout)
    if (!(seconds > 0)) return `--timeout ${values.timeout} is no number of seconds.`
    const item = values.item === undefined ? null : ItemId.safeParse(values.item)
    if (item?.success === false) return `--item ${values.item} cannot be an ITEM_ID_CODE.`
    return {
      backend: rootOf(`${backend.origin}${backend.pathname}`),
      referer: `${referer.origin}/`,
      accessKey: values['access-key'] ?? null,
      token: values.token ?? null,
      item: item?.data ?? null,
      voucher: values.voucher ?? null,
      write: values.write,
      insecure: values.insecure,
      timeoutMs: seconds * 1_000,
      json: values.json,
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
