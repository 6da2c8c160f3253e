import { Settings } from '#shared/admin/settings.ts'
import type { InformationPage } from '#shared/admin/content.ts'
import { assert } from '#shared/assert.ts'
import { findInformation } from '#commerce/content/store.ts'
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
      const before = findSettings(tx.db)
      const answer = change.run(tx, asked, prepared)
      const after = findSettings(tx.db)
      if (answer.ok && before && after) followSettings(tx, before, after)
      return answer
    },
  },
}

function followSettings(tx: AdminTx, before: ShopSettings, after: ShopSettings): void {
  const formers = [before, asOpened(before)].flatMap(standardPages)
  const follows = (page: InformationPage) => {
    const kept = findInformation(tx.db, page.slug)
    return (
      kept !== null &&
      !isSame(kept, page) &&
      formers.some((former) => former.slug === page.slug && isSame(kept, former))
    )
  }
  putInformation(tx, standardPages(after).filter(follows))
}

/** A shop that was opened by its host alone, and whose pages did not follow it yet, still has those of that day. */
function asOpened(shop: ShopSettings): ShopSettings {
  const { name, city, originRegency, customerCarePhone, openingHours, returnDays, ...rest } = Settings.parse({})
  const { businessName, businessAddress, businessEmail } = rest
  return {
    ...shop,
    ...{ name, city, originRegency, customerCarePhone, openingHours, returnDays },
    ...{ businessName, businessAddress, businessEmail },
  }
}

interface Words {
  title: string
  summary: string
  body: readonly unknown[]
}
const wordsOf = ({ title, summary, body }: Words): string => JSON.stringify([title, summary, body])
const isSame = (one: Words, other: Words): boolean => wordsOf(one) === wordsOf(other)
