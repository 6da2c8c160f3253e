import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { tool } from '#client/app/tool.ts'
import { Icon } from '#client/kit/base/icon.tsx'

interface SearchFieldProps {
  /** The header has two, for scripts; a third in a page needs none. */
  id?: string
  query: string
  /** The only place where a phone names the shop whose logo is a picture. */
  shopTitle: string
}

/** A plain form that works without script and shows the current search. */
export function SearchField({ id, query, shopTitle }: SearchFieldProps) {
  const words = `Cari di ${shopTitle}`
  return (
    <form
      action={href('search')}
      role="search"
      className="search"
      {...(id === dom.searchId ? tool('search', 'Cari produk') : {})}
    >
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={query || undefined}
        maxLength={limits.queryChars}
        autoComplete="off"
        {...dom.mark(dom.searchMark)}
        aria-label={words}
        placeholder={words}
      />
      <button type="submit" aria-label="Cari">
        <Icon name="search" />
      </button>
    </form>
  )
}
