import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { Icon } from '#client/kit/icon.tsx'

/**
 * A plain form that works without script and shows the current search. It takes its `id`, because a page may hold two.
 */
export function SearchField({ id, query }: { id: string; query: string }) {
  return (
    <form action={href('search')} method="get" role="search" className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        Cari produk
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={limits.queryChars}
        enterKeyHint="search"
        autoComplete="off"
        {...dom.mark(dom.searchMark)}
        placeholder="Cari produk"
        className="h-11 w-full rounded-md border border-neutral-200 bg-neutral-100 pr-11 pl-4 text-md placeholder:text-neutral-600 focus:border-brand-text focus:bg-white focus:outline-none"
      />
      <button
        type="submit"
        aria-label="Cari"
        className="absolute top-0 right-0 grid size-11 place-items-center text-neutral-600"
      >
        <Icon name="search" />
      </button>
    </form>
  )
}
