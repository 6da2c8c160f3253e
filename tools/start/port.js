import { createServer } from 'node:net'

/**
 * The port that a setting names; null: it names none. Runs on Node 20 too, before the installation.
 *
 * @param {string} text
 * @returns {number | null}
 */
export function portOf(text) {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null
}

/** The port of an address, which does not write the one of its protocol. @param {{ port: string }} url */
export const portIn = ({ port }) => Number(port || 80)

/** @param {string} text */
export const notAPort = (text) => `PORT must be a number from 0 to 65535, and it is "${text}": PORT=8788 npm start`

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
