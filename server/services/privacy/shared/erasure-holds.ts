import type { Db } from '#server/db/client.ts'
import {
  listAgreedLoans,
  listApplicationsIn,
  listGrievances,
  listVisitsSince,
} from '#server/db/repositories/privacy/kept-records.ts'
import type { AgreedLoan, Grievance, PastVisits } from '#server/db/repositories/privacy/kept-records.ts'
import { listHoldsOf } from '#server/db/repositories/privacy/legal-holds.ts'
import type { LegalHoldRow } from '#server/db/repositories/privacy/legal-holds.ts'
import { awaitsOurReply } from '#server/services/support/public/awaits-our-reply.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { HoldBasis } from '#src/contract/entities/privacy/legal-hold.ts'
import {
  DISPUTED_DAYS,
  endOfLoan,
  expiredBefore,
  HOLD_REASONS,
  keptUntil,
  UNDER_WAY_DAYS,
} from '#src/contract/retention.ts'
import type { HeldKind, HoldReason, KeptKind } from '#src/contract/retention.ts'
import { days, hours } from '#src/contract/rules/time.ts'

/** A lender has the application and has not ended it: what it still needs of us must be there. */
const UNDER_WAY: readonly ApplicationStatus[] = [
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
]

export interface Hold {
  reason: HoldReason
  about: string | null
  /** The last day: nothing holds for ever. */
  until: Date
  /** Of a legal hold: on what it stands, and which kinds it names; none where it keeps everything. */
  basis: HoldBasis | null
  kinds: HeldKind[]
}

/** Whether a hold keeps everything, or which kinds. */
const whatOf = ({ kinds }: LegalHoldRow): Pick<Hold, 'kinds'> & { reason: 'legal_hold' | 'part_hold' } =>
  kinds === null ? { reason: 'legal_hold', kinds: [] } : { reason: 'part_hold', kinds }

/**
 * What an erasure waits for; empty = nothing. A lender that says nothing holds it for `UNDER_WAY_DAYS`. An unanswered ticket holds it to the day the answer is due: from then on
 * its record alone is kept, for the Ombudsman.
 */
export async function holdsOf(db: Db, userId: number, now: Date): Promise<Hold[]> {
  const legal = await listHoldsOf(db, userId, now)
  const running = await listApplicationsIn(db, userId, UNDER_WAY)
  const tickets = await listGrievances(db, userId)
  return [
    ...legal
      .map((hold) => ({ ...whatOf(hold), about: null, until: hold.until, basis: hold.basis }))
      .sort((one, other) => HOLD_REASONS.indexOf(one.reason) - HOLD_REASONS.indexOf(other.reason)),
    ...running
      .map(({ reference, moved_at }) => ({
        reason: 'application_under_way' as const,
        about: reference,
        basis: null,
        kinds: [],
        until: new Date(moved_at.getTime() + days(UNDER_WAY_DAYS)),
      }))
      .filter(({ until }) => until > now),
    ...tickets
      .filter((each) => awaitsOurReply(each) && each.due_at > now)
      .map(({ ticket, due_at }) => ({
        reason: 'ticket_open' as const,
        about: ticket,
        until: due_at,
        basis: null,
        kinds: [],
      })),
  ]
}

/** The first moment after the notice at which a request may be looked at again. */
export const hoursFrom = (now: Date, count: number): Date => new Date(now.getTime() + hours(count))

interface Kept {
  kind: KeptKind
  about: string | null
  until: Date
}

export interface Keepsakes {
  /** `due`: the day on which a record goes that nobody disputes; `until`: its last day, whatever is disputed. */
  loans: (AgreedLoan & { due: Date; until: Date })[]
  grievances: (Grievance & { until: Date })[]
  /** Until when the proof of what was agreed to stays. */
  consentsUntil: Date
  /** Sign-ins and visits that are not a year old yet, and until when the newest stays; null = there is none. */
  visits: PastVisits | null
  visitsUntil: Date | null
}

/** What outlasts an erasure `at` this instant. */
export async function keepsakesOf(db: Db, userId: number, at: Date): Promise<Keepsakes> {
  const loans = (await listAgreedLoans(db, userId)).map((loan) => {
    const over = loan.closed_at ?? endOfLoan(loan.paid_at, loan.application.tenure_months ?? 0)
    const due = keptUntil('agreed_loan', over)
    return { ...loan, due, until: loan.disputed ? new Date(due.getTime() + days(DISPUTED_DAYS)) : due }
  })
  const grievances = (await listGrievances(db, userId)).map((each) => ({
    ...each,
    until: keptUntil('grievance', each.ended_at),
  }))
  const visits = await listVisitsSince(db, userId, expiredBefore('visits', at))
  return {
    loans: loans.filter(({ until }) => until > at),
    grievances: grievances.filter(({ until }) => until > at),
    consentsUntil: keptUntil('consents', at),
    visits,
    visitsUntil: visits && keptUntil('visits', visits.newest),
  }
}

/** The same as a list to read, the longest first. */
export const listKept = ({ loans, grievances, consentsUntil, visitsUntil }: Keepsakes): Kept[] =>
  [
    ...loans.map(({ application, disputed, until }) => ({
      kind: disputed ? ('disputed_loan' as const) : ('agreed_loan' as const),
      about: application.reference,
      until,
    })),
    ...grievances.map(({ ticket, until }) => ({ kind: 'grievance' as const, about: ticket, until })),
    { kind: 'consents' as const, about: null, until: consentsUntil },
    ...(visitsUntil ? [{ kind: 'visits' as const, about: null, until: visitsUntil }] : []),
  ].sort((a, b) => b.until.getTime() - a.until.getTime())
