import { string } from 'yup'
import { pageFields } from '#src/contract/entities/shared/page-query.ts'
import { payoutMonth } from '../../entities/earnings/payout-fields.ts'
import {
  acceptSmallSchema,
  CHASE_PARTS,
  chaseListSchema,
  closedMonthsSchema,
  closeMonthSchema,
  closeMonthsSchema,
  decideChasedSchema,
  decidedSchema,
  decideSchema,
  ledgerSchema,
  lenderBookSave,
  lenderBookSchema,
  reconciliationSchema,
  undoDecisionsSchema,
  undoneSchema,
} from '../../entities/reconciliation/ledger.ts'
import { strictObject } from '../../entities/shared/fields.ts'
import { VERDICTS } from '../../reconciliation/ledger-line.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const desk = { area: 'admin', pages: ['reconciliation'], masquerade: 'deny' } as const
const ofLender = { params: strictObject({ lenderId: pathId() }) }
const lineFilters = {
  month: payoutMonth(),
  verdict: string()
    .oneOf([...VERDICTS, 'differing'], 'rules:choice.unknown')
    .optional(),
  /** Only what nobody has decided about. */
  open: string().oneOf(['1']).optional(),
}

/** What lenders' commission files say beside what we have, month by month. */
export const adminReconciliationEndpoints = defineEndpoints({
  getReconciliation: {
    ...desk,
    method: 'GET',
    path: '/api/reconciliation',
    summary: 'A month over all lenders: their files, our books, what was received, and how much is open.',
    query: strictObject({ month: payoutMonth().optional() }),
    response: reconciliationSchema,
    limit: 'read',
    readsReplica: true,
  },
  getLedger: {
    ...desk,
    ...ofLender,
    method: 'GET',
    path: '/api/reconciliation/{lenderId}',
    summary: 'A month with a lender: both sums with their parts, and a page of its lines.',
    query: strictObject({ ...lineFilters, ...pageFields([]) }),
    response: ledgerSchema,
    limit: 'read',
    readsReplica: true,
  },
  exportLedger: {
    ...desk,
    ...ofLender,
    method: 'GET',
    path: '/api/reconciliation/{lenderId}/export',
    summary: 'The lines of a month with a lender as a CSV or Excel file.',
    query: strictObject({ ...lineFilters, ...fileFormat }),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'reconciliation.export',
    readsReplica: true,
  },
  decideLines: {
    ...desk,
    ...ofLender,
    method: 'POST',
    path: '/api/reconciliation/{lenderId}/decisions',
    summary:
      'Accepts, disputes, corrects or chases lines of an open month. Taking theirs above a thousand rupees waits for a second person.',
    body: decideSchema,
    response: decidedSchema,
    limit: 'write',
    audit: 'reconciliation.decide',
  },
  acceptSmallDifferences: {
    ...desk,
    ...ofLender,
    method: 'POST',
    path: '/api/reconciliation/{lenderId}/accept-small',
    summary: 'Takes theirs for every undecided difference of an open month that moves no more than an amount.',
    body: acceptSmallSchema,
    response: decidedSchema,
    limit: 'write',
    audit: 'reconciliation.decide',
  },
  undoDecision: {
    ...desk,
    params: strictObject({ id: pathId() }),
    method: 'POST',
    path: '/api/reconciliation-decisions/{id}/undo',
    summary: 'Takes a decision back, and with it what it has changed; refused once the month is closed.',
    response: messageAnswer,
    limit: 'write',
    audit: 'reconciliation.undo',
  },
  undoDecisions: {
    ...desk,
    method: 'POST',
    path: '/api/reconciliation-decisions/undo',
    summary: 'Takes many decisions back; each that cannot be is named with why, and stands.',
    body: undoDecisionsSchema,
    response: undoneSchema,
    limit: 'write',
    audit: 'reconciliation.undo-many',
  },
  closeLedgerMonth: {
    ...desk,
    secondFactor: 'money',
    ...ofLender,
    method: 'POST',
    path: '/api/reconciliation/{lenderId}/close',
    summary: 'Freezes a month with a lender once every line is settled, disputed or chased, as it was seen.',
    body: closeMonthSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'reconciliation.close',
  },
  closeLedgerMonths: {
    ...desk,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/reconciliation-close',
    summary:
      'Freezes every month of these lenders that is over and settled, as it was seen; says which lenders have changed since.',
    body: closeMonthsSchema,
    response: closedMonthsSchema,
    limit: 'write',
    audit: 'reconciliation.close-many',
  },
  listChased: {
    ...desk,
    method: 'GET',
    path: '/api/reconciliation-chase',
    summary: 'What we have and lenders do not pay for, over all open months, the oldest first.',
    response: chaseListSchema,
    limit: 'read',
  },
  decideChased: {
    ...desk,
    method: 'POST',
    path: '/api/reconciliation-chase/decisions',
    summary:
      'Notes that lenders were asked about loans, or writes loans off, over all lenders and months. Above a thousand rupees writing off waits for a second person.',
    body: decideChasedSchema,
    response: decidedSchema,
    limit: 'write',
    audit: 'reconciliation.decide-many',
  },
  exportChased: {
    ...desk,
    method: 'GET',
    path: '/api/reconciliation-chase/export',
    summary: 'The same as a CSV or Excel file, all of it, of one age, or what is to be asked about now.',
    query: strictObject({ age: string().oneOf(CHASE_PARTS, 'rules:choice.unknown').optional(), ...fileFormat }),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'reconciliation.export',
    readsReplica: true,
  },
  getLenderBook: {
    ...desk,
    ...ofLender,
    method: 'GET',
    path: '/api/reconciliation/{lenderId}/settings',
    summary: "How a lender's books are compared, and whom its bills name.",
    response: lenderBookSchema,
    limit: 'read',
  },
  saveLenderBook: {
    ...desk,
    ...ofLender,
    method: 'POST',
    path: '/api/reconciliation/{lenderId}/settings',
    summary: 'Saves a new version of them. Refused when somebody has changed them since `version`.',
    body: lenderBookSave,
    response: messageAnswer,
    limit: 'write',
    audit: 'reconciliation.settings',
  },
})
