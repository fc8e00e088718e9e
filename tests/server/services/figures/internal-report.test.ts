import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markDays } from '#server/db/repositories/figures/rollups.ts'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { createLenderCalls } from '#server/db/repositories/reports/lender-calls.ts'
import {
  createMessageReceipt,
  noteCodeEntered,
  settleMessageReceipt,
} from '#server/db/repositories/reports/message-receipts.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { makeSums } from '#server/services/figures/make-sums.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { INTERNAL_REPORT_KEYS, INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { days, seconds } from '#src/contract/rules/time.ts'
import { removeLenderCalls } from '#tests/builders/application.ts'
import { makeAnswer, makeTicket, removeHelpRequests } from '#tests/builders/help-request.ts'
import { storedRollupMarks } from '#tests/builders/log.ts'
import type { Browser, QueryTo, AnswerTo } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let analyst: Browser
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  await seedLeads(server.deps, 200, 'cl')
  await seedTickets()
  analyst = (await server.signInAdmin(2)).browser
  await server.database.keep()
})
beforeEach(async () => {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())

const yesterday = () => addDays(istDay(server.clock.now()), -1)
const daysTo = (from: string, to = yesterday()) => ({ preset: 'custom_range', from, to }) as const
type Days = ReturnType<typeof daysTo>
const YEAR = () => daysTo(addDays(yesterday(), -364))
const at = (time: string, day = yesterday()) => istInstant(day, time)
const later = (from: Date, count: number) => new Date(from.getTime() + seconds(count))

async function seedTickets() {
  const due = [
    ['CLT-900001', 4, -60],
    ['CLT-900002', 2, 60],
    ['CLT-900003', null, null],
  ] as const
  for (const [ticket, rating, answered] of due) {
    const due_at = at('12:00')
    await makeTicket(server, { ticket, due_at, rating, created_at: later(due_at, -86_400) })
    if (answered !== null) await makeAnswer(server, ticket, later(due_at, answered))
  }
}

const report = (query: QueryTo<'getInternalReport'>) => analyst.call('getInternalReport', { query })
const rows = (query: QueryTo<'listInternalRows'>) =>
  analyst.call('listInternalRows', { query: { size: 100, ...query } })
const figure = (figures: InternalReportView['now'], key: string) => figures.find((each) => each.key === key)?.value

describe('days that a report does not add up', () => {
  const TEN_YEARS = () => daysTo(addDays(yesterday(), -3_650))
  const REPORTS: ((browser: Browser, days: Days) => Promise<AnswerTo<EndpointKey>>)[] = [
    (browser, query) => browser.answer('getProductsReport', { query }),
    (browser, query) => browser.answer('getJourneyReport', { query }),
    (browser, days) => browser.answer('getInternalReport', { query: { ...days, report: 'otp' } }),
    (browser, days) => browser.answer('listFigureRows', { query: { ...days, count: 'app_submitted' } }),
    (browser, days) => browser.answer('listInternalRows', { query: { ...days, report: 'lenders', show: 'failed' } }),
    (browser, query) => browser.answer('exportProductsReport', { query }),
    (browser, query) => browser.answer('exportJourneyReport', { query }),
    (browser, days) => browser.answer('exportFigureRows', { query: { ...days, count: 'app_submitted' } }),
    (browser, days) => browser.answer('exportInternalReport', { query: { ...days, report: 'otp' } }),
    (browser, days) => browser.answer('exportInternalRows', { query: { ...days, report: 'otp', show: 'failed' } }),
  ]

  it('ten years are refused, with what can be asked for', async () => {
    const { browser } = await server.signInAdmin(1)
    const errors = { to: 'Choose at most one year, with the first day first' }
    for (const [at, ask] of REPORTS.entries())
      expect([at, await ask(browser, TEN_YEARS())]).toMatchObject([at, { status: 422, body: { errors } }])
  })

  it('a reader without the right gets no figure, whatever days are asked for', async () => {
    const { browser } = await server.signInAdmin(3)
    for (const [at, ask] of REPORTS.entries())
      expect([at, await ask(browser, YEAR())]).toMatchObject([at, { status: 403, body: { code: 'forbidden' } }])
  })
})

describe('very many calls', () => {
  const DAY = () => addDays(yesterday(), -300)
  const ONE = () => ({ report: 'lenders', ...daysTo(DAY(), DAY()) }) as const

  it('are counted exactly, and their times told to a few percent and marked', async () => {
    const noon = at('12:00', DAY()).toISOString()
    await server.deps.db.execute(sql`
      insert into lender_calls (lender_id, app_id, operation, outcome, ms, at)
      select 1 + n % 2, 'many' || n, 'submit', case when n % 10 = 0 then 'timeout' when n % 10 = 1 then 'unreachable' else 'ok' end,
        case when n % 10 = 0 then 9000 else 40 + n * 7919 % 3000 end, ${noon}::timestamptz
      from generate_series(1, 20000) n`)
    await markDays(server.deps.db, 'call', [new Date(noon)])
    const exact = await report(ONE())
    expect([figure(exact.now, 'near'), figure(exact.now, 'calls')]).toEqual([undefined, 20_000])
    await server.deps.db.execute(sql`
      insert into lender_calls (lender_id, app_id, operation, outcome, ms, at)
      select lender_id, app_id || 'b', operation, outcome, ms, at from lender_calls where at = ${noon}::timestamptz`)
    const near = await report(ONE())
    expect([figure(near.now, 'near'), figure(near.now, 'calls'), figure(near.now, 'failed')]).toEqual([
      1, 40_000, 8_000,
    ])
    for (const [figures, others] of [
      [near.now, exact.now],
      ...near.groups.map((group, place) => [group.figures, exact.groups[place]?.figures ?? []] as const),
    ] as const)
      for (const key of ['p50', 'p95'] as const) {
        const [told, whole] = [figure(figures, key), figure(others, key)]
        if (typeof whole === 'number') expect(Math.abs((told ?? 0) - whole) / whole).toBeLessThan(0.04)
      }
    // The time that was given stands as it is: it is said to be that or more.
    expect(figure(near.now, 'p95')).toBe(9_000)
    await removeLenderCalls(server, { at: new Date(noon) })
    await markDays(server.deps.db, 'call', [new Date(noon)])
  })
})

describe('a number and the rows behind it', () => {
  it.each(INTERNAL_REPORT_KEYS)('are as many: %s, in all and in every group', async (name) => {
    const view = await report({ report: name, ...YEAR() })
    const counts: readonly string[] = INTERNAL_REPORTS[name].counts
    for (const show of counts)
      expect([show, (await rows({ report: name, show, ...YEAR() })).total]).toEqual([show, figure(view.now, show)])
    expect(view.groups.length).toBeGreaterThan(0)
    for (const { group, key, figures } of view.groups)
      for (const { key: show, value } of figures.filter((each) => counts.includes(each.key))) {
        const own = { report: name, show, group, key, ...YEAR() }
        expect([group, key, show, (await rows(own)).total]).toEqual([group, key, show, value])
      }
  })

  it('come to the same rupees', async () => {
    const view = await report({ report: 'liability' })
    const owed = (await rows({ report: 'liability', show: 'lines' })).rows
    const sum = Math.round(owed.reduce((total, { net }) => total + (net ?? 0) * 100, 0)) / 100
    expect(owed.length).toBeGreaterThan(0)
    expect(sum).toBe(figure(view.now, 'owed'))
    const parts = view.groups.flatMap(({ figures }) => figures.filter(({ key }) => key === 'owed'))
    expect(Math.round(parts.reduce((total, { value }) => total + (value ?? 0) * 100, 0)) / 100).toBe(sum)
  })

  it('are in the file, too, and the file is in the log', async () => {
    const asked = { report: 'lenders', show: 'failed', ...YEAR() } as const
    const file = await analyst.call('exportInternalRows', { query: asked })
    const lines = file.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + (await rows(asked)).total)
    // In the words of the screen, heads and cells.
    expect(lines[0]?.replace('\uFEFF', '')).toBe('When (IST),Application,Lender,Operation,Result,Time')
    expect(lines.slice(1).join('\n')).not.toMatch(/,[a-z_]+,/)
  })
})

