import type { InformationPage } from '#shared/admin/content.ts'
import { assert } from '#shared/assert.ts'
import { findInformation, type InformationRow } from '#commerce/content/store.ts'
import type { AdminTx, Operation } from '#commerce/platform/administration/operation.ts'
import { settingsOperations } from '#commerce/site/admin.ts'
import { findSettings } from '#commerce/site/store.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'
import { putInformation } from '../import/content.ts'
import { standardPages } from './pages.ts'

const { change } = settingsOperations

/**
 * The settings, and with each change of them the standard pages: they name the owner, the contacts and the days of a
 * return, and they bind the shop. A page that the owner has replaced stays.
 */
export const settingsWithPages: Readonly<Record<string, Operation>> = {
  ...settingsOperations,
  change: {
    ...change,
    run(tx, asked, prepared) {
      assert(change.run, 'settings are changed in the Shop')
      const answer = change.run(tx, asked, prepared)
      const after = findSettings(tx.db)
      if (answer.ok && after) followSettings(tx, after)
      return answer
    },
  },
}

function followSettings(tx: AdminTx, shop: ShopSettings): void {
  const follows = (page: InformationPage) => {
    const kept = findInformation(tx.db, page.slug)
    return kept !== null && isStandard(kept) && wordsOf(kept) !== wordsOf(page)
  }
  putInformation(tx, standardPages(shop).filter(follows), { standard: true })
}

const isStandard = ({ standardAt, changedAt }: InformationRow) => standardAt?.getTime() === changedAt.getTime()

/** What stays the same is not written again: its day is on the page. */
const wordsOf = ({ title, summary, body }: Pick<InformationPage, 'title' | 'summary'> & { body: readonly unknown[] }) =>
  JSON.stringify([title, summary, body])
