import { plainLines } from '#shared/text/plain-lines.ts'
import { textIn, unpacked, valueIn } from './foreign-values.ts'
import { tidyLink } from '#shared/web/links.ts'
import { pictureAddress, pictureIn, picturesIn } from '#shared/web/picture-address.ts'

/** The fields of the contract that hold a picture's or a video's address, and those with a list of pictures. */
const ofPictures = /(?:^|_)(?:IMAGE_URL|VIDEO_URL|COMPANY_LOGO)$/
const ofPictureLists = /(?:^|_)IMAGE_LIST$/
/** Where a banner, the popup and an entry of the menu lead. */
const ofLinks = /(?:^|_)LINK_URL$|^URL$/
/** Those that are shown as one line of text. A product's description has lines of its own: the page reads it. */
const ofWords = /(?:^|_)(?:NAME|TITLE|LABEL)$|^(?:COUPON_SHORT_)?DESCRIPTION$/
/** Of options and attributes: one in which nothing is said is none. */
const ofValues = /^(?:VALUES?|ITEM_VALUES)$/
/** What lists can be narrowed by: it goes back to the backend as it came. */
const ofChoices = 'VALUE_LIST'
/** Deeper than any answer of the contract, and not so deep that a hostile one fills the stack. */
const depthMax = 12

/** Fields whose ids go back to the backend as it wrote them. */
const ofIds = /(?:^|_)(?:ID|CODE)$/
/** A name in addresses; a database of fixed columns fills it with blanks. */
const ofSlugs = /(?:^|_)SLUG$/
/** What a passkey is asked with is text of JSON to its reader too. */
const ofJson = 'PASSKEY_OPTIONS'
const ofPhones = /(?:^|_)PHONE$/

interface Notes {
  backend: string
  numbers: Set<string>
}

/**
 * What another company's backend at `backend` answered, as a page shows it: every value as `valueIn` reads it, its
 * pictures with the addresses by which a browser loads them, its names and titles without tags and with entities read
 * once, its phones with the 0 that a number cannot keep. `numbers` gets the names of ids that are numbers.
 */
export function asShown(given: unknown, notes: Notes, name = '', depth = 0): unknown {
  if (name === ofJson) return given
  const answered = ofWords.test(name) ? wordsIn(given) : valueIn(unpacked(given, (id) => notes.numbers.add(id)))
  if (typeof answered === 'number' && ofIds.test(name)) notes.numbers.add(name)
  if (typeof answered === 'string' || typeof answered === 'number') return leafShown(answered, notes, name)
  if (answered === null || typeof answered !== 'object' || depth > depthMax) return answered
  const isPictures = ofPictureLists.test(name)
  if (Array.isArray(answered))
    return answered.map((one) =>
      isPictures ? asShown(pictureIn(one), notes, 'IMAGE_URL', depth + 1) : asShown(one, notes, name, depth + 1),
    )
  return Object.fromEntries(
    Object.entries(withIds({ ...answered }, name)).map(([field, one]) => [
      field,
      asShown(ofPictures.test(field) ? addressIn(one) : one, notes, name === ofChoices ? '' : field, depth + 1),
    ]),
  )
}

/** A variant and a line of a cart have two ids each; the one that a backend says alone is the other as well. */
function withIds(record: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const has = (id: string) => Boolean(valueIn(record[id]))
  if (name === 'ITEM_LIST' && has('ITEM_ID') && !has('ITEM_ID_CODE')) return { ...record, ITEM_ID_CODE: record.ITEM_ID }
  return has('CART_ID_CODE') && !has('CART_ID') ? { ...record, CART_ID: record.CART_ID_CODE } : record
}

/** A name may have to be there, and `-` in its place says that it is empty. */
function wordsIn(given: unknown): unknown {
  const words = textIn(given)
  return typeof words === 'string' && valueIn(words) === null ? '' : words
}

/** Of a single picture: its address, which may stand in a record, or in a list of one. */
function addressIn(given: unknown): unknown {
  const [only] = [unpacked(given)].flat()
  const picture = pictureIn(only)
  return picture !== null && typeof picture === 'object' && 'IMAGE_URL' in picture ? picture.IMAGE_URL : only
}

function leafShown(answered: string | number, { backend }: Notes, name: string): unknown {
  if (ofPhones.test(name)) return withFirst0(answered)
  if (typeof answered === 'number') return answered
  if (ofPictureLists.test(name)) return picturesIn(answered).map((one) => pictureAddress(one, backend))
  if (ofPictures.test(name)) return pictureAddress(answered, backend)
  if (ofLinks.test(name)) return tidyLink(answered)
  if (ofSlugs.test(name)) return answered.trim()
  const isOneLine = ofWords.test(name) || ofValues.test(name)
  return isOneLine && /[<&]/.test(answered) ? plainLines(answered).join(' ') : answered
}

/** An Indonesian mobile number that was kept as a number. */
const withFirst0 = (phone: string | number): string => String(phone).replace(/^\s*(8\d{8,11})\s*$/, '0$1')
