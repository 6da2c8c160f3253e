/** The past of a demo shop: how far back it goes, and how much of it there is. They are part of `limits`. */
export const demoLimits = {
  demoHours: 366 * 24,
  demoReviews: 2_000,
  demoOrders: 50,
  demoSteps: 12,
} as const
