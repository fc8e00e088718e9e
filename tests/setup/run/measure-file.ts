import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor seconds of the worker from the loading of the file to the end of its last case; without PostgreSQL's own. */
    seconds?: number
  }
}

const before = process.cpuUsage()

// Registered before any hook of the file, so it runs after all of them.
// eslint-disable-next-line no-empty-pattern -- the runner reads the pattern
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(before)
  suite.meta.seconds = (user + system) / 1_000_000
})
