import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRows } from '#src/contract/entities/imports/studio.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { createCustomer } from '#server/db/repositories/profile/customers.ts'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { applicationEvents, applications } from '#server/db/schema.ts'
import { waitingWords } from '#server/db/schema-lending.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { rehearseBatch } from '#server/services/imports/rehearse-batch.ts'
import { stageFile } from '#server/services/imports/stage-file.ts'
import { startCommit } from '#server/services/imports/start-commit.ts'
import { findStatusHeads } from '#server/services/imports/shared/status-heads.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const DAY = 86_400_000
const csv = (...lines: string[]): string =>
  ['application_id,status,disbursed_amount,disbursal_date', ...lines].join('\n')

describe.each(engines())('rows whose words are explained later, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    server.deps.limits.profile = 'relaxed'
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const applied = async (number: number, lender_id = 1): Promise<void> => {
    const { db, vault, clock } = server.deps
    const made = new Date(clock.now().getTime() - 7 * DAY)
    const contact = { channel: 'mobile' as const, destination: `98765${10_000 + number}`, partner: 'cl' }
    const { user_id } = await createCustomer(db, vault, { ...contact, language: 'en', now: made })
    const app_id = `app_${number}`
    await db.insert(applications).values({
      ...{ app_id, reference: `CL-${number}`, user_id, status: 'in_review', lender_id, partner: 'cl' },
      ...{ product_type: 'Personal Loans', origin_app_id: app_id, lender_reference: `LN-${number}` },
      ...{ amount: toPaise(300_000), created_at: made, updated_at: made },
    })
    await db.insert(applicationEvents).values({ app_id, status: 'in_review', source: 'lender', at: made })
  }
  /** The file as somebody sends it who waits for the answer. */
  const load = async (text: string): Promise<StatusFileAnswer> => {
    const raw = new FormData()
    raw.append('image_name', new Blob([text]), 'statuses.csv')
    return bodyOf(await admin.post('/api/upload-application-status-file', undefined, { raw }))
  }
  /** The same, rehearsed first and written by the queue. */
  const commit = async (text: string): Promise<number> => {
    const whose = { profile: 'application_status' as const, lender_id: null, admin_id: 1 }
    const file = { name: 'x.csv', bytes: new TextEncoder().encode(text) }
    const { batch } = await stageFile(server.deps, whose, file, findStatusHeads)
    await rehearseBatch(server.deps, batch)
    const whole = { mode: 'valid_rows' as const, admin_id: 1, version: null, attended: false }
    await startCommit(server.deps, batch.batch_id, whole)
    await runDueJobs(server.deps)
    return batch.batch_id
  }
  const explain = async (lender: number, ...known: [word: string, means: string][]) => {
    const any = { product: null, sub_status: null, reason: null, refusal: null }
    const { version } = bodyOf<{ version: number }>(await admin.get(`/api/lenders/${lender}/status-words`))
    const rows = known.map(([status, means]) => ({ ...any, status, means }))
    return bodyOf<{ replayed: number }>(await admin.post(`/api/lenders/${lender}/status-words`, { version, rows }))
  }
  const stateOf = async (number: number) => {
    const found = eq(applications.reference, `CL-${number}`)
    return (await server.deps.db.select().from(applications).where(found))[0]?.status
  }
  const look = async (batchId: number) => {
    const batch = bodyOf<BatchDetail>(await admin.get(`/api/import-batches/${batchId}`))
    const { rows } = bodyOf<BatchRows>(await admin.get(`/api/import-batches/${batchId}/rows?show=all`))
    return {
      counts: Object.fromEntries(batch.counts.map(({ verdict, count }) => [verdict, count])),
      kept: (await findImportBatch(server.deps.db, batchId))?.counts,
      wrong: batch.wrong_count,
      groups: batch.groups.length,
      rows: rows.map(({ verdict, outcome, problems }) => [verdict, outcome, ...problems.map(({ code }) => code)]),
    }
  }

  it.each(['sent at once', 'rehearsed'])(
    'a file with our own heads, %s, puts words aside for the lender of each application',
    async (how) => {
      await applied(1)
      await applied(2, 2)
      await applied(3)
      const text = csv('CL-1,Soft hold,,', 'CL-2,Soft hold,,', 'CL-9,Soft hold,,')
      const answer = how === 'rehearsed' ? null : await load(text)
      const batchId = answer?.batch_id ?? (await commit(text))
      // As the specification says of words that nobody knows.
      if (answer) expect(answer).toMatchObject({ rowsUpdated: 0, errorsFound: 3, rowsRefused: 3 })
      if (answer) expect(answer.errors[0]).toMatchObject({ row: 2, message: 'This status is not known' })
      const waiting = await server.deps.db.select().from(waitingWords).orderBy(waitingWords.word_id)
      expect(waiting).toMatchObject([
        { app_id: 'app_1', lender_id: 1, status: 'Soft hold', source: 'file', batch_id: batchId },
        { app_id: 'app_2', lender_id: 2, status: 'Soft hold' },
      ])
      expect(await explain(1, ['Soft hold', 'approved'])).toMatchObject({ replayed: 1 })
      expect([await stateOf(1), await stateOf(2)]).toEqual(['approved', 'in_review'])
    },
  )

  it('a file that comes again puts no word aside twice', async () => {
    await applied(1)
    const text = csv('CL-1,Soft hold,,')
    await load(text)
    await load(text)
    expect(await server.deps.db.select().from(waitingWords)).toHaveLength(1)
  })

  it('the row and the figures of its file say what became of it, and so they do after an undo', async () => {
    await applied(1)
    await applied(2)
    await applied(3)
    const batchId = await commit(csv('CL-1,Approved,,', 'CL-2,Soft hold,,', 'CL-3,Hard hold,,'))
    expect((await look(batchId)).rows[1]).toEqual(['unmapped', null, 'word_unknown'])
    await explain(1, ['Soft hold', 'approved'])
    const after = await look(batchId)
    expect(after.rows).toEqual([
      ['update', 'committed'],
      ['unchanged', null],
      ['unmapped', null, 'word_unknown'],
    ])
    expect(after).toMatchObject({ wrong: 1, groups: 1, counts: { unmapped: 1 }, kept: { unmapped: 1 } })
    bodyOf(await admin.post(`/api/import-batches/${batchId}/undo`))
    await runDueJobs(server.deps)
    expect([await stateOf(1), await stateOf(2)]).toEqual(['in_review', 'approved'])
    expect((await look(batchId)).rows.slice(0, 2)).toEqual([
      ['update', 'undone'],
      ['unchanged', 'left'],
    ])
  })

  it('a report that came too late, and one whose figures cannot be, say so in their rows', async () => {
    await applied(1)
    await applied(2)
    const batchId = await commit(csv('CL-1,Soft hold,,', 'CL-2,Money sent,250000,30/12/2026'))
    await load(csv('CL-1,Rejected,,'))
    await explain(1, ['Soft hold', 'approved'], ['Money sent', 'disbursed'])
    expect([await stateOf(1), await stateOf(2)]).toEqual(['rejected', 'in_review'])
    expect(await look(batchId)).toMatchObject({
      wrong: 2,
      rows: [
        ['stale', null, 'older_news'],
        ['invalid', null, 'refused'],
      ],
    })
  })
})
