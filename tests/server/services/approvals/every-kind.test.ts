import { gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admins } from '#server/db/schema.ts'
import { criteriaDrafts, lenderRevenues, slabVersions } from '#server/db/schema-catalogue.ts'
import { approvalRules, approvals, staffFactors } from '#server/db/schema-staff.ts'
import { partnerTerms, payoutDisputes, payoutLines } from '#server/db/schema-partner.ts'
import { APPROVAL_KINDS, type ApprovalKind, type Approvals } from '#src/contract/entities/approvals/approval.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { approvedLoan, LENDER, NO_BOUND, openPayoutBook, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const WHY = 'Agreed on the phone'
interface Versions {
  versions: { version_id: number | null; state: string }[]
}
const plannedOf = (versions: Versions['versions']) => versions.find(({ state }) => state === 'planned')?.version_id
/** What is no part of an act: that it is asked for, the log of it, and who is signed in. */
const APART = ['approvals', 'audit_log', 'sessions', 'cookie_store', 'rate_counters']

interface Kind {
  /** What has to be there first. */
  prepare?: (server: TestServer) => Promise<void>
  ask: (asker: Browser, server: TestServer) => Promise<{ status: number; body: unknown }>
  /** How often the act has happened. */
  times: (server: TestServer) => Promise<number>
}

/** Criteria that are published already. */
const published = async (server: TestServer) => {
  await server.deps.db.delete(criteriaDrafts)
  const { browser } = await server.signInAdmin(1)
  await browser.post('/api/criteria-drafts', { lender_id: LENDER, changes: { min_age: 28 } })
  const [draft] = await server.deps.db.select().from(criteriaDrafts)
  await browser.post(`/api/criteria-drafts/${draft?.draft_id}/publish`, {})
}
/** Criteria that will be published by themselves. */
const scheduled = async (server: TestServer) => {
  await server.deps.db.delete(criteriaDrafts)
  const { browser } = await server.signInAdmin(1)
  await browser.post('/api/criteria-drafts', { lender_id: LENDER, changes: { min_age: 29 } })
  const [draft] = await server.deps.db.select().from(criteriaDrafts)
  const publish_at = new Date(server.clock.now().getTime() + days(3)).toISOString()
  await browser.post(`/api/criteria-drafts/${draft?.draft_id}/schedule`, { publish_at })
}
const takeBack: Kind['ask'] = async (asker, { deps: { db } }) => {
  const [draft] = await db.select().from(criteriaDrafts)
  return asker.post(`/api/criteria-drafts/${draft?.draft_id}/roll-back`, { reason: WHY })
}
const takenBack: Kind['times'] = async ({ deps: { db } }) =>
  db.$count(criteriaDrafts, sql`${criteriaDrafts.status} = 'rolled_back'`)
const inAMonth = (server: TestServer) => istDay(new Date(server.clock.now().getTime() + days(40)))

/** The same kinds the other way round: what was agreed to or planned is taken back. */
const TAKEN_BACK: Record<string, Kind & { kind: ApprovalKind }> = {
  'published criteria rolled back': { kind: 'criteria', prepare: published, ask: takeBack, times: takenBack },
  'planned criteria called off': { kind: 'criteria', prepare: scheduled, ask: takeBack, times: takenBack },
  'planned terms called off': {
    kind: 'terms',
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      const planned = { revenue_percent: 55, revenue_flat_fee: 0, from_day: inAMonth(server) }
      await browser.post('/api/update-partner-revenue-data/1', planned)
    },
    ask: async (asker) => {
      const { versions } = (await asker.get('/api/partners/1/terms')).body as Versions
      return asker.post(`/api/partners/1/terms/${plannedOf(versions)}/call-off`, { reason: WHY })
    },
    times: async ({ deps: { db } }) => db.$count(partnerTerms, sql`${partnerTerms.called_off_at} is not null`),
  },
  'planned slabs called off': {
    kind: 'slabs',
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      await browser.post('/api/lender-revenue/create', {
        ...{ ...NO_BOUND, slab_disbursed_min: 900_000, slab_disbursed_max: 950_000, revenue_percent: 4 },
        from_day: inAMonth(server),
      })
    },
    ask: async (asker) => {
      const { versions } = (await asker.get(`/api/lender-revenue-versions/${LENDER}`)).body as Versions
      const path = `/api/lender-revenue-versions/${LENDER}/${plannedOf(versions)}/call-off`
      return asker.post(path, { reason: WHY })
    },
    times: async ({ deps: { db } }) => db.$count(slabVersions, sql`${slabVersions.called_off_at} is not null`),
  },
}

