import * as dom from '#client/app/dom-names.ts'

/**
 * Keeps the district that the address names: the page may be left before any other script of it runs. Where the address
 * asks for none, the one that is known is answered at once; not for who goes back. The header of the page allows this very
 * text by its hash.
 */
export const districtScript = `try{const s=localStorage,l=location,k=/kec=([\\d.]{6,9})/.exec(l),d=s.${dom.districtKey}||s.${dom.addressDistrictKey};if(k)s.${dom.districtKey}=k[1];else if(d&&performance.getEntriesByType('navigation')[0]?.type!='back_forward')l.replace(l.pathname+(l.search?l.search+'&':'?')+'kec='+d)}catch{}`
