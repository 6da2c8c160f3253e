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
  })
  const { shop, file } = values
  if (shop !== undefined && file !== undefined) return { shop, file, url: values.url ?? `https://${shop}` }
  console.error('needs --shop <host> and --file <name>.csv or .ndjson')
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
