import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { tool } from '#client/app/tool.ts'
import { Icon } from '#client/kit/base/icon.tsx'

/**
 * A plain form that works without script and shows the current search. It takes its `id`, because a page may hold two.
 */
export function SearchField({ id, query }: { id: string; query: string }) {
  return (
    <form
      action={href('search')}
      role="search"
      className="search"
      {...(id === dom.searchId ? tool('search', 'Cari produk') : {})}
    >
      <label htmlFor={id} className="sr-only">
        Cari produk
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={limits.queryChars}
        autoComplete="off"
        {...dom.mark(dom.searchMark)}
        placeholder="Cari produk"
      />
      <button type="submit" aria-label="Cari">
        <Icon name="search" />
      </button>
    </form>
  )
}
