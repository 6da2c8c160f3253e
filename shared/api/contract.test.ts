import { expect, test } from 'vitest'
import { z } from 'zod'
import { change, endpoint, fieldNames, read, wire } from './contract/endpoint.ts'
import { SignedIn } from './account/customer.ts'
import { endpoints } from './index.ts'

const all = [...endpoints].map(([name, row]) => ({ name, ...row, fields: fieldNames(row.input) }))
const password = ['CUSTOMER_PASSWORD', z.string()] as const

test('a password never reaches the Shop: the Worker answers, or hashes what the customer confirms with', () => {
  const withPassword = all.filter(({ fields }) => fields.some((field) => /password/i.test(field)))
  expect(withPassword.map(({ name }) => name)).toEqual([
    'customer.register',
    'customer.login',
    'customer.resetPassword',
    'account.changeContact',
    'account.changePassword',
    'account.confirm',
    'account.export',
    'account.remove',
    'google.link',
    'google.unlink',
    'passkey.beginAdd',
    'passkey.remove',
    'wallet.withdraw',
    'wallet.addBankAccount',
    'wallet.removeBankAccount',
    'affiliate.withdraw',
  ])
  for (const { name, answeredBy, confirms, fields } of withPassword)
    expect(answeredBy === 'worker' || (confirms === true && fields.includes('password')), name).toBe(true)
})

test('every sign-in may change the cart, because the guest’s lines join those of the customer', () => {
  const signIns = [...endpoints].filter(([, { output }]) => output === SignedIn())
  expect(signIns.length).toBeGreaterThan(3)
  expect(signIns.filter(([, { changesCart }]) => changesCart !== true).map(([name]) => name)).toEqual([])
})

test('only a call with a password of its own confirms', () => {
  const confirming = all.filter(({ confirms }) => confirms)
  expect(confirming.map(({ fields }) => fields.filter((field) => /password/i.test(field)))).toEqual(
    confirming.map(() => ['password']),
  )
})

test('what the edge may keep for everyone is a public read', () => {
  const kept = all.filter(({ cache }) => cache !== undefined)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter(({ access, reads }) => access !== 'public' || !reads)).toEqual([])
})

test('calls that share a method and a path are distinguished by their payload, so the same part answers them', () => {
  for (const same of Map.groupBy(all, ({ upstream }) => upstream).values())
    expect(new Set(same.map(({ answeredBy }) => answeredBy)).size, same.map(({ name }) => name).join(' ')).toBe(1)
})

test('a row that leaves out one of its facts does not compile', () => {
  const [input, output] = [() => wire({}), () => wire({})]
  const [access, upstream] = ['customer', 'POST /x'] as const
  const rows = [
    // @ts-expect-error whether the specification has it
    endpoint({ browserApi: 'closed', answeredBy: 'shop', reads: true, access, upstream, input, output }),
    // @ts-expect-error whether the browser's API opens it
    endpoint({ origin: 'extension', access, upstream, answeredBy: 'shop', reads: true, input, output }),
    // @ts-expect-error who answers
    endpoint({ origin: 'extension', access, upstream, browserApi: 'closed', reads: true, input, output }),
    // @ts-expect-error whether it reads
    endpoint({ origin: 'extension', access, upstream, browserApi: 'closed', answeredBy: 'shop', input, output }),
    // @ts-expect-error whether a change changes the cart
    endpoint({
      origin: 'extension',
      access,
      upstream,
      browserApi: 'closed',
      answeredBy: 'shop',
      reads: false,
      input,
      output,
    }),
    // @ts-expect-error a GET reads
    endpoint({ ...change, access, upstream: 'GET /x', input, output }),
    // @ts-expect-error a read needs no Idempotency-Key
    endpoint({ ...read, access, upstream, once: true, input, output }),
    // @ts-expect-error a password that the Shop would get as it was typed
    endpoint({ ...change, access, upstream, input: () => wire({ password }), output }),
    // @ts-expect-error only `password` is hashed
    endpoint({ ...change, access, upstream, confirms: true, input: () => wire({ oldPassword: password }), output }),
    // @ts-expect-error nothing to confirm with
    endpoint({ ...change, access, upstream, confirms: true, input, output }),
  ]
  expect(rows).toHaveLength(10)
})