describe('sums of codes and calls', () => {
  const clean = async () => {
    for (const today = istDay(server.clock.now()); ;) {
      await makeSums(server.deps)
      if ((await storedRollupMarks(server)).every(({ day }) => day >= today)) return
    }
  }
  const told = async (name: 'otp' | 'lenders', which: Days | { preset: 'yesterday' } = { preset: 'yesterday' }) => {
    const { now, before, days, groups } = await report({ report: name, ...which })
    return { now, before, days, groups }
  }

  it('are what the rows came to before they were made', async () => {
    const before = [await told('otp', YEAR()), await told('lenders', YEAR())]
    await clean()
    expect([await told('otp', YEAR()), await told('lenders', YEAR())]).toEqual(before)
  })

  it('are not behind a receipt, an entered code, a later call, or rows whose time is over', async () => {
    const { db } = server.deps
    const now = async () => {
      const [otp, lenders] = [await told('otp'), await told('lenders')]
      return [
        ...(['submitted', 'failed', 'not_entered'] as const).map((key) => figure(otp.now, key)),
        ...(['calls', 'failed', 'applications'] as const).map((key) => figure(lenders.now, key)),
      ].map(Number)
    }
    const call = { lender_id: 35, app_id: 'app_late', operation: 'nudge', ms: 100 } as const
    let seen = await now()
    const changed = async (by: number[]) => {
      const next = await now()
      expect(next.map((each, place) => each - (seen[place] ?? 0))).toEqual(by)
      await clean()
      expect(await now()).toEqual(next)
      seen = next
    }
    await createMessageReceipt(db, {
      message_id: 'sms_marks',
      template: 'otp',
      otp_id: 'otp_marks',
      state: 'sent',
      sent_at: at('11:00'),
    })
    await changed([1, 1, 0, 0, 0, 0])
    const settled_at = later(at('11:00'), 9)
    await settleMessageReceipt(db, 'sms_marks', { operator: 'Odd', state: 'delivered', reason: null, settled_at })
    await changed([0, -1, 1, 0, 0, 0])
    await noteCodeEntered(db, 'otp_marks', later(at('11:00'), 30))
    await changed([0, 0, -1, 0, 0, 0])
    await createLenderCalls(db, [{ ...call, outcome: 'timeout', at: at('11:00', addDays(yesterday(), -2)) }])
    const failing = async () => {
      const three = daysTo(addDays(yesterday(), -2))
      return Number(figure((await told('lenders', three)).now, 'applications'))
    }
    const stuck = await failing()
    await clean()
    expect(await failing()).toBe(stuck)
    // A call of a later day takes it from those that are stuck, though the day of the first has been added up.
    await createLenderCalls(db, [{ ...call, outcome: 'ok', at: at('11:00') }])
    expect(await failing()).toBe(stuck - 1)
    await changed([0, 0, 0, 1, 0, 0])
    expect(await failing()).toBe(stuck - 1)
    const year = YEAR()
    expect((await told('otp', year)).now[0]?.value).toBeGreaterThan(0)
    const over = new Date(server.clock.now().getTime() + days(370))
    for (const kind of ['message_receipts', 'lender_calls'] as const) await SWEEPS[kind](db, over, 100_000)
    expect([await told('otp', year), await told('lenders', year)].map(({ now }) => now[0]?.value ?? 0)).toEqual([0, 0])
  })
})

