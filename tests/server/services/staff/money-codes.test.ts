import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt, stepOf } from '#server/services/identity/shared/totp.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { changeAdmins, removeStaffFactors, removeStaffRecoveryCodes } from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const rows = Object.entries(ENDPOINTS as Record<string, EndpointRow>)
const ASKING = rows.filter(([, { area, secondFactor = 'no' }]) => area === 'admin' && secondFactor !== 'no')
/** What the names of entries about money begin with. */
const ABOUT_MONEY =
  /^(payout|payment-run|lender-revenue|lender-bill|approval)\.|^partner\.(revenue|terms-call-off|tax-certificate|tax-certificate-end)$/
/** Only shown, and nothing is kept; and the check of a run, which takes a code of its own. */
const WITHOUT = ['lender-revenue.preview', 'lender-bill.export', 'payment-run.check']

it('every act about money asks for a code', () => {
  const asking = rows.filter(([, row]) => row.secondFactor === 'money').map(([, { audit = '' }]) => audit)
  const about = rows
    .filter(([, { area, audit = '' }]) => area === 'admin' && ABOUT_MONEY.test(audit) && !WITHOUT.includes(audit))
    .map(([, { audit = '' }]) => audit)
  expect(asking.sort()).toEqual(
    [...about, 'partner.evidence', 'reconciliation.close', 'reconciliation.close-many'].sort(),
  )
})

describe.each(engines())('a code for acts about money on %s', (engine) => {
  let server: TestServer
  let browser: Browser
  let secret = ''
  let recovery: string[] = []
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
      await browser.call('reverifyAdmin')
    }
  }
  const code = () => codeAt(secret, stepOf(server.clock.now()))
  beforeEach(async () => {
    await server.reset()
    for (const remove of [removeStaffRecoveryCodes, removeStaffFactors]) await remove(server)
    await changeAdmins(server, { admin_id: 1 }, { state: 'active' })
    browser = (await server.signInAdmin(1)).browser
    const begun = await browser.call('beginFactor', { body: { password: 'Demo@12345' } })
    secret = begun.secret
    recovery = (await browser.call('confirmFactor', { body: { code: code() } })).recovery_codes
  })

  const call = ({ method, path, upload }: EndpointRow) => {
    const at = path.replaceAll(/\{\w+\}/g, '999999')
    return method === 'GET' ? browser.get(at) : browser.post(at, upload ? undefined : {})
  }
  const asked = async () => {
    const all = []
    for (const [key, row] of ASKING) {
      const { body } = await call(row)
      if ((body as { code?: string }).code === 'code_needed') all.push(key)
    }
    return all
  }
  const TERMS = { revenue_percent: 41, revenue_flat_fee: 0 }
  const terms = () => browser.answer('updatePartnerRevenue', { params: { id: 1 }, body: TERMS })
  const give = (typed: string) => browser.answer('confirmCode', { body: { code: typed } })

  it('is asked by every one of them, ten minutes after the last', async () => {
    expect(await asked()).toEqual([])
    await workOn(10)
    expect(await asked()).toEqual(ASKING.map(([key]) => key))
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
    other.token = (await other.call('adminLogin', { body: login })).token
    // The code of the sign-in holds there, and is of no use to the one before.
    await other.call('updatePartnerRevenue', { params: { id: 1 }, body: TERMS })
    await workOn(9)
    expect((await terms()).status).toBe(409)
    expect((await give(login.code)).status).toBe(422)
  })

  it('is asked before the app is replaced by another, and a recovery code with any spaces counts', async () => {
    const begin = () => browser.answer('beginFactor', { body: { password: 'Demo@12345' } })
    await workOn(10)
    expect((await begin()).body).toMatchObject({ code: 'code_needed' })
    const typed = `${recovery[0]?.replace('-', ' - ') ?? ''} `
    expect((await give(typed)).status).toBe(200)
    const { secret: other } = await browser.call('beginFactor', { body: { password: 'Demo@12345' } })
    await browser.call('confirmFactor', { body: { code: codeAt(other, stepOf(server.clock.now())) } })
    expect(server.deps.outbox?.list('admin@demo.test')[0]?.text).toMatch(/another app makes the codes/)
  })

  it('given by a clock that was put right since holds no longer', async () => {
    await changeSessions(server, { subject_id: 1 }, { code_at: new Date(server.clock.now().getTime() + minutes(60)) })
    expect((await terms()).body).toMatchObject({ code: 'code_needed' })
  })

  it('is never asked of somebody whose role does not open the page', async () => {
    const agent = (await server.signInAdmin(3)).browser
    expect(await agent.status('updatePartnerRevenue', { params: { id: 1 }, body: TERMS })).toBe(403)
  })

  it('takes a second factor in live mode, and none in the demonstration', async () => {
    await removeStaffFactors(server)
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
