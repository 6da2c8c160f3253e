import { toast } from '#client/app/browser/toast.ts'
import { slideTo } from '#client/scripts/page/carousel.ts'

const leastSeen = 0.01

/** Plays a video in the place of the first image, until it ends or is out of sight. */
export function playVideo(link: HTMLAnchorElement): void {
  const slide = document.querySelector<HTMLElement>('.gallery-track > li')
  if (!slide) return
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
  // What only touches the edge of the screen counts as seen.
  new IntersectionObserver(([seen]) => seen && seen.intersectionRatio < leastSeen && stop(), {
    threshold: leastSeen,
  }).observe(video)
  // A browser that wants another tap has its own button for it.
  video.play().catch(() => {})
}
