/** A permit or a certificate that goods may have, by its name in the import format. */
export type PermitName = 'halal' | 'bpom' | 'pirt' | 'sni'

interface Permit {
  /** As shoppers read it. */
  label: string
  /** How its number is written. The authorities publish no check digit, so no more can be checked here. */
  pattern: RegExp
  example: string
  issuer: string
  /** Where anybody can look the number up. */
  register: string
}

/** Foods and drinks, cosmetics, quasi drugs, herbal medicines and supplements, medicines. */
const bpom =
  /^(?:(?:BPOM RI|BPOM|POM) )?(?:M[DL] ?\d{12}(?:\d{3})?|N[A-E] ?\d{11}|Q[DIL] ?\d{9}|(?:TR|TI|TL|HT|FF|SD|SI|SL|SM) ?\d{9}|[DG][BKTNPF][LIE] ?\d{10}[A-Z]\d)$/

export const permits: Readonly<Record<PermitName, Permit>> = {
  halal: {
    label: 'Halal',
    pattern: /^ID\d{17}$/,
    example: 'ID32110004418760924',
    issuer: 'BPJPH',
    register: 'https://bpjph.halal.go.id',
  },
  bpom: {
    label: 'BPOM',
    pattern: bpom,
    example: 'MD 271028004127',
    issuer: 'BPOM',
    register: 'https://cekbpom.pom.go.id',
  },
  pirt: {
    label: 'P-IRT',
    pattern: /^(?:P-IRT )?\d{13}-\d{2}$/,
    example: '2063273010424-29',
    issuer: 'Dinas Kesehatan',
    register: 'https://sppirt.pom.go.id',
  },
  sni: {
    label: 'SNI',
    pattern: /^SNI (?:(?:ISO|IEC|ISO\/IEC|CISPR) )?\d{1,6}(?:-\d{1,6}){0,3}[:-]\d{4}(?:\/Amd ?\d{1,2}:\d{4})?$/,
    example: 'SNI IEC 62560:2015',
    issuer: 'BSN',
    register: 'https://bangbeni.bsn.go.id',
  },
}
export const permitNames = Object.keys(permits) as readonly PermitName[]

/** What is said of halal where there is no certificate. '': nothing is said. */
export const halalWords = { not_halal: 'Tidak halal', not_obliged: 'Tidak wajib bersertifikat halal' } as const
export type HalalWord = keyof typeof halalWords
export const isHalalWord = (said: string): said is HalalWord => Object.hasOwn(halalWords, said)

/** What goods state, as shoppers read it: under its label a number, or the words that stand for one. */
export const statedIn = (goods: Readonly<Record<PermitName, string>>) =>
  permitNames.flatMap((name) => {
    const value = goods[name]
    if (value === '') return []
    const isNumber = !(name === 'halal' && isHalalWord(value))
    return [{ name, isNumber, said: isHalalWord(value) ? halalWords[value] : value, ...permits[name] }]
  })

/** Whether a text may stand in the field: the number as its authority writes it, or nothing. */
export const isPermit = (name: PermitName, said: string): boolean =>
  said === '' || (name === 'halal' && isHalalWord(said)) || permits[name].pattern.test(said)

/** What a category may demand of goods before they are shown. `adult`: they are sold from 21 years on alone. */
export const goodsNeeds = [...permitNames, 'adult'] as const
export type GoodsNeed = (typeof goodsNeeds)[number]

type Stated = Readonly<Record<PermitName, string> & { adult: boolean }>
/**
 * What of it goods lack. Any statement about halal will do; what BPOM has registered needs no P-IRT, which is the lower
 * of the two for food.
 */
export const lacking = (needs: readonly GoodsNeed[], goods: Stated): GoodsNeed[] =>
  needs.filter((need) => (need === 'pirt' ? goods.pirt === '' && goods.bpom === '' : !goods[need]))
