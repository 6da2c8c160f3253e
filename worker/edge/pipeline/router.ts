import { idPattern, slugPattern } from '#shared/web/id-patterns.ts'

const rules: Readonly<Record<string, RegExp>> = {
  slug: slugPattern,
  category: slugPattern,
  // That of a preview has the name of its article in it.
  token: /^[\p{L}\p{N}_.-]{1,512}$/u,
}

/** Whether every parameter of a matched path can be one at all. */
export const validParams = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => (rules[name] ?? idPattern).test(value))
