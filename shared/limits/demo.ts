/** The past of a demo shop: how far back it goes, and how much of it there is. */

export const demoHours = 366 * 24
export const demoReviews = 2_000
export const demoOrders = 50
export const demoGuests = 20
export const demoPrices = 2_000
export const demoSteps = 12
