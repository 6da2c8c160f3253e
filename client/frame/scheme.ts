import * as dom from '#client/app/dom-names.ts'

/** The colours of the browser's own bar: those of the header in each scheme. */
export const barColours = { light: '#ffffff', dark: '#1c1c1c' } as const

/**
 * A chosen scheme is there before the first paint; '' follows the system. Of the two colours for its bar, which stand
 * above this script, a browser takes the first that fits.
 */
export const schemeScript = `try{let d=document,s=localStorage.${dom.schemeKey}||"";d.documentElement.setAttribute("${dom.schemeMark}",s);if(s)d.querySelector("[media]").media=s=="dark"?"all":"not all"}catch{}`
