import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Engine } from '#server/db/client.ts'
import type { Browser } from './browser.ts'
import { makeTestServer } from './server.ts'
import type { TestServer } from './server.ts'

interface Begun {
  server: TestServer
  admin: Browser
}

/**
 * One server for all tests of a `describe`. Each test begins with what the seed brought, limits that do not count a test's
 * own calls, and an admin (role 1) signed in: `take` puts both where the tests read them.
 */
export function beginEachWithAdmin(engine: Engine, take: (begun: Begun) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    take({ server, admin: (await server.signInAdmin(1)).browser })
  })
  afterAll(() => server.close())
}
