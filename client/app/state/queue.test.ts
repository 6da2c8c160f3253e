import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('jobs run one after the other, and one that throws does not stop the others', async () => {
  const [queue, done] = [new Queue(), [] as number[]]
  const job = (n: number) => queue.run(async () => void done.push(n))
  void job(1)
  const lost = queue.run(() => Promise.reject(new Error('lost')))
  void job(2)
  await expect(lost).rejects.toThrow('lost')
  await queue.idle()
  expect(done).toEqual([1, 2])
})

test('a refusal is reported once, wherever in the queue it happened', async () => {
  const queue = new Queue()
  void queue.run(async () => false)
  void queue.run(async () => true)
  expect(await queue.idle()).toBe(false)
  expect(await queue.idle()).toBe(true)
})
