let last = 0

/** Whoever scrolls down reads what is below: the button of the chat steps aside, and comes back on the way up. */
export function startChat(): void {
  addEventListener(
    'scroll',
    () => {
      // A few pixels are a finger at rest.
      if (Math.abs(scrollY - last) < 8) return
      document.body.toggleAttribute('data-down', scrollY > last && scrollY > 0)
      last = scrollY
    },
    { passive: true },
  )
}
