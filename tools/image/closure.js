import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * The folders of the packages that a program needs, from the names it imports: themselves, what they depend on, and of
 * their optional packages those that are installed here. `npm ci --omit=dev` cannot do it, because Miniflare comes by
 * wrangler alone.
 *
 * @param {readonly string[]} names
 * @param {{ without?: readonly string[], root?: string }} [options] `without`: packages that are never asked for at run time
 * @returns {string[]} relative to the root, sorted
 */
export function closureOf(names, { without = [], root = process.cwd() } = {}) {
  /** @type {Set<string>} */
  const found = new Set()
  for (const name of names) add(name, resolve(root))
  return [...found].map((folder) => relative(root, folder)).sort()

  /** @param {string} name @param {string} from */
  function add(name, from) {
    const folder = without.includes(name) ? null : lookUp(name, from, resolve(root))
    if (!folder || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder)
  }
}

/** As Node looks for it. @param {string} name @param {string} from @param {string} root @returns {string | null} */
function lookUp(name, from, root) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return from === root ? null : lookUp(name, dirname(from), root)
}
