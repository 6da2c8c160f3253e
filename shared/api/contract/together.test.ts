import { expect, test } from 'vitest'
import { giveTogether, takeTogether } from './together.ts'

test('what is known goes at once, and what is not follows in its place', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<{ of: string }>()
  const given = giveTogether([{ of: 'a' }, late, { of: 'c' }, Promise.resolve({ of: 'd' })])
  expect(given.answers).toEqual([{ of: 'a' }, 'follows', { of: 'c' }, 'follows'])
  const taken = takeTogether(given)
  expect([taken[0], taken[2]]).toEqual([{ of: 'a' }, { of: 'c' }])
  arrive({ of: 'b' })
  expect(await Promise.all(taken)).toEqual([{ of: 'a' }, { of: 'b' }, { of: 'c' }, { of: 'd' }])
})

test('when nothing follows there is nothing to ask for, and what does not come fails alone', async () => {
  const all = giveTogether([{ of: 'a' }])
  expect([all.following, takeTogether(all)]).toEqual([null, [{ of: 'a' }]])
  let isLetGo = false
  const following = Object.assign(async () => [], { [Symbol.dispose]: () => (isLetGo = true) })
  const [known, lost] = takeTogether({ answers: [{ of: 'a' }, 'follows'], following })
  expect(known).toEqual({ of: 'a' })
  await expect(lost).rejects.toThrow('less has followed')
  expect(isLetGo).toBe(true)
})
