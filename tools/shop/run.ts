import { randomUUID } from 'node:crypto'
import { happensOnce } from '#commerce/platform/administration/operation.ts'
import { type AdminRequest, Misused, operationNamed, requestOf } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, listHelp, operationHelp, usage } from './help.ts'
import type { Outside } from './outside.ts'
import type { PictureFiles } from './pictures.ts'
import { printed } from './print.ts'
import { Refused } from './send.ts'

export interface Answered {
  status: number
  /** Of a download its bytes. */
  body: unknown
  /** The server says that this key counts: sent again with it, a change happens once. */
  key?: string | null
}
/** What a command needs of the world around it. */
export interface World {
  send(request: AdminRequest, to: { at: string | null; host: string | null }): Promise<Answered>
  readJson(path: string): unknown
  readText(path: string): string
  writeFile(path: string, bytes: Uint8Array): void
  pictures: PictureFiles
  say(text: string): void
  complain(text: string): void
  /** The network as a shopper meets it; `at` as of the requests. */
  outside(at: string | null): Outside
  /** How much of a long command is done. */
  progress(done: number, all: number): void
}

/** Runs one command and answers its exit code: 0 done · 1 the shop refused it · 2 it could not be asked. */
export async function runShop(words: readonly string[], world: World): Promise<number> {
  try {
    return await run(words, world)
  } catch (error) {
    if (error instanceof Refused) world.complain(refusalText(error.answer))
    else if (error instanceof Misused || isOfFiles(error)) world.complain(error.message)
    else throw error
    return error instanceof Refused ? 1 : 2
  }
}

/** A file or folder that cannot be read or written: its message names it. */
const isOfFiles = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error

async function run(words: readonly string[], world: World): Promise<number> {
  const { values, flags, rest } = readWords(words)
  const [name, ...fields] = rest
  const json = flags.has('json')
  if (name === undefined) {
    world.say(flags.has('help') ? listHelp() : usage)
    return flags.has('help') ? 0 : 2
  }
  if (flags.has('help')) {
    world.say(commands[name] ? commandHelp(name) : operationHelp(name))
    return 0
  }
  const at = values.get('at') ?? null
  if (at !== null && !/^https?:$/.test(URL.parse(at)?.protocol ?? ''))
    throw new Misused('--at needs a whole address, such as https://toko.id')
  const columns = values.get('columns') ?? null
  const strange = ofImport.find((option) => (flags.has(option) || values.has(option)) && name !== 'import')
  if (strange !== undefined) throw new Misused(`--${strange} is an option of import`)
  const command = commands[name]
  if (command) {
    const [host, ...words] = fields
    if (host === undefined) throw new Misused(`npm run shop -- ${name} ${command.words}`)
    return command.run({ host, at, json, flags, columns }, words, world)
  }
  const asked = { host: values.get('host') ?? null, file: values.get('file') ?? null, fields }
  const operation = operationNamed(name)
  const request = requestOf(operation, asked, world.readJson)
  const send = () => sendOnce(world, happensOnce(operation), request, { at, host: asked.host })
  const answer = name === 'backup.restore' ? await sendUntilWhole(world, send) : await send()
  const { status, body } = answer
  if (status >= 300) {
    world.complain(json ? JSON.stringify(body, null, 2) : refusalText(answer))
    return 1
  }
  if (body instanceof Uint8Array) {
    if (asked.file === null) throw new Misused('say where the file goes: --file <path>')
    world.writeFile(asked.file, body)
    return 0
  }
  const text = json ? JSON.stringify(body, null, 2) : printed(name === 'shop.close' ? withUnknown(body) : body)
  world.say(at === null ? asOfHere(text) : text)
  return 0
}

/** What a shop owes that did not answer: a dash would say nothing. */
const withUnknown = (body: unknown): unknown => {
  const { open = null, ...closed } = body as { open?: unknown }
  return { ...closed, open: open ?? 'unknown' }
}

/** A restore does within one request what it can, and says how much is left. */
async function sendUntilWhole({ progress }: World, send: () => Promise<Answered>): Promise<Answered> {
  for (let all = 0; ;) {
    const answer = await send()
    const { left = 0 } = (answer.status < 300 ? answer.body : {}) as { left?: number }
    if (left === 0) return answer
    all = Math.max(all, left)
    progress(all - left, all)
  }
}

/** Where nobody knows whether it was done, it is sent once more, if the server says that its key counts. */
async function sendOnce({ send }: World, isOnce: boolean, request: AdminRequest, to: Parameters<World['send']>[1]) {
  if (!isOnce) return send(request, to)
  const keyed = { ...request, key: randomUUID() }
  const first = await send(keyed, to)
  return first.status === resultUnknown && first.key === keyed.key ? send(keyed, to) : first
}
const resultUnknown = 504

/** The commands that a shop names are for anywhere; on its own machine its public address may not lead to it yet. */
const asOfHere = (text: string): string => text.replaceAll(/ --at https:\/\/[^\s"]+/g, '')

const valued: readonly string[] = ['host', 'file', 'at', 'columns']
/** What only the import takes. */
const ofImport: readonly string[] = ['replace', 'counted', 'columns']
const plain: readonly string[] = ['json', 'help', 'replace', 'counted']

/** Options with their values, flags, and the words between them. */
function readWords(words: readonly string[]) {
  const [values, flags, rest] = [new Map<string, string>(), new Set<string>(), [] as string[]]
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const [, name = '', , own] = /^--([a-z]+)(=(.*))?$/s.exec(word) ?? []
    if (valued.includes(name)) {
      const value = own ?? words[(at += 1)]
      if (value === undefined) throw new Misused(`--${name} has no value`)
      values.set(name, value)
    } else if (plain.includes(name) && own === undefined) flags.add(name)
    else if (word.startsWith('--')) throw new Misused(`${word} is no option; --help lists them`)
    else rest.push(word)
  }
  return { values, flags, rest }
}

/** The shop's own message, and what it says of single fields. */
function refusalText({ status, body }: Answered): string {
  const { message, fields } = (body ?? {}) as { message?: string; fields?: Record<string, string> }
  const lines = Object.entries(fields ?? {}).map(([field, words]) => `  ${field || '(all)'}: ${words}`)
  return [message ?? `HTTP ${status}`, ...lines].join('\n')
}
