/** The code of a village begins with its district's: '31.74.07.1001' is in '31.74.07'. */
export const districtOfVillage = (code: string): string => code.slice(0, 8)
