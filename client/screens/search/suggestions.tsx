import type { Suggestion } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { Image } from '#client/app/image.tsx'
import type { InformationLink } from '#client/kit/product/information-list.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { From } from '#client/kit/base/price.tsx'

/** The options of the search field's list. Each is a link, so it can be opened in a tab; the script numbers them. */
export function Suggestions({
  suggestions,
  answers,
}: {
  suggestions: readonly Suggestion[]
  answers: readonly InformationLink[]
}) {
  return (
    <>
      {answers.map(({ title, to }) => (
        <a key={to} role="option" aria-selected="false" tabIndex={-1} href={to} className="suggestion">
          <Icon name="info" size={18} className="mx-3 text-hint" />
          {title}
        </a>
      ))}
      {suggestions.map(suggestionLink)}
    </>
  )
}

function suggestionLink(suggestion: Suggestion) {
  return (
    <a
      key={`${suggestion.kind} ${suggestion.slug ?? suggestion.label}`}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={addressOf(suggestion)}
      className="suggestion"
    >
      <SuggestionImage suggestion={suggestion} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 wrap-anywhere">{suggestion.label}</span>
        {suggestion.kind === 'category' ? <span className="text-sm text-muted">Kategori</span> : null}
        {suggestion.price === null ? null : (
          <span className="price block text-sm font-bold">
            {suggestion.from ? <From /> : null} {formatRupiah(suggestion.price)}
          </span>
        )}
      </span>
    </a>
  )
}

function SuggestionImage({ suggestion: { kind, image, label } }: { suggestion: Suggestion }) {
  if (kind === 'query') return <Icon name="search" size={18} className="mx-3 text-hint" />
  return (
    <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunk" aria-hidden="true">
      <Image src={image} alt="" label={label} size={40} />
    </span>
  )
}

function addressOf({ kind, label, slug }: Suggestion): string {
  if (slug === null) return href('search', {}, { q: label })
  return kind === 'category' ? href('products', { category: slug }) : href('product', { slug })
}
