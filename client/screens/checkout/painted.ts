/** Once what was just changed is on the screen: whatever takes longer than a tap may feel begins after it. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
