import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Change } from '#shared/admin/change.ts'
import { DateTime } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { accountSubject, customerSubject, networkSubject, subjectChars } from '#shared/web/log-subject.ts'
import { loginOf } from '#commerce/identity/customers/login-name.ts'
import { findByContact } from '#commerce/identity/customers/store.ts'
import { listLog } from '#commerce/platform/administration/log.ts'
import { roles } from '#shared/admin/roles.ts'
import { type AdminTx, operation } from '#commerce/platform/administration/operation.ts'
import { branchOf, issueToken, listTokens, revokeTokens } from '#commerce/platform/administration/tokens.ts'

const Held = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdAt: DateTime,
  createdBy: z.string(),
  expiresAt: DateTime.nullable(),
  lastUsedDay: z.string().nullable(),
})

/** As the log writes who holds the platform's own token: no shop's token may have this name. */
const platformName = 'platform'
/** Latin letters, so that a name cannot be written in the like letters of another script. */
const TokenName = text(limits.tokenNameChars)
  .min(1)
  .regex(/^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S} ]+$/u, 'has signs of another script')
/** How a name looks: without case, marks and spaces, and with one sign for those that look alike. */
const letterShapes = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[i1|ı]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll(/[^a-z]/g, '')

export const tokenOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/tokens',
    role: 'owner',
    summary: 'Who may administer the shop; the tokens themselves are not kept',
    output: z.object({ tokens: z.array(Held) }),
    run: ({ db }) => accepted({ tokens: listTokens(db) }),
  }),
  issue: operation({
    method: 'POST',
    path: '/shops/:host/tokens',
    role: 'owner',
    summary: 'Issues a token; it is shown once. The platform issues the first of an owner',
    input: z.strictObject({
      name: TokenName,
      role: z.enum(roles),
      /** null: it ends only when it is revoked. */
      expiresAt: DateTime.nullable().default(null),
    }),
    unkept: true,
    output: z.object({ id: z.string(), token: z.string() }),
    run: (tx, asked) => {
      if (asked.expiresAt && asked.expiresAt <= tx.now) return refused('input_invalid', {}, { expiresAt: 'is over' })
      const held = listTokens(tx.db)
      const until = endOf(tx, held)
      if (until && (asked.expiresAt === null || asked.expiresAt > until))
        return refused('input_invalid', {}, { expiresAt: 'is after the end of your own token' })
      if (held.length >= limits.adminTokens) return refused('tokens_full', { max: limits.adminTokens })
      if (held.some(({ name }) => name === asked.name) || letterShapes(asked.name) === platformName)
        return refused('input_invalid', {}, { name: 'is taken' })
      return accepted(issueToken(tx, { ...asked, createdBy: tx.administrator.name }))
    },
  }),
  revoke: operation({
    method: 'DELETE',
    path: '/shops/:host/tokens/:id',
    role: 'owner',
    summary: 'Ends a token at once, with all that it has issued, and they in turn; never the one that asks by this',
    output: z.object({ ended: z.array(z.string()) }),
    watch: ({ db, administrator }, { id }) => {
      const [first, ...others] = branchOf(db, id, administrator.name)
      return first ? { name: first.name, role: first.role, issued: others.map(({ name }) => name).join(', ') } : null
    },
    run: ({ db, administrator }, { id }) => {
      const branch = branchOf(db, id, administrator.name)
      revokeTokens(db, branch, administrator.name)
      return branch.length > 0 ? accepted({ ended: branch.map(({ name }) => name) }) : refused('not_found')
    },
  }),
}

/** When the token that asks ends: one that it issues ends no later. null: it has no end, or is the platform's. */
const endOf = ({ administrator }: AdminTx, held: ReturnType<typeof listTokens>): Date | null =>
  administrator.access === 'platform' ? null : (held.find(({ name }) => name === administrator.name)?.expiresAt ?? null)

const Line = z.object({
  id: z.int(),
  at: DateTime,
  who: z.string(),
  operation: z.string(),
  subject: z.string(),
  changes: z.array(Change).readonly(),
})

/** A customer as the lines of a security event name them. */
const Subjects = z.object({ accounts: z.array(z.string()), network: z.string().nullable() })
const subjectDigest = (key: string, subject: string): string =>
  createHmac('sha256', key).update(subject).digest('base64url').slice(0, subjectChars)

export const logOperations = {
  // What was typed stands in no address, and each look at somebody is a line of the log.
  subjects: operation({
    method: 'POST',
    path: '/shops/:host/log/subjects',
    role: 'owner',
    summary: 'By which keyed hashes the log of the edge names an account and a network',
    input: z.strictObject({
      /** Phone or e-mail. */
      login: text(limits.emailChars).nullable().default(null),
      /** Of the internet. */
      address: text(limits.idChars).nullable().default(null),
    }),
    output: Subjects,
    secret: ['login', 'address'],
    run: ({ db }, { login }) => {
      const customer = login === null ? null : findByContact(db, loginOf(login))
      const subjects = login === null ? [] : [accountSubject(login)]
      return accepted({ accounts: customer ? [...subjects, customerSubject(customer.id)] : subjects, network: null })
    },
    async atWorker({ company: { accessKey }, inShop }, { address }) {
      const found = await inShop(undefined)
      if (!found.ok) return found
      const accounts = found.value.accounts.map((subject) => subjectDigest(accessKey, subject))
      return accepted({
        accounts,
        network: address === null ? null : subjectDigest(accessKey, networkSubject(address)),
      })
    },
  }),
  list: operation({
    method: 'GET',
    path: '/shops/:host/log',
    role: 'owner',
    summary: 'Who changed what, the newest first',
    input: z.strictObject({
      /** The `next` of the page before. */
      before: z.coerce.number().int().min(1).nullable().default(null),
      size: z.coerce.number().int().min(1).max(limits.adminLogRows).default(limits.adminLogRows),
    }),
    output: z.object({ lines: z.array(Line), next: z.int().nullable() }),
    run: ({ db }, { before, size }) => {
      const lines = listLog(db, { before, size })
      return accepted({ lines, next: lines.length === size ? (lines.at(-1)?.id ?? null) : null })
    },
  }),
}
