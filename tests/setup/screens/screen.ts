import '@testing-library/jest-dom/vitest'
import '../prepare-window.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
// Not the app itself: what a test mocks must not have been loaded before it.
import { closeServer, leaveApp, network } from '../others/network.ts'
import { addBrowserParts } from './browser-parts.ts'
import { expectedErrors } from './expected-errors.ts'
import { missingElement } from './missing-element.ts'

const run = <T>(work: () => T): T => work()

// Screens are driven from outside, as in a browser: answers arrive when they arrive, not inside an act().
configure({
  // Only ends what hangs: the first visit of a large screen loads it, on whatever machine that is.
  asyncUtilTimeout: 60_000,
  getElementError: missingElement,
  eventWrapper: run,
  asyncWrapper: run,
  unstable_advanceTimersWrapper: run,
})
addBrowserParts()

const errors: string[] = []

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts.map(String).join(' ')))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Where the page is and what it says: why something did not appear is seldom said by its name. */
function pageNow(): string {
  const words = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return `On ${window.location.pathname}${window.location.search}: ${words.slice(0, 2_000)}`
}

afterEach(async ({ task }) => {
  for (const error of task.result?.errors ?? []) error.stack = `${error.stack ?? error.message}\n${pageNow()}`
  cleanup()
  await leaveApp()
  // The next page of the same name has to say it itself.
  document.title = ''
  network.resetHandlers()
  network.events.removeAllListeners()
  const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
  expectedErrors.length = 0
  vi.restoreAllMocks()
  // What stands in for a part that jsdom lacks stays; what was counted of it does not.
  vi.clearAllMocks()
  expect(unexpected, 'console.error').toEqual([])
})

afterAll(async () => {
  network.close()
  await closeServer()
})
