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

/** @param {string} text */
export const notAPort = (text) => `PORT must be a number from 0 to 65535, and it is "${text}": PORT=8788 npm start`
