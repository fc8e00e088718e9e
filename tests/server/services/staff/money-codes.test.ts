import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admins, sessions } from '#server/db/schema.ts'
import { staffFactors, staffRecoveryCodes } from '#server/db/schema-staff.ts'
import { codeAt, stepOf } from '#server/services/staff/shared/totp.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { minutes } from '#src/contract/rules/time.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const rows = Object.entries(ENDPOINTS as Record<string, EndpointRow>)
const MONEY = rows.filter(([, row]) => row.secondFactor)
/** What the names of entries about money begin with. */
const ABOUT_MONEY =
  /^(payout|payment-run|lender-revenue|lender-bill|approval)\.|^partner\.(revenue|terms-call-off|tax-certificate|tax-certificate-end)$/
/** Only shown, and nothing is kept; and the check of a run, which takes a code of its own. */
const WITHOUT = ['lender-revenue.preview', 'lender-bill.export', 'payment-run.check']

it('every act about money asks for a code, and no other call does', () => {
  const asking = MONEY.map(([, { audit = '' }]) => audit).sort()
  const about = rows
    .filter(([, { area, audit = '' }]) => area === 'admin' && ABOUT_MONEY.test(audit) && !WITHOUT.includes(audit))
    .map(([, { audit = '' }]) => audit)
  expect(asking).toEqual([...about, 'partner.evidence', 'reconciliation.close'].sort())
})

describe.each(engines())('a code for acts about money on %s', (engine) => {
  let server: TestServer
  let browser: Browser
  let secret = ''
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())
  const wait = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
  /** Somebody who goes on working: an idle sign-in would have ended. */
  const workOn = async (wholeMinutes: number) => {
    for (let at = 0; at < wholeMinutes; at += 1) {
      wait(minutes(1))
      await browser.get('/api/admin-reverify')
    }
  }
  const code = () => codeAt(secret, stepOf(server.clock.now()))
  beforeEach(async () => {
    await server.reset()
    for (const table of [staffRecoveryCodes, staffFactors]) await server.deps.db.delete(table)
    await server.deps.db.update(admins).set({ state: 'active' }).where(eq(admins.admin_id, 1))
    browser = (await server.signInAdmin(1)).browser
    const begun = await browser.post('/api/admin/second-factor', { password: 'Demo@12345' })
    secret = (begun.body as { secret: string }).secret
    await browser.post('/api/admin/second-factor/confirm', { code: code() })
  })

  const call = ({ method, path, upload }: EndpointRow) => {
    const at = path.replaceAll(/\{\w+\}/g, '999999')
    return method === 'GET' ? browser.get(at) : browser.post(at, upload ? undefined : {})
  }
  const asked = async () => {
    const all = []
    for (const [key, row] of MONEY) {
      const { body } = await call(row)
      if ((body as { code?: string }).code === 'code_needed') all.push(key)
    }
    return all
  }
  const TERMS = { revenue_percent: 41, revenue_flat_fee: 0 }
  const terms = () => browser.post('/api/update-partner-revenue-data/1', TERMS)
  const give = (typed: string) => browser.post('/api/admin/second-factor/code', { code: typed })

  it('is asked by every one of them, ten minutes after the last', async () => {
    expect(await asked()).toEqual([])
    await workOn(10)
    expect(await asked()).toEqual(MONEY.map(([key]) => key))
    expect(await give(code())).toMatchObject({ status: 200 })
    expect(await asked()).toEqual([])
  })

  it('counts once, holds for its own sign-in alone, and a wrong one opens nothing', async () => {
    await workOn(10)
    expect(await terms()).toMatchObject({ status: 409, body: { code: 'code_needed' } })
    const once = code()
    expect((await give('000000')).status).toBe(422)
    expect((await terms()).status).toBe(409)
    expect((await give(once)).status).toBe(200)
    expect((await terms()).status).toBe(200)
    await workOn(1)
    const other = server.browser()
    const login = { email: 'admin@demo.test', password: 'Demo@12345', code: code() }
    other.token = ((await other.post('/api/admin/login', login)).body as { token: string }).token
    // The code of the sign-in holds there, and is of no use to the one before.
    expect((await other.post('/api/update-partner-revenue-data/1', TERMS)).status).toBe(200)
    await workOn(9)
    expect((await terms()).status).toBe(409)
    expect((await give(login.code)).status).toBe(422)
  })

  it('given by a clock that was put right since holds no longer', async () => {
    await server.deps.db
      .update(sessions)
      .set({ code_at: new Date(server.clock.now().getTime() + minutes(60)) })
      .where(eq(sessions.subject_id, 1))
    expect((await terms()).body).toMatchObject({ code: 'code_needed' })
  })

  it('is never asked of somebody whose role does not open the page', async () => {
    const agent = (await server.signInAdmin(3)).browser
    expect((await agent.post('/api/update-partner-revenue-data/1', TERMS)).status).toBe(403)
  })

  it('takes a second factor in live mode, and none in the demonstration', async () => {
    await server.deps.db.delete(staffFactors)
    expect((await terms()).status).toBe(200)
    const mode = server.deps.env.mode
    Object.assign(server.deps.env, { mode: 'live' })
    try {
      expect(await terms()).toMatchObject({ status: 409, body: { code: 'factor_needed' } })
    } finally {
      Object.assign(server.deps.env, { mode })
    }
  })
})
