import type { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import type { Env } from './env.ts'

/** The secret that signs, and those that are still accepted: during a change-over the former one too. */
export interface Secrets {
  current: string
  believed: readonly string[]
}

export const secretsOf = ({
  TOKEN_SECRET,
  TOKEN_SECRET_BEFORE = '',
}: Pick<Env, 'TOKEN_SECRET' | 'TOKEN_SECRET_BEFORE'>): Secrets => ({
  current: TOKEN_SECRET,
  believed: TOKEN_SECRET_BEFORE === '' ? [TOKEN_SECRET] : [TOKEN_SECRET, TOKEN_SECRET_BEFORE],
})

/**
 * A secret that is JSON; null: there is none. One that cannot be read is a fault of the operator's: the error names it and
 * what is wrong in it, and never shows it.
 */
export function secretAs<S extends z.ZodType>(
  name: 'GOOGLE_CLIENT' | 'CUSTOM_HOSTNAMES' | 'ALARMS',
  { [name]: secret }: Env,
  schema: S,
): z.output<S> | null {
  if (!secret) return null
  const json = jsonOf(secret)
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const wrong = json === undefined ? ['it is no JSON'] : parsed.error.issues.map(problemOf)
  throw new Error(`${name} cannot be used: ${wrong.join(', ')}`)
}

/** Where it is and what was expected there, never what is there. */
const problemOf = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  [path.join('.'), message].filter(Boolean).join(': ')

/** Shorter ones could be guessed. */
const charsMin = {
  TOKEN_SECRET: 32,
  TOKEN_SECRET_BEFORE: 32,
  ADMIN_TOKEN: 24,
  SEAL_KEY: 32,
  SEAL_KEY_BEFORE: 32,
} as const

/** Which of these secrets are missing or too short; they are named and never shown. */
export const tooShort = (secrets: Partial<Record<keyof typeof charsMin, string>>): string[] =>
  (Object.keys(secrets) as (keyof typeof charsMin)[])
    .filter((name) => (secrets[name] ?? '').length < charsMin[name])
    .map((name) => `${name} has fewer than ${charsMin[name]} characters`)
