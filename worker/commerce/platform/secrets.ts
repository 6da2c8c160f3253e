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
