import * as dom from '#client/app/dom-names.ts'

/**
 * Keeps the district that the address names: the page may be left before any other script of it runs. It stands where its
 * costs are shown. The header of the page allows this very text by its hash.
 */
export const districtScript = `try{localStorage.${dom.districtKey}=/kec=([\\d.]{6,9})/.exec(location)[1]}catch{}`
