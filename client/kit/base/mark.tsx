import sheet from './marks.svg?no-inline'

/**
 * A small tile with the name of a bank, a wallet or a courier in its colour, drawn by us: logos belong to their owners.
 * All are views of one file. `name`: as the row says it, 'Transfer BCA', 'J&T EZ'; an unknown one is a plain card.
 */
export const Mark = ({ name }: { name: string }) => (
  <img src={`${sheet}#${viewOf(name)}`} alt="" width={44} height={28} loading="lazy" className="shrink-0" />
)

/** The id of its view: the first word, without what stands before a bank's name. */
const viewOf = (name: string): string => /^(?:transfer )?(\w+)/.exec(name.toLowerCase().replace('&', ''))?.[1] ?? ''
