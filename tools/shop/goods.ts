import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, importFile, type SendToShop } from '#shared/admin/import-file.ts'
import { Misused, Refused } from './command.ts'
import { importedPictures } from './import-pictures.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'

/** The commands that take many requests. Each is `<command> <host> <file>`; what they send are operations too. */
export const goodsCommands = {
  import: { summary: 'Brings the goods of a .csv or .ndjson file into a shop', run: bringIn },
  export: { summary: 'Writes what a shop sells to a .csv or .ndjson file', run: writeOut },
}
export type GoodsCommand = keyof typeof goodsCommands
export const isGoodsCommand = (name: string): name is GoodsCommand => Object.hasOwn(goodsCommands, name)

interface Asked {
  host: string
  file: string
  at: string | null
  json: boolean
}

/** The host and the file that a command names. */
export function hostAndFile(name: GoodsCommand, words: readonly string[]): Pick<Asked, 'host' | 'file'> {
  const [host, file, ...more] = words
  if (host === undefined || file === undefined || more.length > 0 || !/\.(csv|ndjson)$/i.test(file))
    throw new Misused(`npm run shop -- ${name} <host> <file>.csv or <file>.ndjson`)
  return { host, file }
}

async function bringIn({ host, file, at, json }: Asked, world: World): Promise<number> {
  const text = world.readText(file)
  const named = { name: basename(file), text, digest: createHash('sha256').update(text).digest('hex') }
  const pictures = importedPictures(dirname(file), { host, at }, world)
  const { rows, skipped, faults } = await importFile(named, sendTo(world, { host, at }), world.progress, pictures)
  if (json) world.say(JSON.stringify({ rows, skipped, faults }, null, 2))
  else if (faults.length === 0) world.say(printed({ rows, skipped }))
  else for (const fault of faults) world.complain(faultText(fault))
  return faults.length > 0 ? 1 : 0
}

async function writeOut({ host, file, at, json }: Asked, world: World): Promise<number> {
  const text = await exportFile(/\.csv$/i.test(file) ? 'csv' : 'ndjson', sendTo(world, { host, at }))
  world.writeFile(file, new TextEncoder().encode(text))
  world.say(json ? JSON.stringify({ file }, null, 2) : printed({ file }))
  return 0
}

/** The same connection as that of every operation. */
const sendTo =
  ({ send }: World, { host, at }: Pick<Asked, 'host' | 'at'>): SendToShop =>
  async (method, path, body) => {
    const below = `/shops/${encodeURIComponent(host)}${path}`
    const answer = await send(
      { method, path: below, body: body ? { json: body } : null, download: false },
      { at, host },
    )
    // 422 is about rows of the file, and is told by their lines.
    if (answer.status !== 200 && answer.status !== 422) throw new Refused(answer)
    return answer
  }
