import { pages } from '#client/screens/index.ts'

/** Each state of each screen: what stands on one page must agree, as it does where a shop sends it. */
export const states = (
  await Promise.all(
    Object.entries(pages).map(async ([screen, page]) => {
      const refusals = Object.entries((await page.refusals?.()) ?? {}).map(([name, { data }]) => [name, data] as const)
      return [...Object.entries(await page.samples()), ...refusals].map(
        ([name, data]) => [`${screen}:${name}`, data] as const,
      )
    }),
  )
).flat()

export type Found = Record<string, unknown>
export const isObject = (value: unknown): value is Found => typeof value === 'object' && value !== null
/** Every object in a sample that has these fields, however deep. */
export function having(sample: unknown, ...fields: string[]): Found[] {
  if (!isObject(sample)) return []
  const inside = Object.values(sample).flatMap((value) => having(value, ...fields))
  return fields.every((field) => field in sample) ? [sample, ...inside] : inside
}
export const all = <T>(...fields: string[]) =>
  states.flatMap(([name, data]) => having(data, ...fields).map((found) => [name, found as T] as const))

/** Makes one list of what is wrong, so that a run shows all of it. */
export const wrong = <T>(found: readonly (readonly [string, T])[], problem: (one: T) => unknown) =>
  found.flatMap(([name, one]) => {
    const said = problem(one)
    return said === null || said === false ? [] : [said === true ? name : `${name}: ${String(said)}`]
  })
export const differs = (a: unknown, b: unknown) =>
  JSON.stringify(a) !== JSON.stringify(b) && `${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`
