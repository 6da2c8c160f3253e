import { href } from '#shared/web/routes.ts'

/** The session ended, or the shop refuses this visitor: the answer leads there, and what was requested was not done. */
export const isSentAway = (to: string): boolean => to.startsWith(href('login')) || to === href('forbidden')
