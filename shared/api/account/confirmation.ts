import { Code, nullable, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { Digits } from './code.ts'
import { lazy } from '#shared/lazy.ts'

export const Password = text(limits.passwordMax * 4)

/**
 * How a customer confirms what an open session alone must not do: by the password, by the code of `account.askCode`, or
 * by the ticket alone that `account.confirm` or Google gave.
 */
export const confirmation = lazy(() => ({
  ticket: ['CODE_TICKET', nullable(Code)],
  code: ['CODE', nullable(Digits)],
  password: ['CUSTOMER_PASSWORD', nullable(Password)],
}))
