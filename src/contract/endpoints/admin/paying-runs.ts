import { string } from 'yup'
import {
  callOffRunSchema,
  checkRunSchema,
  makeRunSchema,
  payingDeskSchema,
  paymentRunSchema,
  payRunLineSchema,
  returnRunLineSchema,
  sendRunSchema,
} from '#src/contract/entities/paying/payment-run.ts'
import { rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { BANK_FILE_KEYS } from '#src/contract/paying/bank-file.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const desk = { area: 'admin', pages: ['payment-runs'], masquerade: 'deny' } as const
const ofRun = { params: strictObject({ runId: pathId() }) }
const ofLine = { params: strictObject({ lineId: pathId() }) }

/** Many partners paid at once: frozen, checked by a second person, sent as one file, answered by the bank. */
export const adminPaymentRunEndpoints = defineEndpoints({
  getPayingDesk: {
    ...desk,
    method: 'GET',
    path: '/api/payment-runs',
    summary: 'All runs, and what the next one would pay: to whom, and whom it leaves out and why.',
    response: payingDeskSchema,
    limit: 'read',
  },
  getPaymentRun: {
    ...desk,
    ...ofRun,
    method: 'GET',
    path: '/api/payment-runs/{runId}',
    summary: 'A run with a line for each partner, its sums, and what its checker is pointed to.',
    response: paymentRunSchema,
    limit: 'read',
  },
  makePaymentRun: {
    ...desk,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/payment-runs',
    summary:
      'Freezes what is approved into a run, with a hash; verified accounts only, and none that changed less than two days ago.',
    body: makeRunSchema,
    response: messageAnswer.shape({ run_id: rowId() }),
    limit: 'write',
    audit: 'payment-run.make',
  },
  checkPaymentRun: {
    ...desk,
    ...ofRun,
    method: 'POST',
    path: '/api/payment-runs/{runId}/check',
    summary: 'A second person agrees to a run as it was shown, with a code of the second factor.',
    body: checkRunSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'payment-run.check',
    auditedApart: true,
  },
  callOffPaymentRun: {
    ...desk,
    secondFactor: 'money',
    ...ofRun,
    method: 'POST',
    path: '/api/payment-runs/{runId}/call-off',
    summary: 'Calls off a run that the bank does not have; all in it waits for another one.',
    body: callOffRunSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'payment-run.call-off',
  },
  downloadBankFile: {
    ...desk,
    secondFactor: 'money',
    params: strictObject({ runId: pathId(), bank: string().oneOf(BANK_FILE_KEYS, 'rules:choice.unknown').defined() }),
    method: 'GET',
    path: '/api/payment-runs/{runId}/bank-file/{bank}',
    summary:
      'The file of a checked run in the form that a bank takes, with whole account numbers; each download is noted.',
    answerKind: 'csv',
    response: string().defined(),
    limit: 'read',
    audit: 'payment-run.export',
  },
  sendPaymentRun: {
    ...desk,
    secondFactor: 'money',
    ...ofRun,
    method: 'POST',
    path: '/api/payment-runs/{runId}/sent',
    summary: 'Notes the day on which the bank had the file; each line waits for its answer from then on.',
    body: sendRunSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'payment-run.send',
  },
  payRunLine: {
    ...desk,
    secondFactor: 'money',
    ...ofLine,
    method: 'POST',
    path: '/api/payment-run-lines/{lineId}/paid',
    summary: 'Notes by hand the day and the number of the transfer of a line that the bank has.',
    body: payRunLineSchema,
    response: messageAnswer.shape({ payment_id: rowId() }),
    limit: 'write',
    audit: 'payment-run.line-paid',
  },
  returnRunLine: {
    ...desk,
    secondFactor: 'money',
    ...ofLine,
    method: 'POST',
    path: '/api/payment-run-lines/{lineId}/returned',
    summary: 'Notes by hand that the bank sent a line back, and why; what it held waits for another run.',
    body: returnRunLineSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'payment-run.line-returned',
  },
})
