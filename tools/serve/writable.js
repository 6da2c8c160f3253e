import { SettingError } from './settings.js'

/**
 * What writes at a place that a setting names. A volume of a container belongs to another user as a rule, and who starts
 * it reads what to do.
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
