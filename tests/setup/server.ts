import { createAdapters } from '#server/adapters/create-adapters.ts'
import { createOutbox } from '#server/adapters/outbox.ts'
import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import { createApp } from '#server/app.ts'
import type { App, AppOptions } from '#server/app.ts'
import { createBrandTable } from '#server/cached/brand-table.ts'
import { createFunnelTable } from '#server/cached/funnel-table.ts'
import { createHostTable } from '#server/cached/host-table.ts'
import { createPublishedLoans } from '#server/cached/published-loans.ts'
import { settableClock } from '#server/clock.ts'
import type { Clock } from '#server/clock.ts'
import { createVault } from '#server/crypto/vault.ts'
import type { Engine } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import type { Env } from '#server/env.ts'
import { createLogger } from '#server/log.ts'
import { createRateLimits } from '#server/rate-limits.ts'
import type { RateLimits } from '#server/rate-limits.ts'
import { createAuditWatch } from '#server/telemetry/audit-watch.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import { Browser } from './browser.ts'
import { engines, leaseDatabase, TEST_SECRET } from './database.ts'
import type { LeasedDatabase } from './database.ts'
import { createMemoryAuditAnchors } from './others/memory-audit-anchors.ts'
import { createMemoryFileStore } from './others/memory-file-store.ts'
import { mintAdmin, mintCustomer, mintPartner } from './sign-in/mint-session.ts'

export const NOTICE_VERSION = CONSENT_VERSIONS.privacy_notice
export const STAFF = { 1: 'admin@demo.test', 2: 'analyst@demo.test', 3: 'agent@demo.test' } as const
const PARTNERS = { a: 'partner@demo.test', b: 'partner2@demo.test' } as const

/** Their time stands still: on a slow machine nobody gets requests back that a fast one would have refused. */
const limitsOfATest = (): RateLimits => createRateLimits(() => 0)

export interface TestServerOptions extends AppOptions {
  engine?: Engine
  env?: Partial<Env>
  deps?: Partial<Deps>
}

export interface TestServer {
  app: App
  deps: Deps
  database: LeasedDatabase
  clock: Required<Clock>
  /** Lines of the log, newest last. */
  logs: string[]
  browser(): Browser
  /** The newest code sent to a destination. */
  codeFor(to: string): string
  signInCustomer(
    options?: SignInOptions,
  ): Promise<{ browser: Browser; token: string; userId: number; prospectAppId: string; user: OwnProfile }>
  /** A role's own of the demonstration, or somebody by their address. */
  signInAdmin(who: 1 | 2 | 3 | { email: string }): Promise<{ browser: Browser; token: string; adminId: number }>
  signInPartner(which?: 'a' | 'b'): Promise<{ browser: Browser; token: string; partnerId: number }>
  /** Back to the seed: between tests. */
  reset(): Promise<void>
  close(): Promise<void>
}
interface SignInOptions {
  browser?: Browser
  channel?: OtpChannel
  destination?: string
  partner?: string
}

/** The real server over a fresh database, with sandbox adapters and a clock that the test moves. */
export async function makeTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { engine = engines()[0] ?? 'pglite', env: envChanges, deps: depChanges, ...appOptions } = options
  const env: Env = {
    ...readEnv({
      CREDITLANE_MODE: 'test',
      SECRET_KEY: TEST_SECRET,
      LOG_LEVEL: 'info',
    }),
    ...envChanges,
  }
  const database = await leaseDatabase(engine)
  const clock = settableClock()
  const logs: string[] = []
  const log = createLogger(env.logLevel, { write: (line) => void logs.push(line) })
  const brands = createBrandTable(database.db, clock, log)
  const outgoing = createOutgoing({ log })
  const deps: Deps = {
    env,
    db: database.db,
    ping: database.ping,
    replica: null,
    clock,
    vault: createVault(env.secretKey),
    log,
    telemetry: null,
    limits: limitsOfATest(),
    hosts: createHostTable(database.db, clock, log),
    brands,
    funnels: createFunnelTable(database.db, brands, clock, log),
    published: createPublishedLoans(database.db, clock, log),
    outgoing,
    ...createAdapters(env, clock, outgoing),
    files: createMemoryFileStore(),
    anchors: createMemoryAuditAnchors(),
    auditWatch: createAuditWatch(),
    ...depChanges,
  }
  const app = createApp(deps, appOptions)
  const browser = () => new Browser(app)
  const codeFor = (to: string): string => {
    const code = deps.outbox?.list(to)[0]?.code
    if (!code) throw new Error(`no code was sent to ${to}`)
    return code
  }
  return {
    app,
    deps,
    database,
    clock,
    logs,
    browser,
    codeFor,
    async signInCustomer({ browser: own = browser(), ...visitor } = {}) {
      const signedIn = await mintCustomer(deps, own, { channel: 'mobile', destination: '9876543210', ...visitor })
      return { browser: own, ...signedIn }
    },
    async signInAdmin(who) {
      const own = browser()
      return { browser: own, ...(await mintAdmin(deps, own, typeof who === 'number' ? STAFF[who] : who.email)) }
    },
    async signInPartner(which = 'a') {
      const own = browser()
      return { browser: own, ...(await mintPartner(deps, own, PARTNERS[which])) }
    },
    async reset() {
      await database.restore()
      clock.set(null)
      // Those that a test has published are gone now.
      await deps.brands.refresh()
      deps.limits = limitsOfATest()
      // Those of entries that are gone now.
      deps.anchors = createMemoryAuditAnchors()
      deps.auditWatch = createAuditWatch()
      deps.replica = depChanges?.replica ?? null
      deps.lenders.controls?.behave(null, 'ok')
      // Emptied: who sends keeps the object.
      if (deps.outbox) Object.assign(deps.outbox, createOutbox())
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
