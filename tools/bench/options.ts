import { parseArgs } from 'node:util'

export interface Options {
  /** Every contestant has one turn in each round. */
  rounds: number
  /** Saves the result, as what later runs are compared with. */
  save: boolean
  /** Loads pages in a throttled Chromium too. */
  browser: boolean
  /** So many buyers want one product at once, in place of everything else; null: no crowd. */
  crowd: number | null
  /** The part of a core that the runtime has meanwhile. */
  share: number
  /** So many shops in one runtime, in place of everything else; null: not asked. */
  shops: number | null
}

export const usage = `npm run bench [-- what]

  --rounds N      how often every contestant has its turn (7)
  --no-browser    leaves out the page loads in Chromium
  --save          writes the result to docs/performance.json, in place of the former one
  --share S       with --crowd: the runtime has this part of a core, 0.5 or 0.25 as a small server has (1)
  --crowd N       in place of all that: N buyers want a hundred pieces of one product within ten seconds, and how long
                  others wait for pages of the same shop and of a neighbour meanwhile
  --shops N       in place of all that: time and memory of N shops on this machine, opened, asleep and woken

Needs Linux, because it reads from /proc how much processor time a server took. docs/performance.md tells how to read
the numbers. It ends with 1 when something costs more than the saved result, if that is from a machine of this pace,
beyond the noise of both; with --crowd, when the shop sold a wrong number or its audit finds something.`

/** What the command line asks for; null: it is not understood. */
export function optionsOf(args: string[]): Options | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        rounds: { type: 'string' },
        save: { type: 'boolean' },
        'no-browser': { type: 'boolean' },
        crowd: { type: 'string' },
        share: { type: 'string' },
        shops: { type: 'string' },
      },
    })
    const rounds = Number(values.rounds ?? 7)
    const crowd = values.crowd === undefined ? null : Number(values.crowd)
    const share = Number(values.share ?? 1)
    const shops = values.shops === undefined ? null : Number(values.shops)
    if (!(share > 0 && share <= 1)) return null
    if (![rounds, crowd ?? 1, shops ?? 1].every((count) => Number.isInteger(count) && count > 0)) return null
    return { rounds, save: values.save ?? false, browser: !values['no-browser'], crowd, share, shops }
  } catch {
    // An option that does not exist.
    return null
  }
}
