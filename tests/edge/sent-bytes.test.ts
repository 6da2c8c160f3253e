import { expect, test } from 'vitest'
import { readBounded, readSent } from '#shared/web/bytes.ts'

/** A body that comes in pieces and does not say how long it is; as a script makes it, or as the runtime does. */
const inPieces = (type: 'bytes' | undefined, ...sizes: number[]) =>
  new Response(
    new ReadableStream({
      type: type as 'bytes',
      pull(controller) {
        const size = sizes.shift()
        if (size === undefined) {
          controller.close()
          controller.byobRequest?.respond(0)
        } else controller.enqueue(new Uint8Array(size).fill(size % 256))
      },
    }),
  )

test.each([undefined, 'bytes'] as const)('a body in pieces is read whole, as long as it may be (%s)', async (type) => {
  const sizes = [1, 20_000, 3, 70_000, 5]
  const bytes = await readBounded(inPieces(type, ...sizes), 90_009)
  const whole = sizes.flatMap((size) => Array.from({ length: size }, () => size % 256))
  expect(bytes?.length).toBe(90_009)
  expect([...(bytes ?? [])]).toEqual(whole)
  expect(await readBounded(inPieces(type, ...sizes), 90_008)).toBeNull()
})

test('a body that says its length is read, and one that is longer than it says, or than it may be', async () => {
  const declares = (body: string, length: number) =>
    new Response(body, { headers: { 'content-length': String(length) } })
  expect(await readBounded(declares('abc', 3), 3)).toEqual(new Uint8Array([97, 98, 99]))
  expect(await readBounded(declares('abc'.repeat(100), 3), 300)).toHaveLength(300)
  expect(await readBounded(declares('abc'.repeat(100), 3), 299)).toBeNull()
  expect(await readBounded(declares('abc', 4), 3)).toBeNull()
  expect(await readBounded(new Response(null), 3)).toEqual(new Uint8Array())
  expect(await readBounded(new Response(''), 0)).toEqual(new Uint8Array())
})

test('a sender who leaves before the end is nobody’s mistake', async () => {
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      controller.error(new Error('gone'))
    },
  })
  expect(await readSent(new Response(body), 10)).toBe('cut_off')
})
