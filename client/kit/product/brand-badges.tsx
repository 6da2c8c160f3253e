/**
 * Names of banks, e-wallets and couriers in small frames. They are words and not logos, because logos belong to their
 * owners and cost a request each. Names beyond `most` are only counted.
 */
export function BrandBadges({
  label,
  marks,
  most = marks.length,
}: {
  label: string
  marks: readonly string[]
  most?: number
}) {
  if (marks.length === 0) return null
  return (
    <ul aria-label={label} className="marks">
      {marks.slice(0, most).map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
      {marks.length > most ? <li>+{marks.length - most} lainnya</li> : null}
    </ul>
  )
}
