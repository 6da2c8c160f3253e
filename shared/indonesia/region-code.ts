// The code of a place begins with those of what lies above it: '31.74.07.1001' is in 31.74.07, that in 31.74, that in 31.

/** The code of the province, of any code at or below it. */
export const provinceCodeOf = (code: string): string => code.slice(0, 2)
/** The code of the regency, of any code at or below it. */
export const regencyCodeOf = (code: string): string => code.slice(0, 5)
/** The code of the district, of any code at or below it. */
export const districtCodeOf = (code: string): string => code.slice(0, 8)
