import * as dom from '#client/app/dom-names.ts'
import { toast } from '#client/app/browser/toast.ts'
import { slideTo } from '#client/scripts/page/carousel.ts'

/** Plays the video in its slide, until it ends or is out of sight. */
export function playVideo(): void {
  const link = document.querySelector<HTMLAnchorElement>(`.gallery-track [${dom.playMark}]`)
  const slide = link?.closest('li')
  if (!link || !slide) return
  const video = document.createElement('video')
  video.className = 'absolute inset-0 size-full'
  // The counter would cover a part of its controls.
  video.style.zIndex = '1'
  video.controls = true
  video.playsInline = true
  video.poster = slide.querySelector('img')?.currentSrc ?? ''
  video.src = link.href
  const stop = () => {
    const focused = document.activeElement === video
    video.remove()
    // Otherwise the browser goes on fetching it.
    video.removeAttribute('src')
    video.load()
    link.hidden = false
    if (focused) link.focus({ preventScroll: true })
  }
  video.addEventListener('ended', stop)
  video.addEventListener('error', () => {
    stop()
    toast('Network Error', 'error')
  })
  // Its arrow keys wind it; those of the gallery lead to the next image.
  video.addEventListener('keydown', (event) => event.stopPropagation())
  slideTo(slide, 'instant')
  slide.append(video)
  link.hidden = true
  video.focus({ preventScroll: true })
  const watch = (least: number, root: Element | null = null) =>
    new IntersectionObserver(([seen]) => seen && seen.intersectionRatio < least && stop(), {
      root,
      threshold: least,
    }).observe(video)
  // What only touches the edge of the screen counts as seen; beside the first picture a phone shows a part of it.
  watch(0.01)
  watch(0.6, slide.parentElement)
  // A browser that wants another tap has its own button for it.
  video.play().catch(() => {})
}
