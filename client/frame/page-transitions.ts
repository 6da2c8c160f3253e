import { appWords } from '#shared/web/device.ts'
import { schemeScript } from './scheme.ts'

/**
 * Lets pages fade into each other where that is safe. In the browsers inside Instagram, TikTok and other apps pages froze
 * or stayed white with it, and a weak phone has better things to do. Only Chromium tells its memory; what a browser does
 * not tell does not count as weak.
 *
 * It stands in the page itself, because the decision must be made before the page is painted for the first time. The
 * header of the page allows this very text by its hash.
 */
const transitionScript = `if(self.CSSViewTransitionRule&&!${appWords}.test(n.userAgent)&&!(n.deviceMemory<4)){s=new CSSStyleSheet;s.replaceSync("@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}");d.adoptedStyleSheets.push(s)}`
/** What must be decided before the first paint, as one text with one hash. */
export const firstScript = `{let n=navigator,d=document,s;${transitionScript}${schemeScript}}`
