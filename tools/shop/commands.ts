import { readFile } from 'node:fs/promises'
import { bringExport, takeExport } from './archive.ts'
import { Misused } from './command.ts'
import { examine } from './doctor.ts'
import { bringIn, writeOut } from './goods.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'
import { sendTo } from './send.ts'
import { uploadPictures } from './upload.ts'

/** What a command with many requests is asked. */
export interface Asked {
  host: string
  at: string | null
  json: boolean
  /** The options without a value. */
  flags: ReadonlySet<string>
  /** How the columns of another program's file are read: a map that is shipped, or a file; null: they are ours. */
  columns: string | null
}

interface Command {
  /** What stands after its name. */
  words: string
  summary: string
  run(asked: Asked, words: readonly string[], world: World): Promise<number>
}

/** The commands beside the operations; what they send are operations too. */
export const commands: Readonly<Record<string, Command>> = {
  import: {
    words: '<host> <file>',
    summary:
      'goods of a .csv or .ndjson file: what it does not name stays; started again, it goes on where it stopped. --replace: an empty cell empties · --counted: its stocks were counted on the shelf now · --columns shopify, or a file of your own: the columns of another program',
    run: (asked, words, world) => bringIn({ ...asked, file: fileOf(words) }, world),
  },
  export: {
    words: '<host> <file>',
    summary: 'what the shop sells, as such a file',
    run: (asked, words, world) => writeOut({ ...asked, file: fileOf(words) }, world),
  },
  upload: {
    words: '<host> <file> …',
    summary:
      'pictures in all their widths, videos as they are; prints the address by which products, banners, logo and articles name each',
    run: uploadPictures,
  },
  today: {
    words: '<host>',
    summary: 'what waits for a person, with the oldest of each',
    run: async ({ host, at, json }, words, world) => {
      if (words.length > 0) throw new Misused('npm run shop -- today <host>')
      const { body } = await sendTo(world, { host, at })('GET', '/today')
      world.say(json ? JSON.stringify(body, null, 2) : printed(body))
      return 0
    },
  },
  report: {
    words: '<host> [<first day> [<last day>]]',
    summary: 'visits and orders by what brought them, orders of assistants, searches that found nothing; else of today',
    run: async ({ host, at, json }, [from, to, ...more], world) => {
      if (more.length > 0) throw new Misused('npm run shop -- report <host> 2026-11-20 2026-11-26')
      const query = new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) })
      const { status, body } = await sendTo(world, { host, at })('GET', `/found?${query}`)
      world.say(json ? JSON.stringify(body, null, 2) : printed(body))
      return status === 200 ? 0 : 1
    },
  },
  statement: {
    words: '<host> <bank> <file>',
    summary: 'a statement of the shop’s bank account, as BCA, MANDIRI, BRI or BNI gives it (.csv): books what it tells',
    run: async ({ host, at, json }, [bank = '', file, ...more], world) => {
      if (more.length > 0) throw new Misused('npm run shop -- statement <host> <bank> <file>.csv')
      const csv = await readFile(fileOf(file === undefined ? [] : [file]), 'utf8')
      const body = { bank: bank.toUpperCase(), csv }
      const answer = await sendTo(world, { host, at })('POST', '/money/statement', body)
      world.say(json ? JSON.stringify(answer.body, null, 2) : printed(answer.body))
      return answer.status === 200 ? 0 : 1
    },
  },
  backup: {
    words: '<host> <folder>',
    summary: 'the last export of the shop with its files, for another place: it holds personal data',
    run: takeExport,
  },
  restore: {
    words: '<host> <folder>',
    summary: 'such a folder into a shop without orders and customers, whose jobs wait until it is opened',
    run: bringExport,
  },
  doctor: {
    words: '<host>',
    summary: 'what is wrong with the shop: what it knows itself, and DNS, versions, feed and sitemap from outside',
    run: (asked, words, world) => {
      if (words.length > 0) throw new Misused('npm run shop -- doctor <host>')
      return examine(asked, world)
    },
  },
}

function fileOf([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0 || !/\.(csv|ndjson)$/i.test(file))
    throw new Misused('name the shop and its file: <host> <file>.csv or <file>.ndjson')
  return file
}
