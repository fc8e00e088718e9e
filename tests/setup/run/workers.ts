import { availableParallelism, totalmem } from 'node:os'

/** What a worker of Vitest holds at its largest, bytes: a database, the product and a browser's worth of DOM. */
const WORKER_MEMORY = 2.5e9
/** A browser with its product and the runner's own process, bytes. */
const BROWSER_MEMORY = 2e9

/** One for each core, as far as the memory goes. */
const fitting = (memory: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / memory)))

export const WORKERS = fitting(WORKER_MEMORY)
export const BROWSERS = fitting(BROWSER_MEMORY)
