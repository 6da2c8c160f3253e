import type { Block } from '#shared/api/shop/content.ts'
import { hasImage, Image } from '#client/app/image.tsx'
import { unbroken } from '#client/kit/base/kept-whole.tsx'
import { ProductLine } from '#client/kit/product/product-line.tsx'

/** How wide a picture stands in the text: `max-w-2xl`. */
export const storySizes = '(min-width: 700px) 672px, 100vw'

/** The body as text inside our own elements. None of it was ever markup, so nothing has to be sanitised. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="story">
      {blocks.map((block, place) => (
        // A body never changes while it is shown, so a block's place is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <OneBlock key={place} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{unbroken(block.text)}</p>
    case 'heading':
      return <h2>{block.text}</h2>
    case 'list':
      return <Items block={block} />
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.source ? <cite>{block.source}</cite> : null}
        </blockquote>
      )
    case 'image':
      return <Figure block={block} />
    case 'product':
      return <ProductLine product={block} />
  }
}

function Items({ block: { ordered, items } }: { block: Extract<Block, { kind: 'list' }> }) {
  if (items.length === 0) return null
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item, place) => (
        <li key={`${place}${item}`}>{unbroken(item)}</li>
      ))}
    </Tag>
  )
}

/** Without its image a figure keeps its caption. */
function Figure({ block: { image, caption } }: { block: Extract<Block, { kind: 'image' }> }) {
  if (!hasImage(image)) return caption ? <p>{caption}</p> : null
  return (
    <figure>
      <Image src={image} alt={caption} width={960} height={640} sizes={storySizes} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
