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
}

/**
 * Phones swipe through the images and show a counter. On a desktop thumbnails link to them, with or without script; the
 * Tab key finds the images themselves.
 */
export function Gallery({ images, name, video = '' }: GalleryProps) {
  const shown = images.length > 0 ? images : ['']
  return (
    <div {...dom.mark(dom.carouselMark)} className="gallery">
      <div className="relative">
        <ul
          className="gallery-track"
          {...dom.mark(dom.trackMark)}
          {...dom.mark(dom.lightboxMark)}
          aria-label="Foto produk"
        >
          {shown.map((image, place) => (
            <li
              key={image}
              id={dom.galleryImageId(place + 1)}
              className="relative aspect-square shrink-0 snap-start"
              {...dom.mark(dom.imageMark, image)}
            >
              <Zoomable image={image}>
                <Image
                  src={image}
                  alt={place === 0 ? name : `${name}, foto ${place + 1}`}
                  size={640}
                  sizes={`(min-width: 1536px) ${shown.length > 1 ? 440 : 592}px, (min-width: 1025px) 648px, (min-width: 640px) 50vw, 100vw`}
                  priority={place === 0}
                />
              </Zoomable>
            </li>
          ))}
        </ul>
        {shown.length > 1 ? (
          <p className="gallery-counter numbers" aria-hidden="true">
            <span {...dom.mark(dom.counterMark)}>1</span>/{shown.length}
          </p>
        ) : null}
        {isLoadable(video) ? <PlayLink video={video} /> : null}
      </div>
      {shown.length > 1 ? (
        <ul className="mt-2 hidden gap-2 overflow-x-auto p-1 lg:flex">
          {shown.map((image, place) => (
            <li key={image}>
              <a
                href={`#${dom.galleryImageId(place + 1)}`}
                {...dom.mark(dom.dotMark, place === 0 ? 'here' : '')}
                className="thumb"
                tabIndex={-1}
                aria-label={`Foto ${place + 1}`}
              >
                <Image src={image} alt="" size={64} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/**
 * Leads to the file, of which nothing is fetched before. The script plays it in the place of the first image, which is
 * its poster; without script the browser opens it with its own player.
 */
function PlayLink({ video }: { video: string }) {
  return (
    <a href={video} {...dom.mark(dom.playMark)} className="gallery-counter flex items-center gap-1.5">
      <OwnSymbol name="play" />
      <Icon name="play" size={16} />
      Putar video
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
