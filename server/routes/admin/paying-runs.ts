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
import { toRupees } from '#src/contract/rules/paise.ts'
import { asSingleChunk } from '../single-chunk.ts'

const objectOf = (runId: string | number): string => `payment-run:${runId}`
const partnerOf = (partnerId: number): string => `partner:${partnerId}`

export const adminPaymentRunRoutes: Handlers<typeof adminPaymentRunEndpoints> = {
  getPayingDesk: ({ deps }) => getPayingDesk(deps),

  getPaymentRun: ({ deps, params, by }) => getPaymentRun(deps, params.runId, by),

  makePaymentRun: async ({ deps, body, by, audit }) => {
    const { run_id, lines, hash } = await makePaymentRun(deps, body, by)
    audit({ object: objectOf(run_id), after: { run_id, lines, net: body.total, hash } })
    return { message: 'The run is made. A second person checks it.', run_id }
  },

  checkPaymentRun: async ({ deps, params, body, by, audit }) => {
    const { lines, alone } = await checkPaymentRun(deps, params.runId, body, by)
    audit({ object: objectOf(params.runId), after: { lines, hash: body.hash, ...(alone && { alone }) } })
    return { message: 'The run is checked. The bank file can be made.' }
  },

  callOffPaymentRun: async ({ deps, params, body, by, audit }) => {
    await callOffPaymentRun(deps, params.runId, body.reason, by)
    audit({ object: objectOf(params.runId), after: { reason: body.reason } })
    return { message: 'The run is called off.' }
  },

  downloadBankFile: async ({ deps, params, audit, header }) => {
    const { name, text, hash } = await makeBankFile(deps, params.runId, params.bank)
    audit({ object: objectOf(params.runId), after: { file: name, hash } })
    header('content-disposition', `attachment; filename="${name}"`)
    return asSingleChunk(text)
  },

  sendPaymentRun: async ({ deps, params, body, by, audit }) => {
    const { lines, sent } = await sendPaymentRun(deps, params.runId, body.day, by)
    audit({ object: objectOf(params.runId), after: { day: body.day, lines, net: toRupees(sent) } })
    return { message: 'The bank has this run. Its answer settles each line.' }
  },

  payRunLine: async ({ deps, params, body, by, audit }) => {
    const { payment_id, partner_id, amount, day, utr, account_ending, ifsc } = await payRunLine(
      deps,
      params.lineId,
      body,
      by,
    )
    audit({ object: partnerOf(partner_id), after: { day, utr, net: toRupees(amount), account_ending, ifsc } })
    return { message: 'The line is noted as paid.', payment_id }
  },

  returnRunLine: async ({ deps, params, body, by, audit }) => {
    const { partner_id, run_id, amount } = await returnRunLine(deps, params.lineId, body, by)
    audit({ object: partnerOf(partner_id), after: { ...body, run_id, net: toRupees(amount) } })
    return { message: 'The line is noted as returned.' }
  },
}
