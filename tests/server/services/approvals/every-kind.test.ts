import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { APPROVAL_KINDS } from '#src/contract/entities/approvals/approval.ts'
import type { ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import {
  removeCriteriaDrafts,
  storedCriteriaDrafts,
  storedLenderRevenues,
  storedLenders,
  storedSlabVersions,
} from '#tests/builders/catalogue.ts'
import { storedContactChanges, storedCustomers } from '#tests/builders/customer.ts'
import { storedBrandVersions, storedPartnerTerms } from '#tests/builders/partner.ts'
import { storedPayoutDisputes, storedPayoutLines } from '#tests/builders/payout.ts'
import {
  changeAddedAdmins,
  removeStaffFactors,
  storedApprovalRules,
  storedApprovals,
  storedAdmins,
} from '#tests/builders/staff.ts'
import { approvedLoan, LENDER, NO_BOUND, openPayoutBook, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import { askForLostContact, startCustomer } from '#tests/server/services/shared/journey.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const WHY = 'Agreed on the phone'
interface Versions {
  versions: { version_id: number | null; state: string }[]
}
const plannedOf = (versions: Versions['versions']) => versions.find(({ state }) => state === 'planned')?.version_id
/** What is no part of an act: that it is asked for, the log of it, and who is signed in. */
const APART = ['approvals', 'audit_log', 'audit_unsealed', 'sessions', 'cookie_store', 'rate_counters']

interface Kind {
  /** What has to be there first. */
  prepare?: (server: TestServer) => Promise<void>
  ask: (asker: Browser, server: TestServer) => Promise<{ status: number; body: unknown }>
  /** Where the asking itself leaves something besides what waits. */
  asking?: readonly string[]
  /** What whoever asks is told, where it does not say `waits`. */
  answer?: object
  /** How often the act has happened. */
  times: (server: TestServer) => Promise<number>
}

/** Criteria that are published already. */
const published = async (server: TestServer) => {
  await removeCriteriaDrafts(server)
  const { browser } = await server.signInAdmin(1)
  await browser.call('createCriteriaDraft', { body: { lender_id: LENDER, changes: { min_age: 28 } } })
  const [draft] = await storedCriteriaDrafts(server)
  await browser.call('publishCriteriaDraft', { params: { id: draft?.draft_id ?? 0 }, body: {} })
}
/** Criteria that will be published by themselves. */
const scheduled = async (server: TestServer) => {
  await removeCriteriaDrafts(server)
  const { browser } = await server.signInAdmin(1)
  await browser.call('createCriteriaDraft', { body: { lender_id: LENDER, changes: { min_age: 29 } } })
  const [draft] = await storedCriteriaDrafts(server)
  const publish_at = new Date(server.clock.now().getTime() + days(3)).toISOString()
  await browser.call('scheduleCriteriaDraft', { params: { id: draft?.draft_id ?? 0 }, body: { publish_at } })
}
const takeBack: Kind['ask'] = async (asker, server) => {
  const [draft] = await storedCriteriaDrafts(server)
  return asker.answer('rollBackCriteriaDraft', { params: { id: draft?.draft_id ?? 0 }, body: { reason: WHY } })
}
const takenBack: Kind['times'] = async (server) =>
  (await storedCriteriaDrafts(server, { status: 'rolled_back' })).length
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
      await browser.call('updatePartnerRevenue', { params: { id: 1 }, body: planned })
    },
    ask: async (asker) => {
      const { versions } = await asker.call('listPartnerTerms', { params: { id: 1 } })
      return asker.answer('callOffPartnerTerms', {
        params: { id: 1, versionId: plannedOf(versions) ?? 0 },
        body: { reason: WHY },
      })
    },
    times: async (server) => (await storedPartnerTerms(server)).filter((each) => each.called_off_at !== null).length,
  },
  'a brand withdrawn': {
    kind: 'brand',
    ask: (asker) => asker.answer('withdrawBrand', { params: { id: 2 }, body: { reason: WHY } }),
    times: async (server) => (await storedBrandVersions(server, { status: 'withdrawn' })).length,
  },
  'planned slabs called off': {
    kind: 'slabs',
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      await browser.call('createLenderRevenue', {
        body: {
          ...NO_BOUND,
          slab_disbursed_min: 900_000,
          slab_disbursed_max: 950_000,
          revenue_percent: 4,
          from_day: inAMonth(server),
        },
      })
    },
    ask: async (asker) => {
      const { versions } = await asker.call('listSlabVersions', { params: { lenderId: LENDER } })
      return asker.answer('callOffSlabs', {
        params: { lenderId: LENDER, versionId: plannedOf(versions) ?? 0 },
        body: { reason: WHY },
      })
    },
    times: async (server) => (await storedSlabVersions(server)).filter((each) => each.called_off_at !== null).length,
  },
}