describe('a code', () => {
  const sent = async (id: string, row: Partial<Parameters<typeof createMessageReceipt>[1]>) =>
    createMessageReceipt(server.deps.db, {
      message_id: `sms_${id}`,
      template: 'otp',
      operator: 'Odd network',
      state: 'delivered',
      sent_at: at('10:00'),
      ...row,
    })
  const own = async () => {
    const view = await report({ report: 'otp', preset: 'yesterday' })
    return Object.fromEntries(
      (view.groups.find(({ key }) => key === 'Odd network')?.figures ?? []).map(({ key, value }) => [key, value]),
    )
  }

  it('fails when it is reported so, when its receipt is late, and when there is none', async () => {
    await sent('ok', { settled_at: later(at('10:00'), 120), entered_at: later(at('10:00'), 200) })
    await sent('unused', { settled_at: later(at('10:00'), 5) })
    await sent('late', { settled_at: later(at('10:00'), 121) })
    await sent('silent', { state: 'sent' })
    await sent('failed', { state: 'failed', reason: 'DND', settled_at: later(at('10:00'), 3) })
    await sent('other', { template: 'status', state: 'failed' })
    expect(await own()).toEqual({ submitted: 5, failed: 3, not_entered: 1 })
  })

  it('belongs to the day of India on which it was sent', async () => {
    const before = await own()
    await sent('last', { sent_at: at('23:59:59'), settled_at: at('23:59:59') })
    await sent('today', { sent_at: at('00:00', addDays(yesterday(), 1)), settled_at: later(at('23:59'), 61) })
    await sent('before', { sent_at: later(at('00:00'), -1), settled_at: at('00:00') })
    expect((await own())['submitted']).toBe((before['submitted'] ?? 0) + 1)
  })
})

