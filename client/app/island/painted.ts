/** Resolves once the last change is on the screen, so that slow work does not delay what a tap shows. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
