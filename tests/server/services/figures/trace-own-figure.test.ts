import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import type { OwnFigureTrace } from '#src/contract/entities/figures/funnel-report.ts'
import { OWN_CUTS, OWN_FIGURE_KEYS, ownCutsOf } from '#src/contract/entities/figures/own-traces.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const DAYS = { preset: 'custom_range', from: '2026-05-01', to: addDays(istDay(NOW), -1) } as const

const exact = ({ now, before, difference }: Record<'now' | 'before' | 'difference', number>) =>
  [now, before, difference].map((value) => toPaise(value) as number)
const together = ({ rows, others }: OwnFigureTrace) =>
  [...rows, ...(others ? [others] : [])]
    .map(exact)
    .reduce((sum, each) => sum.map((n, at) => n + (each[at] ?? 0)), [0, 0, 0])

describe.each(bothEngines())("the change of a partner's own figure, told apart, on %s", (engine) => {
  let server: TestServer
  let a: Browser
  let b: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    server.clock.set(NOW)
    await seedLeads(server.deps, 120, 'cl')
    a = (await server.signInPartner('a')).browser
    b = (await server.signInPartner('b')).browser
  })
  afterAll(() => server.close())

  const trace = (query: QueryTo<'traceOwnFigure'>) => a.call('traceOwnFigure', { query: { ...DAYS, ...query } })

  it('every figure, by whatever it is told apart, is the one of the home page; one line narrowed is that line', async () => {
    const home = await a.call('getPartnerHome', { query: DAYS })
    for (const figure of OWN_FIGURE_KEYS) {
      expect([figure, home.now[figure] > 0]).toEqual([figure, true])
      for (const by of ownCutsOf(figure)) {
        const told = await trace({ figure, by })
        const [now, before] = [home.now[figure], home.before[figure]].map((value) => toPaise(value) as number)
        expect([figure, by, ...exact(told.total)]).toEqual([figure, by, now, before, (now ?? 0) - (before ?? 0)])
        expect([figure, by, ...together(told)]).toEqual([figure, by, ...exact(told.total)])
        const [first] = told.rows
        if (by === 'day' || !first) continue
        const narrowed = await trace({ figure, by: 'day', [by]: first.value })
        expect([figure, by, ...exact(narrowed.total)]).toEqual([figure, by, ...exact(first)])
        expect(narrowed.narrowed).toEqual([{ dimension: by, value: first.value, label: first.label }])
      }
    }
  })

  it('names lenders, and links by what they were named for', async () => {
    const { rows: lenders } = await trace({ figure: 'applications', by: 'lender' })
    for (const { label } of lenders.filter(({ value }) => value !== '-')) expect(label).toMatch(/[a-z]/i)
    const links = await a.call('listTrackingLinks')
    const names = new Set(links.map(({ label }) => label))
    const { rows } = await trace({ figure: 'leads', by: 'link' })
    const named = rows.filter(({ value }) => value !== '-')
    expect(named.length).toBeGreaterThan(0)
    for (const { value, label } of named) expect([value, names.has(label)]).toEqual([`.${label}`, true])
  })

  it("another partner's figures cannot be had: they are the caller's own, and no query names a partner", async () => {
    for (const figure of OWN_FIGURE_KEYS) {
      const { total, rows } = await b.call('traceOwnFigure', { query: { ...DAYS, figure, by: 'channel' } })
      expect([figure, total, rows]).toEqual([figure, { now: 0, before: 0, difference: 0 }, []])
    }
    const named = { figure: 'leads', by: 'day', partner: 'cl' } as QueryTo<'traceOwnFigure'>
    expect(await b.status('traceOwnFigure', { query: named })).toBe(422)
    expect(await a.status('traceOwnFigure', { query: named })).toBe(422)
    expect(await a.status('traceFigure', { query: { figure: 'app_submitted', by: 'partner' } })).toBe(401)
  })

  it('what a figure has not got is refused, and told by its name', async () => {
    for (const figure of OWN_FIGURE_KEYS)
      for (const by of OWN_CUTS) {
        const status = await a.status('traceOwnFigure', { query: { figure, by } })
        expect([figure, by, status]).toEqual([figure, by, ownCutsOf(figure).includes(by) ? 200 : 422])
      }
    const answer = await a.answer('traceOwnFigure', { query: { figure: 'leads', by: 'day', lender: '1' } })
    expect(answer).toMatchObject({ status: 422, body: { errors: { lender: expect.any(String) as unknown } } })
    const link = await a.answer('traceOwnFigure', { query: { figure: 'leads', by: 'day', link: 'Shop' } })
    expect(link).toMatchObject({ status: 422, body: { errors: { link: expect.any(String) as unknown } } })
  })

  it('takes the right that the figure takes', async () => {
    const statusOf = (figure: (typeof OWN_FIGURE_KEYS)[number]) =>
      a.status('traceOwnFigure', { query: { figure, by: 'day' } })
    const all = async () => Promise.all(OWN_FIGURE_KEYS.map(statusOf))
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 0, rights: ['leads'] })
    expect(await all()).toEqual([200, 200, 200, 403, 403])
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 0, rights: ['earnings'] })
    expect(await all()).toEqual([403, 403, 403, 200, 200])
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 1, rights: [] })
  })
})
