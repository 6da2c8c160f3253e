// The code of a place begins with those of what lies above it: '31.74.07.1001' is in 31.74.07, that in 31.74, that in 31.
// Another company's backend may write digits alone, and three of them for a district.

export const provincePattern = /^\d{2}$/
export const regencyPattern = /^\d{2}\.?\d{2}$/
export const districtPattern = /^\d{2}(?:\.\d{2}\.\d{2,3}|\d{4,5})$/
export const villagePattern = /^\d{2}(?:\.\d{2}\.\d{2,3}\.\d{3,4}|\d{8})$/

/** The code of the province, of any code at or below it. */
export const provinceCodeOf = (code: string): string => code.slice(0, 2)
/** The code of the regency, of any code at or below it. */
export const regencyCodeOf = (code: string): string => code.slice(0, code[2] === '.' ? 5 : 4)
/**
 * The code of the district, of any code at or below it. Ten digits say it by the seventh: Kemendagri's villages begin with
 * 1 or 2, and where BPS's district ends so its own code has to be known.
 */
export const districtCodeOf = (code: string): string =>
  code[2] === '.' ? code.split('.', 3).join('.') : code.slice(0, /^\d{6}[12]\d{3}/.test(code) ? 6 : 7)
