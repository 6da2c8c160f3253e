/** A small picture of a picture, in a grey that both schemes have room for. */
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 -28 80 80"><path d="M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 6" fill="none" stroke="#8a8a8a" stroke-width="1.5" stroke-linejoin="round"/></svg>',
)}`

/** An image that cannot be loaded leaves no broken sign: its other file is tried, then a drawing keeps its place. */
export function startLostImages(): void {
  document.addEventListener('error', ({ target }) => replace(target), true)
  // One that has not begun has no current file yet.
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image)
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.src === drawn || !image.getAttribute('src')) return
  const source = image.parentElement?.querySelector(':scope > source')
  // Without it the browser takes the image's own file.
  if (source) source.remove()
  else image.src = drawn
}
