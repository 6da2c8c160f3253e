import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, importFile } from '#shared/admin/import-file.ts'
import type { Asked } from './commands.ts'
import { importedPictures } from './import-pictures.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'
import { sendTo } from './send.ts'

interface Goods extends Asked {
  file: string
}

/** Brings the goods of a file into a shop. */
export async function bringIn({ host, file, at, json }: Goods, world: World): Promise<number> {
  const text = world.readText(file)
  const named = { name: basename(file), text, digest: createHash('sha256').update(text).digest('hex') }
  const pictures = importedPictures(dirname(file), { host, at }, world)
  const { rows, skipped, faults } = await importFile(named, sendTo(world, { host, at }), world.progress, pictures)
  if (json) world.say(JSON.stringify({ rows, skipped, faults }, null, 2))
  else if (faults.length === 0) world.say(printed({ rows, skipped }))
  else for (const fault of faults) world.complain(faultText(fault))
  return faults.length > 0 ? 1 : 0
}

/** Writes what a shop sells to a file. */
export async function writeOut({ host, file, at, json }: Goods, world: World): Promise<number> {
  const text = await exportFile(/\.csv$/i.test(file) ? 'csv' : 'ndjson', sendTo(world, { host, at }))
  world.writeFile(file, new TextEncoder().encode(text))
  world.say(json ? JSON.stringify({ file }, null, 2) : printed({ file }))
  return 0
}
