/** The district in an address of this screen; null when another city or province was picked above it. */
export function districtOf(query: URLSearchParams): string | null {
  const kec = /^\d{2}\.\d{2}\.\d{2}$/.exec(query.get('kec') ?? '')?.[0] ?? null
  return ['prov', 'kota'].every((above) => !query.has(above) || kec?.startsWith(`${query.get(above)}.`)) ? kec : null
}
