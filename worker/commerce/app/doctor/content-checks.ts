import { dayMs } from '#shared/format/units.ts'
import { sql } from 'drizzle-orm'
import { ordinary } from '#commerce/notification/problems.ts'
import { type Check, countOf, cure, some } from './check.ts'

/** Some addresses are always wrong; a day of them is worth a look. */
const refusedMin = 3

/** What an owner wrote once, and what has changed under it since. */
export const contentChecks: readonly Check[] = [
  {
    id: 'articles',
    severity: 'harms',
    how: cure('Perbaiki artikelnya (impor ulang), atau hapus dengan content.removeArticle', 'content.listArticles'),
    find: ({ db, now }) =>
      some(
        countOf(
          db,
          sql`FROM article a WHERE a.published = 1 AND (a.until IS NULL OR a.until > ${now.getTime()}) AND (
            EXISTS (SELECT 1 FROM json_each(a.body) b WHERE json_extract(b.value, '$.kind') = 'product'
              AND NOT EXISTS (SELECT 1 FROM product p WHERE p.slug = json_extract(b.value, '$.slug') AND p.published = 1))
            OR EXISTS (SELECT 1 FROM (SELECT a.image AS value UNION ALL SELECT json_extract(b.value, '$.image') FROM json_each(a.body) b) i
              WHERE i.value LIKE 'http%' OR i.value LIKE '//%'
                OR (i.value LIKE '/media/%' AND substr(i.value, 8, 32) NOT IN (SELECT id FROM media))))`,
        ),
        '# artikel menyebut produk yang tidak terbit, atau gambarnya sudah tidak ada.',
      ),
  },
  {
    id: 'category-empty',
    severity: 'advice',
    how: cure('Isi kategorinya, atau hapus dengan category.remove', 'category.list'),
    find: ({ db }) =>
      some(
        countOf(
          db,
          sql`FROM category c WHERE NOT EXISTS (SELECT 1 FROM category k WHERE k.parent_slug = c.slug)
            AND NOT EXISTS (SELECT 1 FROM product p WHERE p.category_slug = c.slug)`,
        ),
        '# kategori tidak punya produk.',
      ),
  },
  {
    id: 'flash-price',
    severity: 'harms',
    how: cure('Akhiri dengan flashSale.end, lalu rencanakan lagi dengan flashSale.plan', 'flashSale.list'),
    find: ({ db, now }) =>
      some(
        countOf(
          db,
          sql`FROM flash_sale s JOIN flash_sale_item i ON i.flash_sale_id = s.id JOIN variant v ON v.id = i.variant_id
            WHERE s.ends_at > ${now.getTime()} AND i.price >= v.price`,
        ),
        '# barang flash sale tidak lebih murah daripada biasanya.',
      ),
  },
  {
    id: 'messages-refused',
    severity: 'harms',
    how: cure(
      'Periksa kunci penyedia dengan key.check, dan kabari sendiri pembelinya. Daftarnya',
      'message.listUnsent',
    ),
    find: ({ db, now }) => {
      const refused = countOf(
        db,
        sql`FROM message WHERE created_at > ${now.getTime() - dayMs} AND problem <> '' AND problem NOT IN ${ordinary}`,
      )
      return refused < refusedMin ? null : `${refused} pesan ditolak atau tidak terkirim sejak kemarin.`
    },
  },
  {
    id: 'name',
    severity: 'advice',
    how: cure('Isi nama toko', 'settings.change', "name='Kopi Rini'"),
    find: ({ shop }) => (shop.name === 'Toko Baru' ? 'Toko masih bernama Toko Baru.' : null),
  },
]
