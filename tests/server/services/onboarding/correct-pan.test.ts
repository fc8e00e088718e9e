import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { admins, auditLog } from '#server/db/schema.ts'
import { partnerEvidence, payoutLines } from '#server/db/schema-partner.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { approvedLoan, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import { secondAdmin } from '../paying/run-book.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const PAN = 'AAFFA4227K'
const MASKED = 'AAFF*****K'
const REASON = 'A digit was wrong'

describe.each(engines())('a PAN that is corrected on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server)
    await server.deps.db.delete(partnerEvidence)
    await server.deps.db.delete(admins).where(gt(admins.admin_id, 3))
    await payOut(server, await approvedLoan(server, 300_000, 1))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })
  const correct = (pan = PAN, reason = REASON) => admin.post('/api/partners/1/pan', { pan, reason })
  const check = (by: Browser) =>
    by.post('/api/partners/1/evidence/pan', { state: 'checked', what: MASKED, reason: 'Compared with the card' })

  it('waits again, is checked by somebody else where there is one, and leaves every tax line as it is', async () => {
    expect((await check(admin)).status).toBe(200)
    const lines = () => server.deps.db.select().from(payoutLines).orderBy(payoutLines.payout_id)
    const before = await lines()
    expect(before).toHaveLength(1)
    expect((await correct(PAN, 'no')).status).toBe(422)
    expect((await correct(MASKED)).status).toBe(422)
    const answer = await correct()
    expect([answer.status, (answer.body as EvidenceList).steps[0]]).toMatchObject([
      200,
      { step: 'pan', state: 'given', what: MASKED, reason: REASON },
    ])
    expect(await lines()).toEqual(before)
    expect((await correct()).status).toBe(409)

    const own = (await server.signInPartner('a')).browser
    const seen = (await own.get('/api/partner/evidence')).body as EvidenceList
    expect(seen.steps[0]).toMatchObject({ state: 'given', what: MASKED, reason: REASON })

    const second = await secondAdmin(server)
    expect((await check(admin)).status).toBe(409)
    expect((await check(second.browser)).status).toBe(200)
  })

  it('is checked by whoever corrected it where there is nobody else', async () => {
    expect((await correct('AAFFA4128K')).status).toBe(200)
    expect((await check(admin)).status).toBe(200)
  })

  it('stands masked in the log and in the mail, with the reason', async () => {
    expect((await correct('AAFFA4129K')).status).toBe(200)
    await runDueJobs(server.deps)
    const mail = server.deps.outbox?.list('partner@demo.test')[0]?.text ?? ''
    expect(mail).toContain(`now ${MASKED}. Why: ${REASON}`)
    const said = await server.deps.db.select().from(auditLog).where(eq(auditLog.action, 'partner.pan'))
    expect(said.at(-1)).toMatchObject({ object: 'partner:1', after: { pan: MASKED, reason: REASON } })
    const all = JSON.stringify([said, mail, await server.deps.db.select().from(partnerEvidence)])
    expect(all).not.toMatch(/AAFF[A-Z]\d{4}K/)
  })

  it('is refused without one on file', async () => {
    expect((await admin.post('/api/partners/999/pan', { pan: PAN, reason: REASON })).status).toBe(404)
  })
})
