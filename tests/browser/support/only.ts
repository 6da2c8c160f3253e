import type { TestDetails } from '@playwright/test'

interface Reasons {
  /** Why it has nothing to check in a browser that runs no scripts. */
  withScript?: string
  /** Why `npm run nightly` is often enough. */
  atNight?: string
  /** Why only `npm run nightly` also runs it without scripts. */
  withoutScriptAtNight?: string
  /** Why only `npm run nightly` also runs it with scripts. */
  withScriptAtNight?: string
}

const tags: Record<keyof Reasons, string> = {
  withScript: '@with-script',
  atNight: '@at-night',
  withoutScriptAtNight: '@without-script-at-night',
  withScriptAtNight: '@with-script-at-night',
}

/**
 * The details of a test, or of a group, that does not run everywhere. Where it does not, Playwright leaves it out before
 * it opens a shop and a page for it, which `test.skip` in its body would not.
 */
export const only = (reasons: Reasons): TestDetails => ({
  tag: Object.keys(reasons).map((kind) => tags[kind as keyof Reasons]),
  annotation: Object.entries(reasons).map(([type, description]) => ({ type, description: String(description) })),
})

/** The tests that a project leaves out: by day or at night, with or without scripts. */
export function leftOut(project: { scripted: boolean }, nightly: boolean): RegExp[] {
  const kinds: (keyof Reasons)[] = [
    ...(nightly ? [] : (['atNight'] as const)),
    ...(project.scripted ? [] : (['withScript'] as const)),
    ...(nightly ? [] : [project.scripted ? ('withScriptAtNight' as const) : ('withoutScriptAtNight' as const)]),
  ]
  // A tag ends a title or is followed by another one.
  return kinds.map((kind) => new RegExp(`(^| )${tags[kind]}( |$)`))
}
