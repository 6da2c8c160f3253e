import { createHash } from 'node:crypto'

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { filesBelow, isDatabase, keptFolders } from '../../../tools/backup/files.js'

/**
 * Of each table of each shop, of the Directory and of the files of a data folder: how many rows it has, and a hash of
 * them all: `<rows> <hash>`.
 */
export function rowHashes(state: string): Record<string, string> {
  const hashes: Record<string, string> = {}
  for (const folder of keptFolders) {
    for (const file of filesBelow(join(state, folder), isDatabase)) {
      const database = new DatabaseSync(join(state, folder, file), { readOnly: true, readBigInts: true })
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
      for (const { name } of tables) {
        const hash = createHash('sha256')
        const rows = database.prepare(`SELECT * FROM "${String(name)}"`).all()
        for (const row of rows)
          hash.update(JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)))
        hashes[`${folder}/${file} ${String(name)}`] = `${rows.length} ${hash.digest('hex')}`
      }
      database.close()
    }
  }
  return hashes
}
