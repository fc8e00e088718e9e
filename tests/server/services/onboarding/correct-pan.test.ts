import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { removePartnerEvidence, storedPartnerEvidence } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { changeAdmins, removeAddedAdmins } from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import { secondAdmin } from '../paying/run-book.ts'

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
    await removePartnerEvidence(server)
    await removeAddedAdmins(server)
    await payOut(server, await approvedLoan(server, 300_000, 1))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })
  const correct = (pan = PAN, reason = REASON) =>
    admin.answer('correctPartnerPan', { params: { id: 1 }, body: { pan, reason } })
  const check = (by: Browser) =>
    by.status('decidePartnerEvidence', {
      params: { id: 1, step: 'pan' },
      body: { state: 'checked', what: MASKED, reason: 'Compared with the card' },
    })

  it('waits again and is no PAN for the tax until somebody else, where there is one, has checked it', async () => {
    expect(await check(admin)).toBe(200)
    const lines = () => storedPayoutLines(server)
    const before = await lines()
    expect(before).toHaveLength(1)
    expect((await correct(PAN, 'no')).status).toBe(422)
    expect((await correct(MASKED)).status).toBe(422)
    const answer = await correct()
    expect([answer.status, (answer.body as EvidenceList).steps[0]]).toMatchObject([
      200,
      { step: 'pan', state: 'given', what: MASKED, reason: REASON },
    ])
    const taxes = async () => (await lines()).map(({ tds_percent, tds }) => [Number(tds_percent), tds / 100])
    expect(await taxes()).toEqual([[20, 500]])
    expect((await correct()).status).toBe(409)

    const own = (await server.signInPartner('a')).browser
    const seen = await own.call('getOwnEvidence')
    expect(seen.steps[0]).toMatchObject({ state: 'given', what: MASKED, reason: REASON })

    const second = await secondAdmin(server)
    expect(await check(admin)).toBe(409)
    expect(await check(second.browser)).toBe(200)
    expect(await lines()).toEqual(before)
  })

  it('is checked by whoever corrected it where there is nobody else', async () => {
    expect((await correct('AAFFA4128K')).status).toBe(200)
    expect(await check(admin)).toBe(200)
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list('admin@demo.test')[0]?.text).toContain("Check of a partner's PAN")
  })

  it('is not checked alone by suspending the only other one, nor by whoever was let in just now', async () => {
    const second = await secondAdmin(server)
    expect((await correct('AAFFA4128K')).status).toBe(200)
    const suspend = { params: { id: second.admin_id }, body: { state: 'suspended', reason: REASON } } as const
    await admin.call('updateStaff', suspend)
    expect(await check(admin)).toBe(409)
    await changeAdmins(server, { admin_id: second.admin_id }, { state: 'active' })
    expect(await check((await secondAdmin(server)).browser)).toBe(409)
  })

  it('stands masked in the log and in the mail, with the reason', async () => {
    expect((await correct('AAFFA4129K')).status).toBe(200)
    await runDueJobs(server.deps)
    const mail = server.deps.outbox?.list('partner@demo.test')[0]?.text ?? ''
    expect(mail).toContain(`now ${MASKED}. Why: ${REASON}`)
    const said = await storedAuditLog(server, { action: 'partner.pan' })
    expect(said.at(-1)).toMatchObject({ object: 'partner:1', after: { pan: MASKED, reason: REASON } })
    const all = JSON.stringify([said, mail, await storedPartnerEvidence(server)])
    expect(all).not.toMatch(/AAFF[A-Z]\d{4}K/)
  })

  it('is refused without one on file', async () => {
    expect(await admin.status('correctPartnerPan', { params: { id: 999 }, body: { pan: PAN, reason: REASON } })).toBe(
      404,
    )
  })
})
