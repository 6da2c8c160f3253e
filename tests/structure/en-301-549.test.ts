import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const journeys = 'tests/browser/journeys'
const [axe, eye] = ['tests/browser/visual/axe.spec.ts', 'tests/browser/visual/every-eye.spec.ts']
const audit = 'tests/browser/visual/visual-audit.spec.ts'
const themes = 'tests/structure/themes.test.ts'
const here = 'tests/structure/en-301-549.test.ts'
const clean = [axe, 'axe finds nothing serious or moderate'] as const
const purchase = [`${journeys}/buy-by-keyboard.spec.ts`, 'a whole purchase by the keyboard alone'] as const
const absent = [here, 'pages have nothing that'] as const
const address = [`${journeys}/addresses.spec.ts`, 'corrects the refused field'] as const

/**
 * The clauses of chapter 9 of EN 301 549, which are WCAG 2.1 A and AA with a 9 before them, and the six that WCAG 2.2 has
 * beside them, with what proves each.
 */
const clauses: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '1.1.1': clean,
  '1.2.4': absent,
  '1.3.1': purchase,
  '1.3.2': purchase,
  '1.3.3': absent,
  '1.3.4': absent,
  '1.3.5': clean,
  '1.4.1': [eye, 'with forced colours what is chosen and what buys stand out'],
  '1.4.2': [`${journeys}/product-page.spec.ts`, 'a video plays on a slide of its own after a tap'],
  '1.4.3': [themes, 'words are readable on every ground'],
  '1.4.4': [eye, 'letters twice as large'],
  '1.4.5': ['tests/edge/widgets.test.ts', 'what the owner sets is on the page: banner'],
  '1.4.10': [eye, 'no sample scrolls sideways'],
  '1.4.11': [themes, 'is readable in the dark: on buttons'],
  '1.4.12': [eye, 'letters and lines may stand further apart'],
  '1.4.13': [`${journeys}/mini-cart.spec.ts`, 'opens under the pointer and closes when it leaves'],
  '2.1.1': purchase,
  '2.1.2': [eye, 'what has the focus is never covered'],
  '2.1.4': [`${journeys}/frame.spec.ts`, 'the key / goes to the search'],
  '2.2.1': [`${journeys}/cart-and-checkout.spec.ts`, 'a session that ends during checkout loses no text'],
  '2.2.2': absent,
  '2.3.1': absent,
  '2.4.1': [eye, 'leads past the filters'],
  '2.4.2': clean,
  '2.4.3': purchase,
  '2.4.4': clean,
  '2.4.5': [`${journeys}/frame.spec.ts`, 'the header opens the categories as a menu'],
  '2.4.6': purchase,
  '2.4.7': [eye, 'what has the focus is never covered'],
  '2.4.11': [eye, 'what has the focus is never covered'],
  '2.5.1': [`${journeys}/product-page.spec.ts`, 'an image opens full screen, moves on to the next'],
  '2.5.2': [`${journeys}/product-page.spec.ts`, 'a tap counts even when the part'],
  '2.5.3': clean,
  '2.5.4': absent,
  '2.5.7': [`${journeys}/product-page.spec.ts`, 'an image opens full screen, moves on to the next'],
  '2.5.8': [audit, 'the audit finds each kind of fault'],
  '3.1.1': clean,
  '3.1.2': clean,
  '3.2.1': purchase,
  '3.2.2': purchase,
  '3.2.3': ['tests/specification/screens.test.ts', 'the bottom navigation marks'],
  '3.2.4': [eye, 'help is at one place'],
  '3.2.6': [eye, 'help is at one place'],
  '3.3.1': address,
  '3.3.2': clean,
  '3.3.3': address,
  '3.3.4': [`${journeys}/over-the-page.spec.ts`, 'while an order is placed the whole screen is locked'],
  '3.3.7': ['tests/edge/payment.test.ts', 'a guest who has paid has an account in one tap and a code'],
  '3.3.8': ['client/kit/form/password-field.test.tsx', 'says its purpose to password managers, and cuts off nothing'],
  '4.1.1': clean,
  '4.1.2': clean,
  '4.1.3': [eye, 'how many places were found is said'],
}

/** Not kept: a shop’s film of a product has no captions and no description, because a shop can send none. */
const open = ['1.2.1', '1.2.2', '1.2.3', '1.2.5']

test('each of the 56 clauses of EN 301 549 and WCAG 2.2 but those of films has a proof, and each proof is there', () => {
  expect([...Object.keys(clauses), ...open]).toHaveLength(56)
  const missing = Object.entries(clauses).filter(([, [file, title]]) => !readFileSync(file, 'utf8').includes(title))
  expect(missing).toEqual([])
})

/** What clauses are about that no page has, so that they hold; who adds one proves its clause again. */
test.each([
  ['makes a sound or shows a film by itself', /<(?:video|audio)\b|autoplay|'audio'/],
  ['shows what happens now', /getUserMedia|RTCPeerConnection|\.m3u8/],
  ['holds for one way to turn the screen alone', /orientation: (?:portrait|landscape)|screen\.orientation/],
  [
    'is told by its place or colour alone',
    /(?:tombol|tautan|kolom) (?:hijau|merah|biru|di (?:atas|bawah|kiri|kanan))/i,
  ],
  ['answers to shaking or tilting', /devicemotion|deviceorientation/],
])('pages have nothing that %s', (_, pattern) => {
  const files = sources().filter((path) => path.startsWith('client/') && !isTest(path))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('pages have nothing that flashes, and only the ring of a wait turns on and on', () => {
  const sheets = ['base', 'content', 'frame', 'goods', 'pieces', 'product'].map((name) =>
    readFileSync(`client/styles/${name}.css`, 'utf8'),
  )
  const endless = sheets.join('').match(/animation:[^;]*infinite/g) ?? []
  expect([...new Set(endless)]).toEqual(['animation: turn 0.7s linear infinite'])
})
