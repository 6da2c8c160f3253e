import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'

/** A word to search for by one tap. `label`: the word as it is shown. */
export const WordLink = ({ word, label = word }: { word: string; label?: string }) => (
  <li className="max-w-full shrink-0">
    <a href={href('search', {}, { q: word })} className="chip">
      <span className="truncate">{label}</span>
    </a>
  </li>
)

type Named = Pick<ProductCard, 'name'>
/** The first word of an Indonesian name says what the thing is. */
const thingsAmong = (cards: readonly Named[]): string[] => {
  const words = cards.flatMap(({ name }) => /^\p{L}{3,}(?= |$)/u.exec(name.toLowerCase()) ?? [])
  return [...new Set(words)].slice(0, limits.recentSearches)
}

/**
 * Where nothing is searched for yet: the things that sell best, or with a script in their place what this browser searched
 * before. One strip however many stand in it, so nothing below it moves.
 */
export function StartWords({ cards }: { cards: readonly Named[] }) {
  const words = thingsAmong(cards)
  return words.length > 0 ? (
    <nav aria-label="Coba cari" id={dom.recentSearchesKey} className="-mx-3 flex overflow-x-auto px-3">
      <div className="shrink-0">
        <h2 className="mb-3 flex items-center gap-2 text-md lg:text-lg">Populer</h2>
        <ul className="flex gap-3">
          {words.map((word) => (
            <WordLink key={word} word={word} label={word.charAt(0).toUpperCase() + word.slice(1)} />
          ))}
        </ul>
      </div>
    </nav>
  ) : null
}
