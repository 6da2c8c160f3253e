/** Takes a part of the page's query along in a form that leads back to the page. */
export function Kept({ kept }: { kept: Readonly<Record<string, string>> }) {
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
