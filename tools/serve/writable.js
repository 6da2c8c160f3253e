import { SettingError } from './settings.js'

/**
 * The result of `work`, which reads or writes at a place that a setting names. If it cannot, its error says what to do:
 * the volume of a container often belongs to another user.
 *
 * @template T
 * @param {string} path @param {string | null} setting null: none names it @param {() => T} work
 * @returns {T}
 */
export function writing(path, setting, work) {
  try {
    return work()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const user = process.getuid?.() ?? 'of this process'
    const another = setting === null ? '' : `, or choose another ${setting}`
    throw new SettingError(`${path} cannot be written (${why}): give it to the user ${user}${another}.`)
  }
}
