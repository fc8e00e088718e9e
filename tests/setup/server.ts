import { createApp, type App, type AppOptions } from '#server/app.ts'
import { createAdapters } from '#server/adapters/create-adapters.ts'
import { settableClock, type Clock } from '#server/clock.ts'
import { createVault } from '#server/crypto/vault.ts'
import type { Database, Engine } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { readEnv, type Env } from '#server/env.ts'
import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import { seedPartnerTax } from '#server/seed/seed-partner-tax.ts'
import { createFunnelTable } from '#server/funnel-table.ts'
import { createHostTable } from '#server/host-table.ts'
import { createPublishedLoans } from '#server/published-loans.ts'
import { createLogger } from '#server/log.ts'
import { createRateLimits, type RateLimits } from '#server/rate-limits.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { Browser } from './browser.ts'
import { emptyTables, keepPartnerTax, openTestDatabase } from './database.ts'
import { createMemoryAuditAnchors } from './memory-audit-anchors.ts'
import { createMemoryFileStore } from './memory-file-store.ts'

export const NOTICE_VERSION = CONSENT_VERSIONS.privacy_notice
const STAFF = { 1: 'admin@demo.test', 2: 'analyst@demo.test', 3: 'agent@demo.test' } as const
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
  database: Database
  clock: Required<Clock>
  /** Lines of the log, newest last. */
  logs: string[]
  browser(): Browser
  /** The newest code sent to a destination. */
  codeFor(to: string): string
  signInCustomer(
    options?: SignInOptions,
  ): Promise<{ browser: Browser; token: string; userId: number; prospectAppId: string }>
  signInAdmin(role: 1 | 2 | 3): Promise<{ browser: Browser; token: string; adminId: number }>
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
  const { engine = 'pglite', env: envChanges, deps: depChanges, ...appOptions } = options
  const database = await openTestDatabase(engine)
  const env: Env = {
    ...readEnv({
      CREDITLANE_MODE: 'test',
      SECRET_KEY: 'a key that only the tests know, 32+ characters',
      LOG_LEVEL: 'info',
    }),
    ...envChanges,
  }
  const clock = settableClock()
  const logs: string[] = []
  const log = createLogger(env.logLevel, { write: (line) => void logs.push(line) })
  const deps: Deps = {
    env,
    db: database.db,
    clock,
    vault: createVault(env.secretKey),
    log,
    limits: limitsOfATest(),
    hosts: createHostTable(database.db, clock, log),
    funnels: createFunnelTable(database.db, clock, log),
    published: createPublishedLoans(database.db, clock, log),
    ...createAdapters(env, clock),
    files: createMemoryFileStore(),
    anchors: createMemoryAuditAnchors(),
    ...depChanges,
  }
  await seedPartnerTax(deps)
  const giveBackPartnerTax = await keepPartnerTax(database.db)
  const app = createApp(deps, appOptions)
  const browser = () => new Browser(app)
  const codeFor = (to: string): string => {
    const code = deps.outbox?.list(to)[0]?.code
    if (!code) throw new Error(`no code was sent to ${to}`)
    return code
  }
  const expectOk = async <T>(answer: Promise<{ status: number; body: unknown }>): Promise<T> => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`status ${status}: ${JSON.stringify(body)}`)
    return body as T
  }

  return {
    app,
    deps,
    database,
    clock,
    logs,
    browser,
    codeFor,
    async signInCustomer({ browser: own = browser(), channel = 'mobile', destination = '9876543210', partner } = {}) {
      const { prospectAppId } = await expectOk<{ prospectAppId: string }>(
        own.post('/api/prospect', partner === undefined ? {} : { partner }),
      )
      await expectOk(own.post('/api/otp/send', { prospectAppId, channel, destination, notice_version: NOTICE_VERSION }))
      const { token, user_id } = await expectOk<{ token: string; user_id: number }>(
        own.post('/api/otp/verify', { prospectAppId, otp: codeFor(destination) }),
      )
      own.token = token
      return { browser: own, token, userId: user_id, prospectAppId }
    },
    async signInAdmin(role) {
      const own = browser()
      const body = { email: STAFF[role], password: DEMO_PASSWORD }
      const { token, adminId } = await expectOk<{ token: string; adminId: number }>(own.post('/api/admin/login', body))
      own.token = token
      return { browser: own, token, adminId }
    },
    async signInPartner(which = 'a') {
      const own = browser()
      const body = { email: PARTNERS[which], password: DEMO_PASSWORD }
      const { token, partnerId } = await expectOk<{ token: string; partnerId: number }>(
        own.post('/api/partner/login', body),
      )
      own.token = token
      return { browser: own, token, partnerId }
    },
    async reset() {
      await emptyTables(database.db)
      await giveBackPartnerTax()
      clock.set(null)
      deps.limits = limitsOfATest()
      // Those of entries that are gone now.
      deps.anchors = createMemoryAuditAnchors()
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
