import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { createStatusTable } from '#server/db/repositories/catalogue/status-tables.ts'
import { transaction } from '#server/db/transaction.ts'
import { seedStatusWords } from '#server/seed/status-words.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { replayMoreWords } from '#server/services/catalogue/replay-more-words.ts'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import {
  changeApplications,
  makeEvent,
  storedApplicationEvents,
  storedApplications,
} from '#tests/builders/application.ts'
import {
  addWaitingWords,
  removeStatusTables,
  storedDisbursals,
  storedStatusTables,
  storedWaitingWords,
} from '#tests/builders/loan.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook } from '../earnings/payout-book.ts'

const row = (cells: Partial<StatusRow>): StatusRow => ({
  product: null,
  status: null,
  sub_status: null,
  reason: null,
  means: null,
  refusal: null,
  ...cells,
})

describe.each(engines())("what a lender's words mean, on %s", (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server)
    admin = (await server.signInAdmin(1)).browser
  })

  let reports = 0
  const report = (app_id: string, lender_status: string, told: Partial<LenderReport> = {}) =>
    transaction(server.deps, async (deps) => {
      const found = await lockApplication(deps.db, app_id, null)
      if (!found) throw new Error('there is no such application')
      const said: LenderReport = {
        event_id: `w-${(reports += 1)}`,
        lender_reference: app_id,
        lender_status,
        sub_status: null,
        reason: null,
        note: null,
        tranche: null,
        sanctioned_amount: null,
        disbursed_amount: null,
        amount_basis: null,
        disbursed_on: null,
        utr: null,
        loan_account: null,
        rate: null,
        tenure_months: null,
      }
      return takeLenderReport(deps, found, { ...said, ...told })
    })
  const inReview = async () => {
    const app_id = await approvedLoan(server, 300_000)
    await changeApplications(server, { app_id }, { status: 'in_review' })
    return app_id
  }
  const words = () => admin.call('getStatusWords', { params: { lenderId: LENDER } })
  const save = async (rows: StatusRow[], version?: number) =>
    admin.answer('saveStatusWords', {
      params: { lenderId: LENDER },
      body: { rows, version: version ?? (await words()).version },
    })
  const statusOf = async (app_id: string) => (await storedApplications(server, { app_id }))[0]?.status

  it('that nobody has explained wait, move nothing, and are counted by what they say', async () => {
    const [one, two, three] = [await inReview(), await inReview(), await inReview()]
    expect(await report(one, 'Penny drop', { reason: 'OK', event_id: 'twice' })).toBe('waiting')
    expect(await report(one, 'Penny drop', { reason: 'OK', event_id: 'twice' })).toBe('known')
    await report(two, 'Penny drop', { reason: 'OK' })
    await report(three, 'On hold')
    expect(await statusOf(one)).toBe('in_review')
    expect((await words()).waiting).toEqual([
      expect.objectContaining({ status: 'Penny drop', reason: 'OK', product_type: 'Personal Loans', applications: 2 }),
      expect.objectContaining({ status: 'On hold', sub_status: null, applications: 1 }),
    ])
  })

  it('are taken as if they came now, once somebody has said what they mean, with all that stood beside them', async () => {
    const app_id = await approvedLoan(server, 300_000)
    await report(app_id, 'FUNDED', { disbursed_amount: 200_000, utr: 'UTR0000001' })
    expect(bodyOf(await save([row({ status: 'Funded', means: 'disbursed' })]))).toMatchObject({ replayed: 1 })
    expect(await statusOf(app_id)).toBe('disbursed')
    const [paid] = await storedDisbursals(server)
    expect(paid).toMatchObject({ amount: 20_000_000, utr: 'UTR0000001', source: 'sandbox' })
    expect((await words()).waiting).toEqual([])
    // Nothing is taken twice.
    expect(bodyOf(await save([row({ status: 'Funded', means: 'approved' })]))).toMatchObject({ replayed: 0 })
  })

  it('come in their order, and what the lender has said since has overtaken them', async () => {
    const [slow, overtaken] = [await inReview(), await inReview()]
    await report(slow, 'Papers')
    await report(slow, 'Papers in')
    await report(overtaken, 'Papers')
    await report(overtaken, 'SANCTIONED')
    await save([row({ status: 'papers', means: 'documents_needed' }), row({ status: 'papers in', means: 'in_review' })])
    expect(await statusOf(slow)).toBe('in_review')
    expect(await statusOf(overtaken)).toBe('approved')
    const timeline = await storedApplicationEvents(server, { app_id: slow })
    expect(timeline.map(({ status }) => status).slice(-2)).toEqual(['documents_needed', 'in_review'])
    const settled = await storedWaitingWords(server)
    expect(settled.map(({ outcome }) => outcome)).toEqual(['moved', 'moved', 'overtaken'])
  })

  it('stand before those for every lender, by product and by sub-status', async () => {
    const app_id = await inReview()
    await save([
      row({ product: 'Gold Loans', status: 'APPROVED', means: 'rejected' }),
      row({ status: 'APPROVED', sub_status: 'KYC', means: 'in_review' }),
    ])
    expect(await report(app_id, 'Approved', { sub_status: 'kyc' })).toBe('known')
    expect(await statusOf(app_id)).toBe('in_review')
    expect(await report(app_id, 'Approved', { sub_status: 'final' })).toBe('moved')
    expect(await statusOf(app_id)).toBe('approved')
  })

  it('are kept by version with who saved them, and nobody saves over what they have not seen', async () => {
    expect((await save([row({ status: 'A', means: 'received' })], 0)).status).toBe(200)
    const refused = await save([row({ status: 'B', means: 'received' })], 0)
    expect(refused.status).toBe(409)
    expect((refused.body as { errors: Record<string, string> }).errors).toMatchObject({ changed_by: 'Asha Rao' })
    expect((await save([])).status).toBe(200)
    const { rows, versions, common } = await words()
    expect(rows).toEqual([])
    expect(versions.map((each) => [each.saved_by, each.rows.length])).toEqual([
      ['Asha Rao', 0],
      ['Asha Rao', 1],
    ])
    expect(common.length).toBeGreaterThan(40)
  })

  it.each([
    [{ means: 'received' }, 'rows[0].status'],
    [{ status: 'A' }, 'rows[0].means'],
    [{ status: '', means: 'received' }, 'rows[0].status'],
    [{ status: 'A', means: 'draft' }, 'rows[0].means'],
    [{ status: 'A'.repeat(61), means: 'received' }, 'rows[0].status'],
  ])('%j is no line', async (cells, field) => {
    const refused = await save([row(cells as Partial<StatusRow>)], 0)
    expect(refused.status).toBe(422)
    expect(Object.keys((refused.body as { errors: object }).errors)).toContain(field)
  })

  it('that hold very many applications follow by themselves', async () => {
    const app_id = await inReview()
    await makeEvent(server, { app_id, status: 'in_review' })
    const held = { app_id, lender_id: LENDER, status: 'Filed', said: { note: 'x' }, source: 'webhook' } as const
    const after_event_id = 2 ** 30
    await addWaitingWords(
      server,
      Array.from({ length: 170 }, () => ({ ...held, after_event_id, at: server.clock.now() })),
    )
    expect(bodyOf(await save([row({ status: 'filed', means: 'nothing_new' })]))).toMatchObject({
      replayed: 50,
      going_on: true,
    })
    for (let turns = 0; turns < 2; turns += 1) {
      const queued = (await storedJobs(server, { kind: 'replay_words' })).at(-1)
      await replayMoreWords(server.deps, queued?.payload as never)
    }
    expect((await words()).waiting).toEqual([])
  })

  it('for every lender come with the product once, also into a database that has none', async () => {
    const { db } = server.deps
    const kept = await storedStatusTables(server)
    await seedStatusWords(db, server.clock.now())
    expect(await storedStatusTables(server)).toEqual(kept)
    await removeStatusTables(server)
    await seedStatusWords(db, server.clock.now())
    expect((await storedStatusTables(server)).map(({ rows }) => rows)).toEqual(kept.map(({ rows }) => rows))
    await createStatusTable(db, { lender_id: 2, rows: [], saved_by: null, saved_at: server.clock.now() })
    expect(await report(await approvedLoan(server, 1_000), 'DISBURSED')).toBe('moved')
  })
})
