import { districtPattern } from '#shared/indonesia/region-code.ts'

/** The district in an address of this screen; null when another city or province was picked above it. */
export function districtOf(query: URLSearchParams): string | null {
  const kec = districtPattern.exec(query.get('kec') ?? '')?.[0] ?? null
  const lies = (above: string | null) => above === null || (above !== '' && kec?.startsWith(above))
  return lies(query.get('prov')) && lies(query.get('kota')) ? kec : null
}
