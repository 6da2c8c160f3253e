import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'

/** A status as a number or as three digits; what is neither says nothing, and the status of HTTP counts. */
const Status = lazy(() =>
  z
    .union([z.int().min(100).max(599), z.string().regex(/^\s*[1-5]\d{2}\b/)])
    .transform((raw) => Number(String(raw).trim().slice(0, 3))),
)
const ErrorCode = z.string().min(1).max(60)

/** Inside a 200 others say that a call has failed: `success: false`, `status: "error"`, `code: 422`. */
const Failure = lazy(() =>
  z
    .union([
      z.literal(false).transform(() => 422),
      z
        .string()
        .regex(/^\s*(?:err(?:or)?|fail(?:ed|ure)?|gagal|false)\s*$/i)
        .transform(() => 422),
      Status().pipe(z.int().min(400)),
    ])
    .optional()
    .catch(undefined),
)
/** The same of a flag, where 0 is no too: of a code it is mostly a success. */
const Success = lazy(() => z.union([z.literal([0, '0']).transform(() => 422), Failure()]).catch(undefined))

/** Under which names others have a sentence in a record; one with languages has the Indonesian one. */
const ofSentences = ['message', 'msg', 'detail', 'title', 'error', 'id'] as const
/** Under which names others have the field that a row of a list of errors is about. */
const ofFields = ['field', 'param', 'path', 'property'] as const
type Wired = Readonly<Record<string, unknown>>
const recordOf = (raw: unknown): Wired => Object(typeof raw === 'string' ? null : raw) as Wired

/** The sentence in a text, a list, whose first one counts, or a record; undefined: there is none. */
function sentenceIn(raw: unknown, depth = 0): string | undefined {
  if (typeof raw === 'string') return raw.trim() === '' ? undefined : raw
  if (depth > 2) return undefined
  const one = recordOf(raw)
  const inside = Array.isArray(raw) ? [raw[0] as unknown] : ofSentences.map((name) => one[name])
  return firstOf(inside.map((value) => sentenceIn(value, depth + 1)))
}
const firstOf = (sentences: readonly (string | undefined)[]) => sentences.find((sentence) => sentence !== undefined)

/** The sentences at single fields: a record of them, or a list whose rows name their fields. */
function sentencesIn(raw: unknown): Record<string, string> {
  const named = Object.entries(recordOf(raw)).map(([place, one]) => {
    const field = ofFields.map((name) => recordOf(one)[name]).find((name) => typeof name === 'string')
    return [String(field ?? place), sentenceIn(one)] as const
  })
  return Object.fromEntries(named.filter((pair): pair is readonly [string, string] => pair[1] !== undefined))
}

/**
 * Whether an `error` beside no data says that there is one: `error: 0`, `""`, `[]`, `"Tidak ada"` and
 * `{"code": 0, "message": "Sukses"}` do not.
 */
function saysError(raw: unknown, depth = 0): boolean {
  if (typeof raw !== 'object' || raw === null) return !sayingNone.test(String(raw ?? '').trim())
  const { code, status, message } = recordOf(raw)
  const number = [code, status].find((one) => /^(?:0+|[23]\d\d)$/.test(String(one)))
  if (number !== undefined) return saysError(message, depth + 1)
  return depth < 3 && Object.values(raw).some((one) => saysError(one, depth + 1))
}
const sayingNone =
  /^(?:|0+|false|null|undefined|-|none|ok|no errors?|success(?:ful)?|sukses|berhasil|tidak ada(?: (?:error|kesalahan))?)$/i

/** The numbers and words of a message; of anything else none. */
const Values = lazy(() =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((raw) => {
      const read = Object.entries(raw).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      return Object.fromEntries(read) as Record<string, string | number>
    }),
)

/** What says how a call went; some have it in `meta`. */
const outcome = () => ({
  success: Success(),
  isSuccess: Success(),
  succeeded: Success(),
  ok: Success(),
  status: Failure(),
  code: Failure(),
})
const Outcome = lazy(() => z.object(outcome()))
const failureIn = ({ success, isSuccess, succeeded, ok, status, code }: Readonly<Record<string, unknown>>) =>
  (success ?? isSuccess ?? succeeded ?? ok ?? status ?? code) as number | undefined

/**
 * What is around every answer. `fields` are sentences at single fields, `values` the numbers of the message. The
 * specification knows `statusCode`, `message` and `data` only: another backend may mean something else by the names
 * that we added, so one that cannot be read counts as absent. `complains`: it names an error, which beside data is none
 * of the whole call.
 */
export const Envelope = lazy(() =>
  z
    .looseObject({
      ...outcome(),
      statusCode: z.union([Status(), Failure()]).catch(undefined),
      message: z.unknown().optional(),
      /** Under which names other frameworks have it. */
      messages: z.unknown().optional(),
      msg: z.unknown().optional(),
      error: z.unknown().optional(),
      detail: z.unknown().optional(),
      title: z.unknown().optional(),
      errorCode: ErrorCode.optional().catch(undefined),
      fields: z.unknown().optional(),
      /** What Laravel calls `fields`. */
      errors: z.unknown().optional(),
      values: Values(),
      data: z.unknown().optional(),
      meta: z.unknown().optional(),
      more: z.unknown().optional(),
    })
    .transform((raw) => {
      const { errorCode, values, data, meta, more, statusCode = 200, error, errors } = raw
      const inMeta = (meta === undefined ? undefined : Outcome().safeParse(meta).data) ?? {}
      const named = { ...sentencesIn(errors), ...sentencesIn(raw.fields) }
      const said = [raw.message, raw.messages, raw.msg, raw.detail, error, raw.title, recordOf(meta).message]
      const unnamed = [raw.message, raw.messages].filter((one) => sentenceIn(one) === undefined).map(sentencesIn)
      const fields: Record<string, string> = Object.assign(named, ...unnamed)
      return {
        ...{ errorCode, values, data, meta, more, statusCode, fields },
        /** All of it: a page may be counted anywhere. */
        around: raw as unknown,
        failure: failureIn(raw) ?? failureIn(inMeta) ?? (error === true ? 422 : undefined),
        complains: saysError(error) || saysError(errors),
        message: firstOf(said.map((one) => sentenceIn(one))) ?? Object.values(fields)[0],
      }
    }),
)
export type Envelope = z.output<ReturnType<typeof Envelope>>
