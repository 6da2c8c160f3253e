import { readFileSync } from 'node:fs'

/**
 * The headers that `public/_headers` gives to each of its paths, `/assets/*` for example: here no router of the
 * platform reads them.
 *
 * @param {string} file
 * @returns {Record<string, Record<string, string>>}
 */
export function assetHeaders(file) {
  /** @type {Record<string, Record<string, string>>} */
  const paths = {}
  let here = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/')) here = line.trim()
    else if (name && value) paths[here] = { ...paths[here], [name.toLowerCase()]: value }
  }
  return paths
}
