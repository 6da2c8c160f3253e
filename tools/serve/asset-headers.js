import { readFileSync } from 'node:fs'

/**
 * The headers that `public/_headers` gives to a path, `/assets/*` for example: for the files that a local run serves
 * from beside the build.
 *
 * @param {string} path
 * @param {string} [file]
 * @returns {Record<string, string>}
 */
export function assetHeaders(path, file = 'public/_headers') {
  /** @type {Record<string, string>} */
  const headers = {}
  let here = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/')) here = line.trim()
    else if (here === path && name && value) headers[name.toLowerCase()] = value
  }
  return headers
}
