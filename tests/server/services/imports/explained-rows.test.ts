import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { rehearseBatch } from '#server/services/imports/rehearse-batch.ts'
import { findStatusHeads } from '#server/services/imports/shared/kinds/status-heads.ts'
import { stageFile } from '#server/services/imports/stage-file.ts'
import { startCommit } from '#server/services/imports/start-commit.ts'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { makeSentApplication, storedApplications } from '#tests/builders/application.ts'
import { storedWaitingWords } from '#tests/builders/loan.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

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

  const applied = (number: number, lender_id = 1) => makeSentApplication(server, number, { lender_id })
  /** The file as somebody sends it who waits for the answer. */
  const load = async (text: string): Promise<StatusFileAnswer> => {
    const raw = new FormData()
    raw.append('image_name', new Blob([text]), 'statuses.csv')
    return await admin.call('uploadApplicationStatusFile', { raw })
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
  const explain = async (
    lender: number,
    ...known: [word: string, means: BodyTo<'saveStatusWords'>['rows'][number]['means']][]
  ) => {
    const any = { product: null, sub_status: null, reason: null, refusal: null }
    const { version } = await admin.call('getStatusWords', { params: { lenderId: lender } })
    const rows = known.map(([status, means]) => ({ ...any, status, means }))
    return await admin.call('saveStatusWords', { params: { lenderId: lender }, body: { version, rows } })
  }
  const stateOf = async (number: number) => {
    const [row] = await storedApplications(server, { reference: `CL-${number}` })
    return row?.status
  }
  const look = async (batchId: number) => {
    const batch = await admin.call('getImportBatch', { params: { id: batchId } })
    const { rows } = await admin.call('listImportRows', { params: { id: batchId }, query: { show: 'all' } })
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
      const waiting = await storedWaitingWords(server)
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
    expect(await storedWaitingWords(server)).toHaveLength(1)
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
    await admin.call('undoImportBatch', { params: { id: batchId } })
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
