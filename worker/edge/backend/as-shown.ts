import { plainLines } from '#shared/text/plain-lines.ts'
import { pictureAddress } from '#shared/web/picture-address.ts'

/** The fields of the contract that hold a picture's address, or a list of them. */
const ofPictures = /(?:^|_)(?:IMAGE_URL|IMAGE_LIST|COMPANY_LOGO)$/
/** Those that are shown as one line of text. A product's description has lines of its own: the page reads it. */
const ofWords = /(?:^|_)(?:NAME|TITLE|LABEL)$|^DESCRIPTION$|^COUPON_SHORT_DESCRIPTION$/
/** Deeper than any answer of the contract, and not so deep that a hostile one fills the stack. */
const depthMax = 12

/** Fields whose ids go back to the backend as it wrote them. */
const ofIds = /(?:^|_)(?:ID|CODE)$/

/**
 * What another company's backend at `backend` answered, as a page shows it: its pictures with the addresses by which a
 * browser loads them, its names and titles without tags and with entities read once. `numbers` gets the names of ids that
 * are numbers.
 */
export function asShown(
  answered: unknown,
  told: { backend: string; numbers: Set<string> },
  name = '',
  depth = 0,
): unknown {
  if (typeof answered === 'number' && ofIds.test(name)) told.numbers.add(name)
  if (typeof answered === 'string') {
    if (ofPictures.test(name)) return pictureAddress(answered, told.backend)
    return ofWords.test(name) && /[<&]/.test(answered) ? plainLines(answered).join(' ') : answered
  }
  if (answered === null || typeof answered !== 'object' || depth > depthMax) return answered
  if (Array.isArray(answered)) return answered.map((one) => asShown(one, told, name, depth + 1))
  return Object.fromEntries(
    Object.entries(answered).map(([field, one]) => [field, asShown(one, told, field, depth + 1)]),
  )
}
