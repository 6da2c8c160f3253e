/** What of the page's query a form that leads back to it takes along. */
export function Kept({ kept }: { kept: Readonly<Record<string, string>> }) {
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