describe('a lender', () => {
  const tries = async (app_id: string, ...outcomes: Parameters<typeof createLenderCalls>[1][number]['outcome'][]) =>
    createLenderCalls(
      server.deps.db,
      outcomes.map((outcome, nth) => ({
        lender_id: 35,
        app_id,
        operation: 'nudge' as const,
        outcome,
        ms: outcome === 'timeout' ? 4_000 : 100 * (nth + 1),
        at: later(at('15:00'), nth),
      })),
    )

  it('loses an application whose last try failed, and is as slow as the slowest that it is given', async () => {
    await tries('app_a', 'timeout', '5xx', 'ok')
    await tries('app_b', 'ok', 'unreachable')
    await tries('app_c', '4xx', 'bad_answer')
    const view = await report({ report: 'lenders', preset: 'yesterday' })
    const own = view.groups.find(({ group, key }) => group === 'lender' && key === '35')?.figures ?? []
    expect(Object.fromEntries(own.map(({ key, value }) => [key, value]))).toEqual({
      calls: 7,
      failed: 5,
      applications: 2,
      p50: 200,
      p95: 4_000,
      limit: 4_000,
    })
    const stuck = await rows({ report: 'lenders', show: 'applications', group: 'lender', key: 35, preset: 'yesterday' })
    expect(stuck.rows.map(({ result }) => result).toSorted()).toEqual(['bad_answer', 'unreachable'])
  })
})

it('a request for help is in time with an answer at its due second, and without one it is not', async () => {
  const view = await report({ report: 'tickets', preset: 'yesterday' })
  expect(view.now).toEqual([
    { key: 'due', value: 3 },
    { key: 'in_time', value: 1 },
    { key: 'late', value: 1 },
    { key: 'unanswered', value: 1 },
    { key: 'rated', value: 2 },
    { key: 'helped', value: 1 },
    { key: 'not_helped', value: 1 },
  ])
  expect(view.days).toEqual([{ day: yesterday(), value: 3, marked: 2 }])
  const listed = (await rows({ report: 'tickets', show: 'due', preset: 'yesterday' })).rows
  expect(Object.fromEntries(listed.map(({ reference, result, ended_at }) => [reference, [result, ended_at]]))).toEqual({
    'CLT-900001': ['in_time', later(at('12:00'), -60).toISOString()],
    'CLT-900002': ['late', later(at('12:00'), 60).toISOString()],
    'CLT-900003': ['unanswered', null],
  })
})

it('how far answers helped is counted by the askers alone, and each number lists its tickets', async () => {
  const said = [
    ['CLT-900004', 5],
    ['CLT-900005', 3],
    ['CLT-900006', 1],
  ] as const
  for (const [ticket, rating] of said) await makeTicket(server, { ticket, due_at: at('13:00'), rating })
  try {
    const view = await report({ report: 'tickets', preset: 'yesterday' })
    const of = (key: string) => view.now.find((each) => each.key === key)?.value
    expect([of('due'), of('rated'), of('helped'), of('not_helped')]).toEqual([6, 5, 2, 2])
    const listed = async (show: string) =>
      (await rows({ report: 'tickets', show, preset: 'yesterday' })).rows.map(({ reason }) => reason).toSorted()
    expect(await listed('rated')).toEqual(['1', '2', '3', '4', '5'])
    expect(await listed('helped')).toEqual(['4', '5'])
    expect(await listed('not_helped')).toEqual(['1', '2'])
  } finally {
    await removeHelpRequests(server, { ticket: said.map(([ticket]) => ticket) })
  }
})

it('asks for days that have ended, for a figure that the report has, and for a group with its key', async () => {
  const today = addDays(yesterday(), 1)
  const wrong = [
    { report: 'otp', show: 'failed', ...daysTo(today, today) },
    { report: 'otp', show: 'calls' },
    { report: 'otp', show: 'failed', group: 'lender', key: 3 },
    { report: 'otp', show: 'failed', group: 'operator' },
  ] as const
  for (const query of wrong) expect(await analyst.status('listInternalRows', { query })).toBe(422)
  await analyst.call('getInternalReport', { query: { report: 'otp', preset: 'yesterday' } })
})
