import { isLocalPicture } from '#shared/web/picture-address.ts'
import { imageWidths as widths, readMediaAddress } from '#shared/web/media.ts'

export type ImageKind = keyof typeof widths
/** The widest file for the few browsers that read no AVIF: they get one width for every screen. */
const fallbackPx = { square: 640, banner: 960 }
/** The sharpest screen that is served in full; above it nobody sees the difference. */
const densityMax = 3

const drawn = /^(\/assets\/.+)\.webp$/

/**
 * The files of an image of ours, which is stored once per width and type. null: an image from elsewhere, or one that
 * was uploaded as a single file, has only the size it came with.
 */
function filesOf(src: string, kind: ImageKind): { stem: string; steps: readonly number[] } | null {
  const stem = drawn.exec(src)?.[1]
  if (stem !== undefined) return { stem, steps: widths[kind] }
  const uploaded = readMediaAddress(src)
  if (!uploaded) return null
  // An uploaded one has no file that is wider than it came.
  const narrower = widths[kind].filter((width) => width < uploaded.width)
  const all = narrower.length === widths[kind].length
  return { stem: uploaded.stem, steps: all ? narrower : [...narrower, uploaded.width] }
}

interface ImageSources {
  src: string
  avif?: string
}

/** Whether a page may load the file of an address: the shop's own, or one elsewhere with TLS. */
export const isLoadable = (src: string): boolean => /^(\/(?!\/)|https:\/\/)/.test(src) || isLocalPicture(src)

/** Whether there is an image at all: backends say 'none' with an empty text or with a file called notfound.webp. */
export const hasImage = (src: string | null | undefined): src is string =>
  typeof src === 'string' && isLoadable(src) && !src.includes('notfound.webp')

/**
 * The only maker of `srcset`. Files wider than the first that reaches `widest` are left out, and those that only a
 * screen of less than one dot per pixel would take.
 */
function imageSources(src: string, kind: ImageKind, widest: number): ImageSources {
  const files = filesOf(src, kind)
  if (!files) return { src }
  const { stem, steps } = files
  const enough = steps.find((width) => width >= widest) ?? Math.max(...steps)
  const offered = steps.filter((width) => width <= enough && width > enough / densityMax)
  const [only] = offered
  const fallback = offered.findLast((width) => width <= fallbackPx[kind]) ?? only
  return {
    src: `${stem}-${fallback}.webp`,
    avif:
      offered.length === 1
        ? `${stem}-${only}.avif`
        : offered.map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
  }
}

/** The address of its largest file. */
export function largestFile(src: string, kind: ImageKind = 'square'): string {
  const files = filesOf(src, kind)
  return files ? `${files.stem}-${files.steps.at(-1)}.webp` : src
}

/** One file of an image, for a place that takes only one whole address: og:image, JSON-LD. */
export const imageUrl = (src: string, origin: string, kind: ImageKind = 'square'): string =>
  new URL(largestFile(src, kind), origin).href
/** How wide demo/pictures/draw.js makes the JPEG of a product's first image. */
const feedWidth = 640

/**
 * The cover of a product for a feed: advertising platforms do not all read WebP, and ours have one JPEG. Any other goes
 * as `imageUrl` has it.
 */
export function feedImage(src: string, origin: string): string {
  const stem = drawn.exec(src)?.[1]
  if (stem) return new URL(`${stem}-${feedWidth}.jpg`, origin).href
  const uploaded = readMediaAddress(src)
  return uploaded ? new URL(`${uploaded.stem}-${uploaded.width}.jpg`, origin).href : imageUrl(src, origin)
}

type Box = { size: number; width?: never; height?: never } | { size?: never; width: number; height: number }
type ImageProps = Box & {
  src: string | null | undefined
  /** '' when the words beside it say the same. */
  alt: string
  /** Shown in the round placeholder when there is no image; without it, the alt text is. */
  label?: string
  /** How wide it is shown, as the attribute says it: '50vw', '(min-width: 1025px) 300px, 50vw'. */
  sizes?: string
  /** The image that shoppers see first: fetched at once. Every other image waits until it comes near the screen. */
  priority?: boolean
  kind?: ImageKind
  /** The widest file that is worth offering. An image of a fixed size knows it by itself. */
  widest?: number
  className?: string
}

/** An image whose space is reserved before it arrives. It fills the box it is put in; the box decides the crop. */
export function Image({
  src,
  alt,
  label,
  size,
  width = size,
  height = size,
  sizes,
  priority = false,
  kind = 'square',
  widest = sizes === undefined && width !== undefined ? width * densityMax : Infinity,
  className = '',
}: ImageProps) {
  if (!hasImage(src)) return <Placeholder name={label ?? alt} width={width ?? 0} className={className} />
  const { src: fallback, avif } = imageSources(src, kind, widest)
  const image = (
    <img
      src={fallback}
      alt={alt}
      width={width}
      height={height}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={className ? `image ${className}` : 'image'}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" {...(avif.includes(' ') ? { sizes: sizes ?? `${width}px` } : {})} srcSet={avif} />
      {image}
    </picture>
  )
}

/** Below the first width there is room for initials only; from the second on, for larger words. */
const [smallPx, largePx] = [80, 400]

/** Of its first two words, without signs. */
export const initialsOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .map((word) => [...word].slice(0, 1).join('').toUpperCase())
    .join('')

/** The name on a soft disc, so that products without an image can be distinguished. */
function Placeholder({ name, width, className }: { name: string; width: number; className: string }) {
  return (
    <span className={`placeholder ${className}`}>
      <span className={`placeholder-disc ${width >= largePx ? 'text-md' : 'text-xs'}`}>
        <span className="line-clamp-3 px-1">{width <= smallPx ? initialsOf(name) : name}</span>
      </span>
    </span>
  )
}
