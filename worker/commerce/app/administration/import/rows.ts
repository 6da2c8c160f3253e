import type { z } from 'zod'
import { Article, ArticleCategory, InformationPage } from '#shared/admin/content.ts'
import type { RowKind } from '#shared/admin/import.ts'
import { Voucher } from '#shared/admin/vouchers.ts'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { importRow } from './import.ts'

/** One row of a kind, by the rules of the import: an operation that adds it, or replaces the one of the same name. */
const putOne = <S extends z.ZodType>(kind: RowKind, path: `/shops/:host/${string}`, input: S) =>
  operation({
    method: 'POST',
    path,
    role: 'manager',
    summary: `Adds one row of ${kind}, or replaces the one of the same name`,
    input,
    run: (tx, row) => {
      const done = importRow(tx, kind, row)
      return done.ok ? accepted({}) : done
    },
  })

export const rowOperations = {
  content: {
    putArticle: putOne('articles', '/shops/:host/articles', Article),
    putArticleCategory: putOne('articleCategories', '/shops/:host/article-categories', ArticleCategory),
    putInformation: putOne('information', '/shops/:host/information', InformationPage),
  },
  voucher: { put: putOne('vouchers', '/shops/:host/vouchers', Voucher) },
}
