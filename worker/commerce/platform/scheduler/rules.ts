/** How long a job that failed waits for its next try: 30 s, 1 min, 2 min … at most an hour. */
export const pauseMs = (tries: number): number => Math.min(15_000 * 2 ** tries, 3_600_000)
