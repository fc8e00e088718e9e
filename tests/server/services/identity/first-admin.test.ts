import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAdmin } from '#server/services/identity/create-first-admin.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { removeSessions } from '#tests/builders/session.ts'
import { removeAdmins, storedAdmins } from '#tests/builders/staff.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const FIRST = { email: ' Owner@CreditLane.example', password: 'correct horse battery' }

describe.each(engines())('the first admin on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    await removeSessions(server)
  })
  afterAll(() => server.close())

  const start = (firstAdmin: typeof FIRST | null) =>
    createFirstAdmin({ ...server.deps, env: { ...server.deps.env, mode: 'live', firstAdmin } })
  const rows = () => storedAdmins(server)

  it('is not made where there is an admin already', async () => {
    await start(FIRST)
    expect(await rows()).toHaveLength(3)
  })

  it('is missed aloud, made once by several starts together, and signs in as role 1', async () => {
    await removeAdmins(server)
    await start(null)
    expect(await rows()).toEqual([])
    expect(server.logs.at(-1)).toMatch(/FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD/)

    await Promise.all([start(FIRST), start(FIRST), start(FIRST)])
    await start({ email: 'other@creditlane.example', password: 'another long password' })
    expect((await rows()).map((each) => [each.email, each.role_id])).toEqual([['owner@creditlane.example', 1]])
    const made = (await storedAuditLog(server)).filter((each) => each.action === 'admin.create')
    expect(made).toHaveLength(1)
    const { email, password } = FIRST
    const signedIn = await server.browser().answer('adminLogin', { body: { email, password } })
    expect(signedIn).toMatchObject({ status: 200, body: { roleId: 1 } })
    expect(server.logs.join('')).not.toContain(password)
  })
})
