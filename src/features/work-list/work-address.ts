import { WORK_KINDS } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkItem } from '#src/contract/entities/figures/work-list.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** What of its page the work is on. */
const PARTS: Partial<Record<WorkKind, Record<string, string>>> = {
  tickets_overdue: { tab: 'overdue' },
  enquiries_overdue: { tab: 'overdue' },
  lenders_failing: { tab: 'lenders', preset: 'last_7_days' },
  merchant_requests: { tab: 'requests', status: 'open' },
  erasures_held: { tab: 'holds' },
  second_administrator: { tab: 'staff' },
  access_reviews: { tab: 'review', due: 'due' },
  loans_to_chase: { tab: 'chase', age: 'due' },
  sums_wrong: { show: 'alarms' },
}

/** Where the work is done. */
export function workAddress({ kind, oldest_at, place }: WorkItem, asOf: string): string {
  const { run_id: runId, lender_id: lenderId, batch_id: batch, month } = place
  switch (kind) {
    case 'tickets_late': {
      // The list of exactly these: from the day of the oldest to yesterday.
      const from = istDay(new Date(oldest_at ?? asOf))
      const to = addDays(istDay(new Date(asOf)), -1)
      const late = { tab: 'tickets', show: 'unanswered', preset: 'custom_range', from, to }
      return withQuery(pathTo('internal-report'), late)
    }
    case 'runs_to_check':
    case 'runs_to_send':
      return runId === undefined ? pathTo('payment-runs') : pathTo('payment-runs/:runId', { runId })
    case 'files_mis':
    case 'files_status':
    case 'files_commission':
      return withQuery(pathTo(WORK_KINDS[kind]), batch === undefined ? { files: 'unfinished' } : { batch })
    case 'files_bank':
      return runId === undefined
        ? pathTo('payment-runs')
        : withQuery(
            pathTo('payment-runs/:runId/bank-file', { runId }),
            batch === undefined ? { files: 'unfinished' } : { batch },
          )
    case 'lines_to_settle':
      return lenderId === undefined
        ? withQuery(pathTo('reconciliation'), { month, show: 'differ' })
        : withQuery(pathTo('reconciliation/:lenderId', { lenderId }), { month, open: 1 })
    case 'contact_changes_ended':
      return place.user_id === undefined
        ? pathTo('csr-portal')
        : pathTo('csr-portal/:id/:pid', { id: place.user_id, pid: 0 })
    case 'words_unknown':
    case 'lender_matters':
    case 'criteria_drafts':
    case 'lenders_lacking':
      return lenderId === undefined
        ? pathTo('lenders')
        : withQuery(pathTo('lenders/:lenderId', { lenderId }), { tab: LENDER_TABS[kind] })
    default:
      return withQuery(pathTo(WORK_KINDS[kind]), PARTS[kind] ?? {})
  }
}

const LENDER_TABS = {
  words_unknown: 'words',
  lender_matters: 'words',
  criteria_drafts: 'criteria',
  lenders_lacking: null,
}

/** Which item of a list it is: of a kind there may be several. */
export const keyOfWork = ({ kind, place }: WorkItem): string => [kind, ...Object.values(place)].join(' ')
