/** How the colours that goods are named by look, the more exact word first. */
const colours: readonly (readonly [word: RegExp, colour: string])[] = [
  [/\bmerah (jambu|muda)|\bpink|\bfuchsia|\bsalem/, '#d9768a'],
  [/\bmerah bata|\bterakota/, '#c8643f'],
  [/\bbiru (dongker|tua)|\bnavy|\bindigo|\bwedel/, '#18306f'],
  [/\bbiru (langit|muda)/, '#7fb2e5'],
  [/\bhijau (botol|tua)|\bemerald|\bzamrud/, '#0f4f43'],
  [/\bhijau (sage|muda)|\bsage|\bmint|\bpandan/, '#9db48f'],
  [/\btoska|\btosca/, '#0f7a80'],
  [/\bmarun|\bmaroon|\bburgundy/, '#761728'],
  [/\bsogan/, '#c78a3e'],
  [/\bgading|\bkrem|\bcream|\bbeige|\bmocca/, '#f4e8d3'],
  [/\btitanium/, '#b9ab98'],
  [/\bhitam|\bblack/, '#2a2f39'],
  [/\bputih|\bwhite/, '#eceff4'],
  [/\babu|\bgrey|\bgray/, '#8b929c'],
  [/\bperak|\bsilver/, '#c9ccd0'],
  [/\bemas|\bgold/, '#d4af37'],
  [/\bco[kc]elat|\bcoklat|\bkhaki/, '#7b4b2a'],
  [/\bkuning|\bmustard/, '#f2c230'],
  [/\bjingga|\boranye|\borange/, '#f28a3c'],
  [/\bungu|\blilac|\blavender/, '#7d52b5'],
  [/\bmerah/, '#dc3f45'],
  [/\bbiru/, '#3f74e0'],
  [/\bhijau/, '#3d7259'],
]

/** null: the name says no colour. */
export function colourOf(name: string): string | null {
  const words = name.toLowerCase()
  return colours.find(([word]) => word.test(words))?.[1] ?? null
}
