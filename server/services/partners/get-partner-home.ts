import type { InferType } from 'yup'
import { hasAgreement } from '#server/db/repositories/partners/evidence.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import {
  countNews,
  countOpenWork,
  listOwnFigure,
  sumPayoutsByDay,
  sumUnpaid,
} from '#server/db/repositories/partners/partner-home.ts'
import type { Days } from '#server/db/repositories/partners/partner-home.ts'
import { listLeadReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import type { figuresSchema } from '#src/contract/endpoints/partner/earnings.ts'
import { attentionFor, FIRST_STEPS } from '#src/contract/entities/partners/attention.ts'
import type { AttentionKind, FirstStepState } from '#src/contract/entities/partners/attention.ts'
import type { EvidenceState } from '#src/contract/entities/partners/evidence.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees, NO_PAISE, sumPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { toLeadRow } from '../earnings/public/partner-report-rows.ts'
import { evidenceOf } from '../shared/partners/evidence.ts'
import { daysIn, rangeBefore, rangeOf, spanOf } from '../shared/report-days.ts'

type Figures = InferType<typeof figuresSchema>

const NOTHING: Figures = { visits: 0, leads: 0, applications: 0, disbursals: 0, disbursed: 0, earnings: 0 }
const STEP_STATES: Record<EvidenceState, FirstStepState['state']> = {
  missing: 'open',
  refused: 'open',
  given: 'waits',
  unsure: 'waits',
  checked: 'done',
}
/** An application that has not moved for so long is worth a question. */
export const QUIET_DAYS = 7
const NEWS_DAYS = 14
const LATEST = 5

/**
 * What the partner's people see first: figures of a range of days and of as many before it, and what wants doing. Rupees.
 * Whoever may not see leads, or earnings, is told zero of them.
 */
export async function getPartnerHome(
  deps: Deps,
  query: Parameters<typeof rangeOf>[0],
  by: Pick<PartnerSession, 'partner_id' | 'rights'>,
) {
  const { db, clock, vault } = deps
  const { partner_id, rights } = by
  const now = clock.now()
  const range = rangeOf(query, now)
  const before = rangeBefore(range)
  const { from, before: end } = spanOf({ from: before.from, to: range.to })
  const span: Days = { partner_id, from: from ?? now, before: end ?? now }
  const mayLeads = rights.includes('leads')
  const mayEarnings = rights.includes('earnings')
  const byDay = new Map<string, Figures>()
  const add = (rows: readonly (Partial<Figures> & { day: string })[]) => {
    for (const { day, ...figures } of rows) byDay.set(day, { ...NOTHING, ...byDay.get(day), ...figures })
  }
  if (mayLeads)
    for (const figure of ['visits', 'leads', 'applications'] as const)
      add(
        (await listOwnFigure(db, span, { figure, by: 'day' })).map(({ of: day, value }) => ({ day, [figure]: value })),
      )
  if (mayEarnings)
    add(
      (await sumPayoutsByDay(db, span)).map((row) => ({
        ...row,
        disbursed: toRupees(row.disbursed),
        earnings: toRupees(row.earnings),
      })),
    )
  const listed = ({ from: first, to }: typeof range) =>
    Array.from({ length: daysIn({ from: first, to }) }, (_, at) => {
      const day = addDays(first, at)
      return { day, ...(byDay.get(day) ?? NOTHING) }
    })
  const ago = (count: number) => new Date(now.getTime() - days(count))
  const unpaid = mayEarnings ? await sumUnpaid(db, partner_id) : { approved: NO_PAISE, accrued: NO_PAISE, month: null }
  const work = mayLeads ? await countOpenWork(db, partner_id, ago(QUIET_DAYS)) : { waiting: 0, documents: 0 }
  const news = await countNews(db, partner_id, ago(NEWS_DAYS))
  const details = await findPartnerDetails(db, partner_id)
  const told = attentionFor(rights)
  const countOf = (kind: AttentionKind, found: number): number => (told.includes(kind) ? found : 0)
  const steps = await firstSteps(deps, partner_id)
  const isOpen = (kind: (typeof FIRST_STEPS)[number]) =>
    steps.some(({ step, state }) => step === kind && state === 'open') ? 1 : 0
  const latest = mayLeads ? await listLeadReportRows(db, { partner_id }, {}, { limit: LATEST }) : []
  return {
    ...range,
    now: sumOf(listed(range)),
    before: sumOf(listed(before)),
    days: listed(range),
    attention: {
      agreement: countOf('agreement', isOpen('agreement')),
      selling_rules: countOf('selling_rules', isOpen('selling_rules')),
      pan: countOf('pan', isOpen('pan')),
      bank: countOf('bank', details?.bank_check === 'returned' ? 0 : isOpen('bank')),
      waiting: countOf('waiting', work.waiting),
      documents: countOf('documents', work.documents),
      disputes_answered: countOf('disputes_answered', news.disputes_answered),
      links_disabled: countOf('links_disabled', news.links_disabled),
      account_returned: countOf('account_returned', details?.bank_check === 'returned' ? 1 : 0),
      statement_ready: unpaid.month,
    },
    may_make_links: await hasAgreement(db, partner_id),
    first_steps: steps.every(({ state }) => state === 'done') ? [] : steps.filter(({ step }) => told.includes(step)),
    next_payment: toRupees(unpaid.approved),
    accrued: toRupees(unpaid.accrued),
    latest: latest.map((row) => toLeadRow(vault, row)),
  }
}

/** How the steps before a partner's first link and payment stand; an account that the bank sent money back to is told apart. */
async function firstSteps(deps: Deps, partnerId: number): Promise<FirstStepState[]> {
  const evidence = await evidenceOf(deps, partnerId)
  return FIRST_STEPS.map((step) => ({
    step,
    state: STEP_STATES[evidence.find((each) => each.step === step)?.state ?? 'missing'],
  }))
}

/** Rupees are added as paise: their fractions leave dust otherwise. */
function sumOf(figures: readonly Figures[]): Figures {
  const sum = (key: keyof Figures) => toRupees(sumPaise(figures.map((day) => toPaise(day[key]))))
  return {
    visits: sum('visits'),
    leads: sum('leads'),
    applications: sum('applications'),
    disbursals: sum('disbursals'),
    disbursed: sum('disbursed'),
    earnings: sum('earnings'),
  }
}
