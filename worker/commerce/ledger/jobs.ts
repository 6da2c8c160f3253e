import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import { expireCoins } from './coins.ts'

export const ledgerJobs = { 'expire-coins': expireCoins } as const satisfies Record<string, Job>
