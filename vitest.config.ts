import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { TestUserConfig } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { WORKERS } from './tests/setup/run/workers.ts'
import { SHIFTED_WORKER, shiftOwnDate } from './tests/setup/test-time.ts'

// The databases are prepared at the time of the tests, too.
shiftOwnDate()

/**
 * Transformed modules are kept between runs, by content. One that collects files by pattern depends on more than its own
 * text: it is made anew.
 */
const cacheByContent = (): Plugin => ({
  name: 'creditlane-cache-by-content',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }: VitestPluginContext) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
})

/** Only ends what hangs: no test may depend on how fast the machine is, milliseconds. */
const LIMIT = 180_000

/** Test files under these folders, by whether they put something in a module's place. */
const testFiles = (folders: string[], ending: string, mocking: boolean): string[] =>
  folders.flatMap((folder) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `tests/${folder}/${name}`)
      .filter((path) => path.endsWith(ending) && readFileSync(path, 'utf8').includes('vi.mock(') === mocking),
  )

const screenFiles = (mocking: boolean) => testFiles(['ui', 'features', 'areas', 'app'], '.test.tsx', mocking)
const serverFiles = (mocking: boolean) => testFiles(['server', 'refusals'], '.test.ts', mocking)
/** Every test without a screen that needs no server. */
const unitFiles = (mocking: boolean) => [
  ...testFiles(
    readdirSync('tests', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['server', 'refusals'].includes(entry.name))
      .map(({ name }) => name),
    '.test.ts',
    mocking,
  ),
  ...testFiles(['contract', 'brand', 'lib'], '.test.tsx', mocking),
]

/** First of all, so that it counts the loading of the others. */
const MEASURED = ['tests/setup/run/measure-file.ts']

const server = {
  execArgv: SHIFTED_WORKER,
  environment: 'node',
  globalSetup: ['tests/setup/databases/prepare-database.ts'],
  setupFiles: MEASURED,
  testTimeout: LIMIT,
  hookTimeout: LIMIT,
  expect: { poll: { timeout: 60_000 } },
} satisfies TestUserConfig

const unit = {
  execArgv: SHIFTED_WORKER,
  setupFiles: MEASURED,
  environment: 'node',
  testTimeout: LIMIT,
  hookTimeout: LIMIT,
} satisfies TestUserConfig

const screens = {
  execArgv: SHIFTED_WORKER,
  environment: './tests/setup/screens/jsdom-native.ts',
  globalSetup: 'tests/setup/databases/prepare-database.ts',
  setupFiles: [...MEASURED, 'tests/setup/screens/screen.ts'],
  testTimeout: LIMIT,
  hookTimeout: LIMIT,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} satisfies TestUserConfig

/**
 * unit: pure functions, no database. server: services over the API. ui: screens over the real API. The files of a project
 * share the loaded product; those that mock a module of it have a process of their own (unit-mocks, server-mocks, ui-mocks).
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    reporters: ['default', './tests/setup/run/time-report.ts'],
    // What passes the second time is reported as flaky, as in the browser suite.
    retry: process.env['CI'] ? 1 : 0,
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    projects: [
      {
        plugins: [cacheByContent()],
        test: { ...unit, name: 'unit', include: unitFiles(false), isolate: false },
      },
      { plugins: [cacheByContent()], test: { ...unit, name: 'unit-mocks', include: unitFiles(true) } },
      {
        plugins: [cacheByContent()],
        test: { ...server, name: 'server', include: serverFiles(false), isolate: false },
      },
      { plugins: [cacheByContent()], test: { ...server, name: 'server-mocks', include: serverFiles(true) } },
      {
        plugins: [react(), cacheByContent()],
        test: { ...screens, name: 'ui', include: screenFiles(false), isolate: false },
      },
      { plugins: [react(), cacheByContent()], test: { ...screens, name: 'ui-mocks', include: screenFiles(true) } },
    ],
  },
})