const FOURTH = 'fourth@creditlane.test'
const KINDS: Record<ApprovalKind, Kind> = {
  staff: {
    prepare: async (server) => void (await secondAdmin(server, FOURTH)),
    ask: async (asker, server) => {
      const [{ admin_id } = { admin_id: 0 }] = await storedAdmins(server, { email: FOURTH })
      return asker.answer('updateStaff', { params: { id: admin_id }, body: { state: 'suspended', reason: WHY } })
    },
    times: async (server) => (await storedAdmins(server, { email: FOURTH, state: 'suspended' })).length,
  },
  lender: {
    ask: (asker) =>
      asker.answer('updateLender', {
        body: { lender_id: LENDER, property: 'cooling_off_days', value: 9, reason: WHY },
      }),
    times: async (server) => (await storedLenders(server, { cooling_off_days: 9 })).length,
  },
  terms: {
    ask: (asker) =>
      asker.answer('updatePartnerRevenue', {
        params: { id: 1 },
        body: { revenue_percent: 55, revenue_flat_fee: 0, reason: WHY },
      }),
    times: async (server) =>
      (await storedPartnerTerms(server)).filter((each) => Number(each.revenue_percent) === 55).length,
  },
  dispute: {
    prepare: async (server) => {
      await payOut(server, await approvedLoan(server, 300_000))
      const [line] = await storedPayoutLines(server)
      const partner = (await server.signInPartner('a')).browser
      await partner.call('createPayoutDispute', {
        params: { payoutId: line?.payout_id ?? 0 },
        body: { reason: 'Too little.' },
      })
    },
    ask: async (asker, server) => {
      const [dispute] = await storedPayoutDisputes(server)
      const body = { upheld: true, answer: 'You are right.', gross: 2_600 }
      return asker.answer('answerPayoutDispute', { params: { disputeId: dispute?.dispute_id ?? 0 }, body })
    },
    times: async (server) => (await storedPayoutDisputes(server, { status: 'upheld' })).length,
  },
  payouts: {
    prepare: async (server) => {
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(new Date('2026-11-05T06:00:00Z'))
    },
    ask: (asker) => asker.answer('approvePayouts', { params: { id: 1, month: '2026-10' }, body: { reason: WHY } }),
    times: async (server) => (await storedPayoutLines(server)).filter((each) => each.approved_at !== null).length,
  },
  criteria: {
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      await browser.call('createCriteriaDraft', { body: { lender_id: LENDER, changes: { min_age: 27 } } })
    },
    ask: async (asker, server) => {
      const [draft] = await storedCriteriaDrafts(server)
      return asker.answer('publishCriteriaDraft', { params: { id: draft?.draft_id ?? 0 }, body: { reason: WHY } })
    },
    times: async (server) => (await storedCriteriaDrafts(server, { status: 'published' })).length,
  },
  brand: {
    prepare: async (server) => {
      const { browser } = await server.signInAdmin(1)
      const { own } = await browser.call('getBrandStudio', { params: { id: 2 } })
      if (!own) throw new Error('the registry has this brand')
      await browser.call('saveBrandDraft', {
        params: { id: 2 },
        body: { revision: null, theme: { ...own, name: 'Bazaar Two' } },
      })
    },
    ask: (asker) => asker.answer('publishBrand', { params: { id: 2 }, body: { revision: 1, reason: WHY } }),
    times: async (server) => (await storedBrandVersions(server, { status: 'published' })).length,
  },
  slabs: {
    ask: (asker) =>
      asker.answer('createLenderRevenue', {
        body: {
          ...NO_BOUND,
          slab_disbursed_min: 900_000,
          slab_disbursed_max: 950_000,
          revenue_percent: 4,
          reason: WHY,
        },
      }),
    times: async (server) =>
      (await storedLenderRevenues(server)).filter((each) => Number(each.revenue_percent) === 4).length,
  },
  contact: {
    asking: ['contact_changes', 'identity_checks', 'otps', 'contacts', 'message_receipts', 'jobs'],
    answer: { message: 'This waits for a second person and for 48 hours.' },
    prepare: async (server) => void (await startCustomer(server)),
    ask: async (asker, server) => {
      const [{ user_id } = { user_id: 0 }] = await storedCustomers(server)
      return askForLostContact(server, asker, user_id, 'new@sentinel.in', WHY)
    },
    times: async (server) => (await storedContactChanges(server, { state: 'agreed' })).length,
  },
  rule: {
    ask: (asker) => asker.answer('setApprovalRule', { params: { kind: 'terms' }, body: { on: false, reason: WHY } }),
    times: async (server) => (await storedApprovalRules(server)).length,
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
  const kept = async ({ asking = [] }: Kind) => {
    const rowsOf = async (query: string) => {
      const answer: unknown = await server.deps.db.execute(sql.raw(query))
      return (answer as { rows: { value: string }[] }).rows
    }
    const tables = await rowsOf(
      "select table_name as value from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const all: Record<string, string> = {}
    for (const { value: table } of tables) {
      if (APART.includes(table) || asking.includes(table)) continue
      const [rows] = await rowsOf(
        `select coalesce(string_agg(t::text, ' ' order by t::text), '') as value from "${table}" t`,
      )
      all[table] = rows?.value ?? ''
    }
    return all
  }
  const begin = async ({ prepare }: Kind) => {
    // Staff outlives a reset: what has to be there first is done by one alone.
    await changeAddedAdmins(server, { state: 'suspended' })
    await prepare?.(server)
    await changeAddedAdmins(server, { state: 'active' })
    await removeStaffFactors(server)
    // Signed in on the day to which the clock was set.
    asker = (await server.signInAdmin(1)).browser
    others = [(await secondAdmin(server)).browser, (await secondAdmin(server, 'third@creditlane.test')).browser]
  }
  const decide = async (by: Browser) => {
    const [row] = await storedApprovals(server)
    return by.answer('decideApproval', {
      params: { approvalId: row?.approval_id ?? 0 },
      body: { approved: true, reason: 'Looked at it' },
    })
  }

  it.each([
    ...(Object.keys(APPROVAL_KINDS) as ApprovalKind[]).map(
      (kind) => [kind as string, { ...KINDS[kind], kind }] as const,
    ),
    ...Object.entries(TAKEN_BACK),
  ])('%s: nothing before a second yes, and once after it', async (_, act) => {
    const { kind } = act
    await begin(act)
    const before = await kept(act)
    expect((await act.ask(asker, server)).body).toMatchObject(act.answer ?? { waits: true })
    expect(await kept(act)).toEqual(before)
    expect((await decide(asker)).status).toBe(409)
    expect((await act.ask(asker, server)).status).toBe(409)
    expect(await kept(act)).toEqual(before)
    expect(await act.times(server)).toBe(0)

    const answers = await Promise.all([...others, ...others].map(decide))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ outcome: 'approved' })
    expect(await act.times(server)).toBe(1)
    const { waiting, decided } = await asker.call('listApprovals')
    expect([waiting, decided]).toMatchObject([[], [{ kind, outcome: 'approved', is_own: true }]])
  })
})
