/** The names in `Server-Timing` that a script of ours reads. */
export type ServerTimingName = 'now' | 'measure' | 'no-offline'

/** How one page was for one visitor: Google's web vitals. Times are in ms; 0: it did not happen. */
export interface Vitals {
  /** The page's name in the route table. */
  route: string
  /** Largest contentful paint. */
  lcp: number
  /** The slowest interaction until the next paint. */
  inp: number
  /** Cumulative layout shift, without unit. */
  cls: number
  /** Time to the first byte. */
  ttfb: number
}
