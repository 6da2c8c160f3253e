import { z } from 'zod'
import type { Company } from '../directory/store.ts'
import type { Env } from '../env.ts'
import { type Access, mayDo } from '#shared/admin/roles.ts'
import { refused, type Refused, type Result } from '#shared/result.ts'
import { limits } from '#shared/limits.ts'
import type { Scope } from '../scope.ts'
import type { Tx } from '../transaction.ts'

/** Who a parcel goes to is known to those who send parcels, and to nobody else. */
export const seesPeople = (access: Access): boolean => mayDo(access, 'orders')

/** Who administers: the name of a shop's token, or of the platform, as the log writes it. */
export interface Administrator {
  name: string
  access: Access
  /** The id of the token. */
  token?: string
  /** The session at the desk; without one a program asks, with a token. */
  session?: string
}

export interface AdminScope extends Scope {
  administrator: Administrator
}
/** A transaction of the administration. */
export interface AdminTx extends Tx {
  administrator: Administrator
}

/** Fields as the log compares them, before a change and after it. */
export type Fields = Readonly<Record<string, unknown>>

/** What a part of an operation that runs in the Worker may touch. */
export interface WorkerContext<Prepared = unknown, Answer = unknown> {
  env: Env
  company: Company
  request: Request
  who: Administrator
  /** The edge forgets what it knows of these hosts. */
  forgetHosts(hosts: readonly string[]): void
  /** The edge removes what it has stored under these hosts. */
  eraseHosts(hosts: readonly string[]): void
  /** The operation's `run`, in the Shop and written to its log. */
  inShop(prepared: Prepared): Promise<Result<Answer>>
}
export type PlatformContext = Pick<WorkerContext, 'env' | 'request'>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What every reader of the table sees of an operation: its route, its document, its command and its test. */
export interface Operation {
  method: Method
  path: string
  role: Access
  summary: string
  /** What is asked beside the path: the query of a GET or DELETE, or of an upload; else the body. */
  input: z.ZodType
  output: z.ZodType
  /** `upload`: the body is one file as multipart. `download`: the answer is a file. */
  carries: 'json' | 'upload' | 'download'
  /** A GET that answers who bought, and where they live: a line of the log, though it changes nothing. */
  people: boolean
  /** Fields of its answer, at any depth, that are empty for a role that sends no parcels. */
  masked: readonly string[]
  maxBytes: number
  /** Fields of the input that no log may hold. */
  secret: readonly string[]
  /** Its answer is kept nowhere, and it may be done twice: it opens something, is about a person, or it only reads. */
  unkept: boolean
  prepare?(scope: AdminScope, input: unknown): Promise<Result<unknown>>
  watch?(tx: AdminTx, input: unknown): Fields | null
  run?(tx: AdminTx, input: unknown, prepared: unknown): Result<unknown>
  after?(scope: AdminScope, input: unknown, answer: unknown): Promise<void>
  atWorker?(context: WorkerContext, input: unknown): Promise<Result<unknown> | Response>
  atPlatform?(context: PlatformContext, input: unknown): Promise<Result<unknown>>
}

type Names<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Names<`/${More}`>
    : Rest
  : never
/** The parameters of a path, but the shop's host, which the Worker has used up. */
type Params<P extends string> = { [N in Exclude<Names<P>, 'host'>]: string }

interface Spec<P extends string, I extends z.ZodType, O extends z.ZodType, Prepared> {
  method: Method
  path: P
  role: Access
  summary: string
  input?: I
  output?: O
  carries?: Operation['carries']
  people?: boolean
  masked?: readonly string[]
  maxBytes?: number
  secret?: readonly string[]
  unkept?: boolean
  /** What has to be asked of others first: outside of the transaction, in the Shop. */
  prepare?(scope: AdminScope, input: z.output<I> & Params<P>): Promise<Result<Prepared>>
  /** The thing that changes, read before and after it; without it the log keeps the input. */
  watch?(tx: AdminTx, input: z.output<I> & Params<P>): Fields | null
  /** In the Shop, in one transaction with the line of the log. A refusal undoes nothing, so it decides before it writes. */
  run?(tx: AdminTx, input: z.output<I> & Params<P>, prepared: Prepared): Result<z.output<O>>
  /** What has to be asked of others once it is written: outside of the transaction, in the Shop. */
  after?(scope: AdminScope, input: z.output<I> & Params<P>, answer: z.output<O>): Promise<void>
  /** What only the Worker can do, before and after `run`: bytes of files, the Directory. */
  atWorker?(
    context: WorkerContext<Prepared, z.output<O>>,
    input: z.output<I> & Params<P>,
  ): Promise<Result<z.output<O>> | Response>
  /** An operation without a shop. */
  atPlatform?(context: PlatformContext, input: z.output<I>): Promise<Result<z.output<O>>>
}

/** Nothing is asked, or nothing is answered. */
const Nothing = z.strictObject({})
type Nothing = typeof Nothing

/**
 * One operation of the administration. Everything else follows from it: the route, the line of the OpenAPI document,
 * the command of `npm run shop`, the test of its role and the line in the shop's log.
 */
export function operation<
  const P extends string,
  O extends z.ZodType = Nothing,
  I extends z.ZodType = Nothing,
  Prepared = unknown,
>(spec: Spec<P, I, O, Prepared>): Operation {
  const usual = {
    input: Nothing,
    output: Nothing,
    carries: 'json',
    people: false,
    masked: [],
    maxBytes: limits.bodyBytes,
  } as const
  return { ...usual, secret: [], unkept: false, ...spec }
}

/** Whether a change with a key happens once: its answer is kept for the second time. */
export const happensOnce = ({ method, carries, atWorker, atPlatform, unkept }: Operation): boolean =>
  method !== 'GET' && carries === 'json' && !atWorker && !atPlatform && !unkept

/** Whether the input stands in the address: the body is a file, or there is none. */
export const asksInQuery = ({ method, carries }: Pick<Operation, 'method' | 'carries'>): boolean =>
  method === 'GET' || method === 'DELETE' || carries === 'upload'

/** What is wrong with which field, in words for programs. */
export const invalidInput = ({ issues }: z.ZodError): Refused =>
  refused('input_invalid', {}, Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))

/** A list of the table by page, from 0. */
export const Page = z.coerce.number().int().min(0).max(limits.pageMax).default(0)

/** What somebody types who looks for an order or a customer. */
export const SellerSearch = z
  .string()
  .trim()
  .min(limits.sellerSearchCharsMin)
  .max(limits.queryChars)
  .nullable()
  .default(null)

/** A list by its key: what comes after the `next` of the page before, which is null at the end. */
export const Rows = z.strictObject({
  after: z.string().max(limits.slugChars).default(''),
  size: z.coerce.number().int().min(1).max(limits.adminListRows).default(limits.adminListRows),
})
export const nextOf = <T>(rows: readonly T[], size: number, keyOf: (row: T) => string): string | null => {
  const last = rows.at(-1)
  return last && rows.length === size ? keyOf(last) : null
}
