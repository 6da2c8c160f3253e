import { ImportBatch, type ImportNotes, noNotes, type RowKind } from '#shared/admin/import.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { putArticleCategories, putArticles, putInformation } from './content.ts'
import { putLicences } from './licences.ts'
import { needsProblems } from './needs.ts'
import { problemsOf } from './problems.ts'
import { type Plan, planProducts, putCategories, putProducts, type MergedBatch, mergeCategories } from './products.ts'
import { isDone, markDone } from './runs.ts'
import { putVouchers } from './vouchers.ts'

/** How many rows of each kind are there now as the batch has them. */
export type Imported = Record<RowKind, number> & ImportNotes

/**
 * Writes one batch, whole or not at all: what is wrong with it is found before the first row is written. Rows that are
 * there already take the batch's values and keep their own ids, counts and places, so that a batch may arrive twice.
 */
export function importBatch(scope: Scope, batch: ImportBatch): Result<Imported> {
  return inTransaction(scope, (tx) => {
    if (isDone(tx.db, batch)) return accepted({ ...countsOf(batch), ...noNotes })
    const whole = mergeCategories(tx.db, batch)
    const planned = planOf(tx, whole)
    if (!planned.ok) return planned
    const plan = planned.value
    const seen = [putCategories(tx, whole.categories), putProducts(tx, plan.products, batch.counted)].some(Boolean)
    putLicences(tx, batch.licences)
    putVouchers(tx, batch.vouchers)
    putArticleCategories(tx, batch.articleCategories)
    putArticles(tx, batch.articles)
    putInformation(tx, batch.information)
    markDone(tx, batch)
    const { categories: _c, products: _p, ...others } = countsOf(batch)
    if (seen || Object.values(others).some((count) => count > 0)) tx.invalidate(true)
    return accepted({ ...countsOf(batch), ...plan.notes })
  })
}

/** One row of a kind. What is wrong with it is said at its own fields. */
export function importRow(scope: Scope, kind: RowKind, row: unknown): Result<Imported> {
  const done = importBatch(scope, { ...ImportBatch.parse({}), [kind]: [row] })
  if (done.ok) return done
  const fields = Object.entries(done.fields).map(([path, message]) => [path.replace(`${kind}.0.`, ''), message])
  return refused(done.code, done.values, Object.fromEntries(fields))
}

/** What `importBatch` would do with products, or refuse. It writes nothing. */
export function checkBatch(scope: Scope, batch: ImportBatch): Result<ImportNotes> {
  if (isDone(scope.db, batch)) return accepted({ ...noNotes })
  const planned = planOf(scope, mergeCategories(scope.db, batch))
  return planned.ok ? accepted(planned.value.notes) : planned
}

function planOf(scope: Scope, batch: MergedBatch): Result<Plan> {
  const plan = planProducts(scope, batch)
  const problems = {
    ...problemsOf(scope.db, batch, plan.products),
    ...needsProblems(scope.db, batch, plan.products),
    ...plan.problems,
  }
  return Object.keys(problems).length > 0 ? refused('input_invalid', {}, problems) : accepted(plan)
}

const countsOf = (batch: ImportBatch): Record<RowKind, number> => ({
  categories: batch.categories.length,
  products: batch.products.length,
  licences: batch.licences.length,
  vouchers: batch.vouchers.length,
  articleCategories: batch.articleCategories.length,
  articles: batch.articles.length,
  information: batch.information.length,
})
