import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { hasImage, isLoadable, largestFile, Image } from '#client/app/image.tsx'
import { Icon, OwnSymbol } from '#client/kit/base/icon.tsx'

/**
 * Every image once: the product's, then those that only a variant has. `first` leads when an address names a variant.
 */
export function galleryOf(images: readonly string[], first: string | null): string[] {
  const unique = [...new Set(images)].filter(hasImage)
  return first && unique.includes(first) ? [first, ...unique.filter((image) => image !== first)] : unique
}

interface GalleryProps {
  images: readonly string[]
  name: string
  /** The address of the product's video; '': it has none. */
  video?: string
  /** Why nothing of it can be bought; null: it can. */
  gone?: string | null
}

/**
 * Phones swipe through the images and show a counter. On a desktop thumbnails link to them, with or without script; the
 * Tab key finds the images themselves. A video has the second slide, under the first picture as its poster.
 */
export function Gallery({ images, name, video = '', gone = null }: GalleryProps) {
  const shown = images.length > 0 ? images : ['']
  const [first = '', ...others] = shown
  const slides = isLoadable(video) ? [first, null, ...others] : shown
  return (
    <div {...dom.mark(dom.carouselMark)} className="gallery">
      <div className="relative">
        <ul
          className="gallery-track"
          {...dom.mark(dom.trackMark)}
          {...dom.mark(dom.lightboxMark)}
          aria-label="Foto produk"
        >
          {slides.map((image, place) => (
            <li
              key={image}
              id={dom.galleryImageId(place + 1)}
              className="relative aspect-square shrink-0 snap-start"
              {...(image === null ? {} : dom.mark(dom.imageMark, image))}
            >
              <Opening image={image} video={video}>
                <Image
                  src={image ?? first}
                  alt={place === 0 ? name : image === null ? '' : `${name}, foto ${place + 1}`}
                  size={640}
                  sizes={`(min-width: 1536px) ${slides.length > 1 ? 440 : 592}px, (min-width: 1025px) 648px, (min-width: 640px) 50vw, 100vw`}
                  priority={place === 0}
                />
              </Opening>
              {gone !== null && place === 0 ? <span className="product-gone pointer-events-none">{gone}</span> : null}
            </li>
          ))}
        </ul>
        {/* Where the goods are gone, that stands there. */}
        {slides.length > 1 && gone === null ? (
          <p className="gallery-counter numbers" aria-hidden="true">
            <span {...dom.mark(dom.counterMark)}>1</span>/{slides.length}
          </p>
        ) : null}
        {/* The first picture says that there is a video: a phone has no thumbnails, and theirs are small. */}
        {isLoadable(video) ? (
          <a
            href={video}
            {...dom.mark(dom.playMark)}
            className="gallery-counter flex items-center gap-1"
            tabIndex={-1}
            aria-hidden="true"
          >
            <Icon name="play" size={16} />
            Video
          </a>
        ) : null}
      </div>
      {slides.length > 1 ? <Thumbs slides={slides} poster={first} /> : null}
    </div>
  )
}

/** null: that of the video. */
const Thumbs = ({ slides, poster }: { slides: readonly (string | null)[]; poster: string }) => (
  <ul className="mt-2 hidden gap-2 overflow-x-auto p-1 lg:flex">
    {slides.map((image, place) => (
      <li key={image}>
        <a
          href={`#${dom.galleryImageId(place + 1)}`}
          {...dom.mark(dom.dotMark, place === 0 ? 'here' : '')}
          className="thumb relative"
          tabIndex={-1}
          aria-label={image === null ? 'Video' : `Foto ${place + 1}`}
        >
          <Image src={image ?? poster} alt="" size={64} />
          {image === null ? <PlaySign size="size-9" /> : null}
        </a>
      </li>
    ))}
  </ul>
)

/** Over the middle of a poster. */
const PlaySign = ({ size }: { size: string }) => (
  <span className="absolute inset-0 grid place-items-center">
    <span className={`grid place-items-center rounded-full bg-surface shadow-float ${size}`}>
      <Icon name="play" />
    </span>
  </span>
)

/**
 * What a slide opens. Of a video nothing is fetched before its link is followed: the script plays it in the slide, and
 * without script the browser opens it with its own player.
 */
function Opening({ image, video, children }: { image: string | null; video: string; children: ReactNode }) {
  if (image !== null) return <Zoomable image={image}>{children}</Zoomable>
  return (
    <a href={video} {...dom.mark(dom.playMark)} className="block size-full" aria-label="Putar video">
      <OwnSymbol name="play" />
      {children}
      <PlaySign size="size-16" />
    </a>
  )
}

/** Leads to the largest file; the script opens it full screen instead. A placeholder has nothing larger to show. */
function Zoomable({ image, children }: { image: string; children: ReactNode }) {
  if (!hasImage(image)) return children
  return (
    <a
      href={largestFile(image)}
      {...dom.mark(dom.zoomMark)}
      className="block size-full cursor-zoom-in"
      draggable={false}
    >
      {children}
    </a>
  )
}
