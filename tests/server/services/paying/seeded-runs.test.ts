import { expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { seedPaymentRuns } from '#server/seed/demo/seed-payment-runs.ts'
import { hashOf, readRun } from '#server/services/paying/public/frozen-run.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import { deskOf, runOf } from './run-book.ts'

it('a demonstration has a run that came back, one that paid it anew, and one that waits for its check', async () => {
  const server = await makeTestServer()
  // In the first days of a month nothing of the last one may be approved yet.
  server.clock.set(new Date('2026-11-20T06:00:00Z'))
  await seedLeads(server.deps, 60, 'cl')
  await seedPaymentRuns(server.deps, 1)
  const { browser } = await server.signInAdmin(1)
  const { runs, candidates } = await deskOf(browser)
  expect(runs.map(({ state }) => state)).toEqual(['made', 'done', 'done'])
  expect(candidates).toEqual([])
  for (const { sums } of runs) expect(sums.paid + sums.returned + sums.open).toBe(sums.sent)
  const [waiting, paid, back] = await Promise.all(runs.map(({ run_id }) => runOf(browser, run_id)))
  expect(back?.lines).toMatchObject([{ state: 'returned', utr: null }])
  expect(paid?.lines).toMatchObject([{ state: 'paid', amount: back?.sums.sent }])
  expect(paid?.lines[0]?.parts[0]?.net).toBe(paid?.sums.sent)
  const { lines } = await readRun(server.deps, waiting?.run_id ?? 0)
  expect(await hashOf(server.deps, lines)).toBe(waiting?.hash)
  const partner = (await server.signInPartner('a')).browser
  const statements = await partner.call('listPayoutStatements')
  expect(statements.flatMap(({ payments }) => payments.map(({ run_id }) => run_id))).toContain(paid?.run_id)
  await server.close()
})
