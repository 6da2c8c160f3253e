/**
 * What is answered together, also between two Workers. `follows`: it was not known yet when all that nobody may do
 * without were; `following` brings these, in their order.
 */
export interface Together<T extends object | null> {
  answers: readonly (T | 'follows')[]
  following: (() => Promise<readonly T[]>) | null
}

/** One side gives what it knows, and a way to the rest. A promise here never rejects. */
export function giveTogether<T extends object | null>(answers: readonly (T | Promise<T>)[]): Together<T> {
  const later = answers.filter((answer): answer is Promise<T> => answer instanceof Promise)
  return {
    answers: answers.map((answer) => (answer instanceof Promise ? 'follows' : answer)),
    following: later.length > 0 ? () => Promise.all(later) : null,
  }
}

/** The other side gets each answer, or the promise of one. */
export function takeTogether<T extends object | null>({ answers, following }: Together<T>): (T | Promise<T>)[] {
  if (!following) return answers.filter((answer) => answer !== 'follows')
  // Of another Worker it is a stub, which keeps that one at work until it is let go.
  const rest = following().finally(() => (following as Partial<Disposable>)[Symbol.dispose]?.())
  let place = 0
  return answers.map((answer) => {
    if (answer !== 'follows') return answer
    const own = place++
    return rest.then((all) => {
      const found = all[own]
      if (found === undefined) throw new Error('less has followed than was announced')
      return found
    })
  })
}