const KINDS: Record<ApprovalKind, Kind> = {
  terms: {
    ask: (asker) =>
      asker.post('/api/update-partner-revenue-data/1', { revenue_percent: 55, revenue_flat_fee: 0, reason: WHY }),
    times: async ({ deps: { db } }) => db.$count(partnerTerms, sql`${partnerTerms.revenue_percent}::numeric = 55`),
  },
  dispute: {
    prepare: async (server) => {
      await payOut(server, await approvedLoan(server, 300_000))
      const [line] = await server.deps.db.select().from(payoutLines)
      const partner = (await server.signInPartner('a')).browser
      await partner.post(`/api/partner/payouts/${line?.payout_id}/dispute`, { reason: 'Too little.' })
    },
    ask: async (asker, { deps: { db } }) => {
      const [dispute] = await db.select().from(payoutDisputes)
      const body = { upheld: true, answer: 'You are right.', gross: 2_600 }
      return asker.post(`/api/payout-disputes/${dispute?.dispute_id}/answer`, body)
    },
    times: async ({ deps: { db } }) => db.$count(payoutDisputes, sql`${payoutDisputes.status} = 'upheld'`),
  },
  payouts: {
    prepare: async (server) => {
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(new Date('2026-11-05T06:00:00Z'))
    },
    ask: (asker) => asker.post('/api/partners/1/payouts/2026-10/approve', { reason: WHY }),
    times: async ({ deps: { db } }) => db.$count(payoutLines, sql`${payoutLines.approved_at} is not null`),
  },
  criteria: {
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      await browser.post('/api/criteria-drafts', { lender_id: LENDER, changes: { min_age: 27 } })
    },
    ask: async (asker, { deps: { db } }) => {
      const [draft] = await db.select().from(criteriaDrafts)
      return asker.post(`/api/criteria-drafts/${draft?.draft_id}/publish`, { reason: WHY })
    },
    times: async ({ deps: { db } }) => db.$count(criteriaDrafts, sql`${criteriaDrafts.status} = 'published'`),
  },
  slabs: {
    ask: (asker) =>
      asker.post('/api/lender-revenue/create', {
        ...{ ...NO_BOUND, slab_disbursed_min: 900_000, slab_disbursed_max: 950_000, revenue_percent: 4 },
        reason: WHY,
      }),
    times: async ({ deps: { db } }) => db.$count(lenderRevenues, sql`${lenderRevenues.revenue_percent}::numeric = 4`),
  },
  rule: {
    ask: (asker) => asker.post('/api/approval-rules/terms', { on: false, reason: WHY }),
    times: async ({ deps: { db } }) => db.$count(approvalRules),
  },
}

describe.each(engines())('acts of every kind that wait on %s', (engine) => {
  let server: TestServer
  let asker: Browser
  let others: Browser[]
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  /** All that is kept, but for what is no part of an act. */
  const kept = async () => {
    const rowsOf = async (query: string) => {
      const answer: unknown = await server.deps.db.execute(sql.raw(query))
      return (answer as { rows: { value: string }[] }).rows
    }
    const tables = await rowsOf(
      "select table_name as value from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const all: Record<string, string> = {}
    for (const { value: table } of tables) {
      if (APART.includes(table)) continue
      const [rows] = await rowsOf(
        `select coalesce(string_agg(t::text, ' ' order by t::text), '') as value from "${table}" t`,
      )
      all[table] = rows?.value ?? ''
    }
    return all
  }
  const begin = async ({ prepare }: Kind) => {
    // Staff outlives a reset: what has to be there first is done by one alone.
    const everybodyElse = gt(admins.admin_id, 3)
    await server.deps.db.update(admins).set({ state: 'suspended' }).where(everybodyElse)
    await prepare?.(server)
    await server.deps.db.update(admins).set({ state: 'active' }).where(everybodyElse)
    await server.deps.db.delete(staffFactors)
    // Signed in on the day to which the clock was set.
    asker = (await server.signInAdmin(1)).browser
    others = [(await secondAdmin(server)).browser, (await secondAdmin(server, 'third@creditlane.test')).browser]
  }
  const decide = async (by: Browser) => {
    const [row] = await server.deps.db.select().from(approvals)
    return by.post(`/api/approvals/${row?.approval_id}/decide`, { approved: true, reason: 'Looked at it' })
  }

  it.each([
    ...(Object.keys(APPROVAL_KINDS) as ApprovalKind[]).map(
      (kind) => [kind as string, { ...KINDS[kind], kind }] as const,
    ),
    ...Object.entries(TAKEN_BACK),
  ])('%s: nothing before a second yes, and once after it', async (_, act) => {
    const { kind } = act
    await begin(act)
    const before = await kept()
    expect((await act.ask(asker, server)).body).toMatchObject({ waits: true })
    expect(await kept()).toEqual(before)
    expect((await decide(asker)).status).toBe(409)
    expect((await act.ask(asker, server)).status).toBe(409)
    expect(await kept()).toEqual(before)
    expect(await act.times(server)).toBe(0)

    const answers = await Promise.all([...others, ...others].map(decide))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ outcome: 'approved' })
    expect(await act.times(server)).toBe(1)
    const { waiting, decided } = (await asker.get('/api/approvals')).body as Approvals
    expect([waiting, decided]).toMatchObject([[], [{ kind, outcome: 'approved', is_own: true }]])
  })
})
