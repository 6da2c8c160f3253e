import { vi } from 'vitest'

/**
 * Files share a process, because to start one for each took as long as their tests. Their modules they load again: what
 * a script of the page remembers in one file is never there in another, whichever shares its process.
 */
vi.resetModules()
