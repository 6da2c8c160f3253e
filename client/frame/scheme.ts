import * as dom from '#client/app/dom-names.ts'

/** The colours of the browser's own bar: those of the header in each scheme. */
export const barColours = { light: '#ffffff', dark: '#1c1c1c' } as const

/**
 * A chosen scheme and district are there before the first paint; '' follows the system. Of the two colours for its bar,
 * which stand above this script, a browser takes the first that fits.
 */
export const schemeScript = `try{let l=localStorage,{dataset:e}=d.documentElement;e.${dom.districtKey}=l.${dom.districtKey}||l.${dom.addressDistrictKey};if(s=e.${dom.schemeKey}=l.${dom.schemeKey}||"")d.querySelector("[media]").media=s=="dark"?"":"not all"}catch{}`
