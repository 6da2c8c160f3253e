import { expect, test } from 'vitest'
import { firstScript } from './page-transitions.ts'

/** Runs the page's own script and tells whether it allows transitions. */
function allows(navigator: object, self: object = { CSSViewTransitionRule: Object }): boolean {
  const document = { adoptedStyleSheets: [] }
  class CSSStyleSheet {
    rules = ''
    replaceSync(rules: string) {
      this.rules = rules
    }
  }
  // oxlint-disable-next-line no-new-func -- the page holds this text
  new Function('navigator', 'self', 'document', 'CSSStyleSheet', firstScript)(navigator, self, document, CSSStyleSheet)
  return JSON.stringify(document.adoptedStyleSheets).includes('@view-transition')
}

const chrome = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test('pages fade into each other in the browsers of a phone and of a desktop', () => {
  const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  expect([chrome, safari, desktop].map((userAgent) => allows({ userAgent }))).toEqual([true, true, true])
})

test.each([
  ['Instagram', chrome.replace('SM-A155F', 'SM-A155F; wv') + ' Instagram 380.0.0.46.83 Android'],
  ['TikTok', `${chrome} trill_380304 BytedanceWebview/d8a21c6`],
  ['TikTok of old', `${chrome} musical_ly_2023`],
  ['WhatsApp', `${chrome} WhatsApp/2.25`],
  ['Facebook on Android', `${chrome} [FB_IAB/FB4A;FBAV/520.0.0.44.99;]`],
  ['Facebook on an iPhone', safari.replace(/Version.*/, 'Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.109]')],
  ['LINE', `${safari} Line/15.4.0`],
  ['a plain WebView', chrome.replace('SM-A155F', 'SM-A155F; wv')],
])('%s shows no page transition', (_, userAgent) => {
  expect(allows({ userAgent })).toBe(false)
})

test('a weak phone shows none, and a browser that tells nothing is not weak', () => {
  const tells = (deviceMemory: number) => allows({ userAgent: chrome, deviceMemory })
  expect([0.5, 2, 4, 8].map(tells)).toEqual([false, false, true, true])
})

test('a browser that knows no transitions goes on without an error', () => {
  expect(allows({ userAgent: chrome }, {})).toBe(false)
})
