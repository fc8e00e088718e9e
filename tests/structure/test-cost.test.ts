import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const TESTS = sourceFiles('tests', /\.tsx?$/).filter(({ path }) => /^tests\/(?!e2e\/|structure\/)/.test(path))
const offenders = (pattern: RegExp, allowed: ReadonlySet<string>) =>
  TESTS.filter(({ path, text }) => !allowed.has(path) && pattern.test(text)).map(({ path }) => path)

/** What starts, stops or loses its connection is the subject there, or the set-up itself. */
const OWN_DATABASE = new Set([
  ...['core/breathe', 'core/process'].map((name) => `tests/server/${name}.test.ts`),
  ...[
    'bad-weather',
    'database-away',
    'disk-full',
    'lost-connections',
    'migrations',
    'postgres-refused',
    'restarts',
    'statement-names',
  ].map((name) => `tests/server/database/${name}.test.ts`),
  ...['database', 'databases/postgres', 'databases/prepare-database', 'server-process'].map(
    (name) => `tests/setup/${name}.ts`,
  ),
])

/** Passwords and codes are the subject there: who may sign in, how often, and what it leaves behind. */
const SIGN_IN_OVER_HTTP = new Set([
  ...['core/audit', 'http/http', 'core/masquerade', 'core/otp', 'core/process', 'database/database-away'].map(
    (name) => `tests/server/${name}.test.ts`,
  ),
  ...[
    'audit/audit-log',
    'identity/first-admin',
    'identity/identity-due',
    'identity/shared-phone',
    'identity/sign-in-contacts',
    'leads/attribution',
    'merchants/merchant-requests',
    'messages/sms-reports',
    'onboarding/standing',
    'partners/admin-partner-users',
    'partners/partner-settings',
    'staff/money-codes',
    'staff/staff',
    'identity/customer-device',
  ].map((name) => `tests/server/services/${name}.test.ts`),
  ...[
    'admin/merchant-management',
    'admin/partners/partners',
    'customer/outbox/OutboxPage',
    'customer/verification/VerificationPage',
    'partner/settings',
  ].map((name) => `tests/areas/${name}.test.tsx`),
  // Against a server in a process of its own, which nobody can reach but over HTTP.
  ...['sign-in/sign-in-over-http', 'write-load'].map((name) => `tests/setup/${name}.ts`),
])

/** They look at a process from outside, which tells nobody when it is ready or how much memory it holds. */
const WATCHES_A_PROCESS = new Set([
  'tests/server/services/imports/very-many-errors.test.ts',
  // By hand alone.
  'tests/server/database/bad-weather.test.ts',
  ...['databases/postgres', 'product', 'write-load'].map((name) => `tests/setup/${name}.ts`),
])

/** The reload of a page, a screen that throws, and the handlers of jobs: bound where they are imported, so that no spy reaches them. */
const REPLACES_A_MODULE = new Set([
  'tests/app/bad-weather.test.tsx',
  'tests/app/error-boundary.test.tsx',
  'tests/server/services/operations/job-lanes.test.ts',
])

describe('a test file costs little, because it', () => {
  it('shares the database of its worker', () => {
    expect(offenders(/\b(openTestDatabase|createPostgresCopy|PGlite\.create|startPostgres)\(/, OWN_DATABASE)).toEqual(
      [],
    )
  })

  it('mints its sessions through the service, unless signing in is its subject', () => {
    const signIn =
      /\/api\/(otp\/verify|admin\/login|partner\/login)\b|signInWith(Code|Password)|call\('(verifyOtp|adminLogin|partnerLogin)'/
    const allowed = (path: string) => SIGN_IN_OVER_HTTP.has(path) || path.startsWith('tests/refusals/')
    expect(TESTS.filter(({ path, text }) => !allowed(path) && signIn.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('waits for what it has asked for, never for the clock on the wall', () => {
    expect(offenders(/\bsetTimeout\(|timers\/promises/, WATCHES_A_PROCESS)).toEqual([])
  })

  it('shares the dictionaries of its process, which forget what screens have loaded when they are started again', () => {
    expect(offenders(/\b(?:initI18n|i18next\.init)\(/, new Set(['tests/setup/texts.ts']))).toEqual([])
  })

  it('spies on what it changes, and puts nothing in place of a module', () => {
    expect(offenders(/\bvi\.(do)?[mM]ock\(/, REPLACES_A_MODULE)).toEqual([])
  })

  it('names no file that is not there or does not need it', () => {
    const there = new Map(TESTS.map(({ path, text }) => [path, text]))
    const needs = (names: ReadonlySet<string>, pattern: RegExp) =>
      [...names].filter((path) => !pattern.test(there.get(path) ?? ''))
    expect(
      needs(OWN_DATABASE, /openTestDatabase|createPostgresCopy|PGlite|startPostgres|buildServerProcesses/),
    ).toEqual([])
    expect(needs(SIGN_IN_OVER_HTTP, /otp\/verify|\/login|signInWith|verifyOtp|adminLogin|partnerLogin/)).toEqual([])
    expect(needs(WATCHES_A_PROCESS, /setTimeout/)).toEqual([])
    expect(needs(REPLACES_A_MODULE, /vi\.mock/)).toEqual([])
  })
})
