import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
export type Impact = NonNullable<Violation['impact']>

/** What axe finds of these impacts: `rule: elements`. */
export async function faultsByAxe(page: Page, impacts: readonly Impact[]): Promise<string[]> {
  // The mode of one document: the other opens a page of its own for each look, for frames of other origins that no
  // screen has, and takes twice as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
