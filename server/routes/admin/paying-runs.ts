import type { Handlers } from '#server/http/handler.ts'
import { callOffPaymentRun } from '#server/services/paying/call-off-payment-run.ts'
import { checkPaymentRun } from '#server/services/paying/check-payment-run.ts'
import { getPayingDesk } from '#server/services/paying/get-paying-desk.ts'
import { getPaymentRun } from '#server/services/paying/get-payment-run.ts'
import { makeBankFile } from '#server/services/paying/make-bank-file.ts'
import { makePaymentRun } from '#server/services/paying/make-payment-run.ts'
import { payRunLine } from '#server/services/paying/pay-run-line.ts'
import { returnRunLine } from '#server/services/paying/return-run-line.ts'
import { sendPaymentRun } from '#server/services/paying/send-payment-run.ts'
import type { adminPaymentRunEndpoints } from '#src/contract/endpoints/admin/paying-runs.ts'
import { asSingleChunk } from '../single-chunk.ts'
import { withMessage } from '../with-message.ts'

export const adminPaymentRunRoutes: Handlers<typeof adminPaymentRunEndpoints> = {
  getPayingDesk: ({ deps }) => getPayingDesk(deps),

  getPaymentRun: ({ deps, params, by }) => getPaymentRun(deps, params.runId, by),

  makePaymentRun: ({ deps, body, by }) =>
    withMessage('The run is made. A second person checks it.', makePaymentRun(deps, body, by)),

  checkPaymentRun: ({ deps, params, body, by }) =>
    withMessage('The run is checked. The bank file can be made.', checkPaymentRun(deps, params.runId, body, by)),

  callOffPaymentRun: ({ deps, params, body, by }) =>
    withMessage('The run is called off.', callOffPaymentRun(deps, params.runId, body.reason, by)),

  downloadBankFile: async ({ deps, params, header }) => {
    const { name, text, audit } = await makeBankFile(deps, params.runId, params.bank)
    header('content-disposition', `attachment; filename="${name}"`)
    return { answer: asSingleChunk(text), audit }
  },

  sendPaymentRun: ({ deps, params, body, by }) =>
    withMessage(
      'The bank has this run. Its answer settles each line.',
      sendPaymentRun(deps, params.runId, body.day, by),
    ),

  payRunLine: ({ deps, params, body, by }) =>
    withMessage('The line is noted as paid.', payRunLine(deps, params.lineId, body, by)),

  returnRunLine: ({ deps, params, body, by }) =>
    withMessage('The line is noted as returned.', returnRunLine(deps, params.lineId, body, by)),
}
