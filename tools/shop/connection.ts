import { parseArgs } from 'node:util'
import type { SendToShop } from '#shared/admin/import-file.ts'

interface Asked {
  shop: string
  file: string
  /** Where the administration answers. */
  url: string
}

/** What the command line asks for. Ends the program with what is missing. */
export function askedOf(): Asked {
  const { values } = parseArgs({
    options: { shop: { type: 'string' }, file: { type: 'string' }, url: { type: 'string' } },
    // Everything else, `--help` too, gets the sentence below.
    strict: false,
  })
  const { shop, file } = values
  const url = values.url ?? `https://${String(shop)}`
  if (typeof shop === 'string' && typeof file === 'string' && typeof url === 'string') return { shop, file, url }
  console.error('needs --shop <host> and --file <name>.csv or .ndjson; --url <address> where it answers; ETALASE_TOKEN')
  process.exit(2)
}

/** The token is in the environment, where neither the shell's history nor a list of processes shows it. */
export const sendTo =
  ({ shop, url }: Asked): SendToShop =>
  async (method, path, body) => {
    const answer = await fetch(`${url}/admin/v1/shops/${shop}${path}`, {
      method,
      headers: { authorization: `Bearer ${process.env['ETALASE_TOKEN'] ?? ''}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
