import { expect, test } from 'vitest'
import { cartItem } from '#client/samples/order-goods.ts'
import { openCart, reduceCart, shownLines } from './intent.ts'

const lines = [cartItem('a', { count: 1 }), cartItem('b', { count: 2 })]
type CartState = ReturnType<typeof openCart>
type Intent = CartState['intents'][number]
const more = (seq: number, id: string, quantity: number): Intent => ({ seq, kind: 'change', id, quantity })
const intended = (state: CartState, intent: Intent) => reduceCart(state, { kind: 'intended', intent })
const counts = (state: CartState) => shownLines(state).map((line) => `${line.id}${line.quantity}`)

// Proves §1.8
test('what is tapped shows before the server answers', () => {
  expect(counts(intended(openCart(lines), more(1, 'a', 5)))).toEqual(['a5', 'b2'])
})

test('a refusal takes back its own change and leaves the others', () => {
  const both = intended(intended(openCart(lines), more(1, 'a', 5)), more(2, 'b', 9))
  expect(counts(reduceCart(both, { kind: 'refused', seq: 1 }))).toEqual(['a1', 'b9'])
})

test('a second tap on a line replaces the first, whose late answer does not undo it', () => {
  const twice = intended(intended(openCart(lines), more(1, 'a', 2)), more(2, 'a', 3))
  const answered = reduceCart(twice, {
    kind: 'answered',
    seq: 1,
    lines: [cartItem('a', { count: 2 }), cartItem('b', { count: 2 })],
  })
  expect(counts(answered)).toEqual(['a3', 'b2'])
})

test('a tap that waited for a signal ends with the next answer, which has it in it', () => {
  const waited = intended(openCart(lines), more(1, 'a', 5))
  const answered = reduceCart(waited, { kind: 'answered', seq: 2, lines: [cartItem('a', { count: 3 })] })
  expect([counts(answered), answered.intents]).toEqual([['a3'], []])
})

// Proves §4.32
test('an answer older than the newest is dropped', () => {
  const newest = reduceCart(openCart(lines), { kind: 'answered', seq: 2, lines: [] })
  expect(counts(reduceCart(newest, { kind: 'answered', seq: 1, lines }))).toEqual([])
})

// Proves §4.28
test('an emptied cart is empty at once and comes back when it was refused', () => {
  const emptied = intended(openCart(lines), { seq: 1, kind: 'empty' })
  expect(counts(emptied)).toEqual([])
  expect(counts(reduceCart(emptied, { kind: 'refused', seq: 1 }))).toEqual(['a1', 'b2'])
})
