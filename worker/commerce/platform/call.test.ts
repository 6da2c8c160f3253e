import { expect, test } from 'vitest'
import { accepted } from '#shared/result.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { runInOrder } from './call.ts'

const call = (name: EndpointName, withinMs = 1_000, mayFollow = false) => ({
  name,
  input: {},
  key: null,
  withinMs,
  mayFollow,
})
const answered = (value: unknown) => ({ result: accepted(value), generation: 1 })

test('reads run concurrently, and what follows a change waits for it', async () => {
  const steps: string[] = []
  const work = async ({ name }: { name: string }) => {
    steps.push(`${name} begins`)
    await new Promise((passed) => setTimeout(passed, 1))
    steps.push(`${name} ends`)
    return answered(name)
  }
  const calls = [call('cart.list'), call('cart.findNote'), call('cart.change'), call('cart.list')]
  expect(await runInOrder(calls, work)).toEqual(calls.map(({ name }) => answered(name)))
  expect(steps.slice(0, 3)).toEqual(['cart.list begins', 'cart.findNote begins', 'cart.change begins'])
  expect(steps.slice(-3)).toEqual(['cart.change ends', 'cart.list begins', 'cart.list ends'])
})

test('one that throws and one that is not ready in time leave the others their answers', async () => {
  const never = new Promise<never>(() => {})
  const outcomes = await runInOrder(
    [
      call('cart.list'),
      call('checkout.listShipping', 5),
      call('cart.findNote'),
      call('cart.change', 5),
      call('cart.list'),
    ],
    async ({ name }) => {
      if (name === 'cart.findNote') throw new Error('a bug')
      return name === 'checkout.listShipping' || name === 'cart.change' ? never : answered(name)
    },
  )
  expect(outcomes).toEqual([
    answered('cart.list'),
    null,
    { failed: expect.stringContaining('a bug'), overloaded: false },
    null,
    answered('cart.list'),
  ])
})

test('what may follow is a promise when it is slower than all others, and an answer when it is not', async () => {
  const { promise: said, resolve: say } = Promise.withResolvers<void>()
  const calls = [call('checkout.listShipping', 1_000, true), call('cart.list'), call('cart.findNote', 1_000, true)]
  const [slow, own, quick] = await runInOrder(calls, async ({ name }) => {
    if (name === 'checkout.listShipping') await said
    return answered(name)
  })
  expect([slow, own, quick]).toEqual([expect.any(Promise), answered('cart.list'), answered('cart.findNote')])
  say()
  expect(await slow).toEqual(answered('checkout.listShipping'))
})
