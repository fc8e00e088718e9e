import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './tests/setup/chromium.ts'
import { BROWSERS } from './tests/setup/run/workers.ts'

const { executablePath, env } = findChromium()

/**
 * A page lives for seconds here: V8's optimizing compiler costs more than it brings, an eighth of a whole run's work, and as
 * much again its helping threads, which take the cores from the other browser.
 */
const SHORT_LIVED = '--js-flags=--no-opt --single-threaded'

/** Each worker starts its own server on the built product (tests/e2e/support/fixtures.ts): nothing is shared between them. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: BROWSERS,
  // What passes the second time is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Both only end what hangs: no test may depend on how fast the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath, env, args: [...CHROMIUM_ARGS, SHORT_LIVED] },
  },
})
