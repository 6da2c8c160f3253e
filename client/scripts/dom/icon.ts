import { iconPrefix } from '#client/app/dom-names.ts'
import type { IconName } from '#client/kit/base/icon.tsx'

/** What `<Icon>` renders, for the elements a script makes. */
export const iconHtml = (name: IconName, size: number): string =>
  `<svg class="icon" width="${size}" height="${size}" aria-hidden="true"><use href="#${iconPrefix}${name}"/></svg>`
