/**
 * Tables that stay small however large and old a shop becomes: an owner writes their rows by hand, or a bound of
 * `limits` holds them.
 */
const smallTables = new Set([
  'shop_state',
  'vendor_key',
  'webhook',
  'category',
  'customer_type',
  'voucher',
  'flash_sale',
  'flash_sale_item',
  'article_category',
  'article',
  'information',
  'audit_run',
  'admin_token',
  'desk_link',
  'desk_session',
  'desk_passkey',
  'backup_run',
  'simulator_account',
  '__drizzle_migrations',
  'sqlite_master',
])

/** Indexes of open rows alone: one leaves them when somebody has decided. */
const smallIndexes = / USING (COVERING )?INDEX order_return_by_postage$/

/**
 * What an operator or the night asks of the whole shop, and reads all of it for: the audit in one piece, the doctor, the
 * digital products of which codes are missing, emptying a shop before an export is put into it, and which rows name a
 * picture.
 */
const wholeShop = [
  /WHERE true\b/,
  /^DELETE FROM "\w+"$/,
  /^SELECT count\(\*\) AS n FROM (product|variant) /,
  /FROM \(SELECT v\.id FROM product p CROSS JOIN variant v/,
  /^UPDATE media SET unused_since /,
  /^SELECT DISTINCT .* AS key FROM .*'\/media\/'/s,
]

/**
 * The tables that a statement reads from one end to the other although they grow, by the lines of EXPLAIN QUERY PLAN.
 * Reading along an index in its order is no scan when a LIMIT ends it.
 */
export function scansIn(text: string, plan: readonly string[]): string[] {
  const names = namesIn(text)
  const sorts = plan.some((line) => line.includes('USE TEMP B-TREE'))
  const ends = /\blimit\b/i.test(text) && !sorts
  if (wholeShop.some((one) => one.test(text))) return []
  return plan.flatMap((line) => {
    const [, alias = '', index] = /^SCAN (\S+)( USING .*INDEX)?/.exec(line) ?? []
    if (alias === '' || line.includes('VIRTUAL TABLE') || /CONSTANT ROW|SUBQUERY/.test(line)) return []
    if (smallIndexes.test(line)) return []
    const table = names.get(alias)
    // What is no table of the statement is a subquery or a view, whose own tables have lines of their own.
    const ordered = index !== undefined || !/\bwhere\b/i.test(text)
    if (table === undefined || smallTables.has(table) || (ordered && ends)) return []
    return [table]
  })
}

/** The tables of a statement by the name or alias that its plan uses. */
function namesIn(text: string): ReadonlyMap<string, string> {
  const recursive = /WITH RECURSIVE (\w+)/i.exec(text)?.[1]
  return new Map(
    [...text.matchAll(/\b(?:from|join|update|into)\s+["`]?(\w+)["`]?(?:\s+(?:as\s+)?["`]?(\w+)["`]?)?/gi)]
      .flatMap(([, table = '', alias]) => [
        [table, table] as const,
        ...(alias === undefined || isKeyword(alias) ? [] : [[alias, table] as const]),
      ])
      .filter(([, table]) => table !== recursive),
  )
}
const isKeyword = (word: string): boolean =>
  /^(where|on|inner|left|join|cross|order|group|limit|set|values|using|union|natural)$/i.test(word)

/**
 * Columns in a hand-written subquery that do not say whose they are. drizzle leaves the table out in the fields of a query
 * of one table, and then such a column is that of the table within.
 */
export function looseColumns(text: string): string[] {
  return [...text.matchAll(/\(SELECT\b/g)].flatMap(({ index }) => {
    let [depth, end] = [0, index]
    do {
      if (text[end] === '(') depth += 1
      if (text[end] === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < text.length)
    const within = text.slice(index, end)
    const loose = within.matchAll(/(?<!\b(?:from|join|as|update|into|indexed by)\s+|[.\w"])"(\w+)"(?!\.)/gi)
    return [...loose].map(([name]) => `${name} says no table in ${within.slice(0, 200)}`)
  })
}
