import type { Schema } from 'yup'
import { DEDUPE_FIELDS } from '#src/contract/entities/identity/dedupe-check.ts'
import { AppError } from '#src/contract/errors.ts'
import { array, number, object, string, ValidationError } from '#src/contract/yup.ts'
import { forgetAnswerSchema } from '../forget-answer.ts'
import type { ForgetAnswer } from '../forget-answer.ts'
import type { CallError } from '../outgoing/call-error.ts'
import type {
  LenderCancelAnswer,
  LenderExitAnswer,
  LenderOtpAnswer,
  LenderReceipt,
  LenderReport,
} from './lender-gateway.ts'

const REFERENCE = /^[\w./-]{1,64}$/
const note = () => string().strict().max(300).nullable().optional()
const word = () => string().strict().max(60)

const receiptSchema = object({
  lender_reference: string().strict().matches(REFERENCE).required(),
  status: word().required(),
  sub_status: word().nullable().optional(),
  reason: word().nullable().optional(),
  note: note(),
  handover_url: string().strict().max(2_000).nullable().optional(),
  matched_on: array(string().strict().max(60).required()).strict().max(20).nullable().optional(),
})

const reportSchema = object({
  event_id: string().strict().matches(REFERENCE).required(),
  lender_reference: string().strict().matches(REFERENCE).required(),
  status: word().required(),
  sub_status: word().nullable().optional(),
  reason: word().nullable().optional(),
  note: note(),
  tranche: number().strict().integer().min(1).max(99).nullable().optional(),
  sanctioned_amount: number().strict().nullable().optional(),
  disbursed_amount: number().strict().nullable().optional(),
  amount_basis: string()
    .strict()
    .oneOf(['gross', 'net'] as const)
    .nullable()
    .optional(),
  disbursed_on: string().strict().max(40).nullable().optional(),
  utr: string()
    .strict()
    .matches(/^[A-Za-z0-9]{10,22}$/)
    .nullable()
    .optional(),
  loan_account: string().strict().matches(REFERENCE).nullable().optional(),
  rate: number().strict().min(0).max(100).nullable().optional(),
  tenure_months: number().strict().integer().min(1).max(600).nullable().optional(),
})

/**
 * Reads a lender's answer to a submission. An address to finish at is dropped unless `isListed` knows it, and what it knows the applicant by unless
 * it is one of DEDUPE_FIELDS.
 * @throws AppError `lender_unavailable` on anything that is not such an answer.
 */
export function readReceipt(text: string, isListed: (url: string) => boolean): LenderReceipt {
  const receipt = readAs(receiptSchema, text)
  const url = receipt.handover_url ?? null
  return {
    lender_reference: receipt.lender_reference,
    lender_status: receipt.status,
    sub_status: receipt.sub_status ?? null,
    reason: receipt.reason ?? null,
    note: receipt.note ?? null,
    handover_url: url !== null && isListed(url) ? url : null,
    matched_on: receipt.matched_on ? DEDUPE_FIELDS.filter((field) => receipt.matched_on?.includes(field)) : null,
  }
}

/** @throws AppError `lender_unavailable` on anything that the schema does not describe. */
function readAs<T>(schema: Schema<T>, text: string): T {
  try {
    return schema.validateSync(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) throw lenderUnavailable('answered nonsense')
    throw error
  }
}

const otpAnswerSchema = object({ result: string().strict().oneOf(['right', 'wrong', 'expired']).required() })

/**
 * Reads what a lender says of its own one-time code.
 * @throws AppError `lender_unavailable` on anything that is not such an answer.
 */
export function readOtpAnswer(text: string): LenderOtpAnswer {
  return readAs(otpAnswerSchema, text).result
}

const cancelSchema = object({
  result: string().strict().oneOf(['cancelled', 'unknown', 'too_late']).required(),
  status: word().nullable().optional(),
  note: note(),
})

/**
 * Reads what a lender says when it is asked to stop.
 * @throws AppError `lender_unavailable` on anything that is not such an answer.
 */
export function readCancelAnswer(text: string): LenderCancelAnswer {
  const answer = readAs(cancelSchema, text)
  return { result: answer.result, lender_status: answer.status ?? null, note: answer.note ?? null }
}

const exitSchema = object({
  result: string().strict().oneOf(['noted', 'confirmed', 'refused']).required(),
  note: note(),
})

/**
 * Reads what a lender says when a loan is given back.
 * @throws AppError `lender_unavailable` on anything that is not such an answer.
 */
export function readExitAnswer(text: string): LenderExitAnswer {
  const answer = readAs(exitSchema, text)
  return { result: answer.result, note: answer.note ?? null }
}

/**
 * Reads what a lender says when it is asked to forget somebody.
 * @throws AppError `lender_unavailable` on anything that is not such an answer.
 */
export const readForgetAnswer = (text: string): ForgetAnswer => readAs(forgetAnswerSchema, text)

/**
 * Reads the body of a signed status report.
 * @throws AppError `bad_request` on anything else.
 */
export function readStatusChange(bytes: Uint8Array): LenderReport {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const report = reportSchema.validateSync(JSON.parse(text))
    return {
      event_id: report.event_id,
      lender_reference: report.lender_reference,
      lender_status: report.status,
      sub_status: report.sub_status ?? null,
      reason: report.reason ?? null,
      note: report.note ?? null,
      tranche: report.tranche ?? null,
      sanctioned_amount: report.sanctioned_amount ?? null,
      disbursed_amount: report.disbursed_amount ?? null,
      amount_basis: report.amount_basis ?? null,
      disbursed_on: report.disbursed_on ?? null,
      utr: report.utr ?? null,
      loan_account: report.loan_account ?? null,
      rate: report.rate ?? null,
      tenure_months: report.tenure_months ?? null,
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof ValidationError)
      throw new AppError('bad_request', 'This is not a status report.')
    throw error
  }
}

/** The one error of a lender that cannot be used right now. `reason` is for the log, or the call that failed. */
export function lenderUnavailable(reason: string | CallError): AppError {
  return new AppError(
    'lender_unavailable',
    'The lender does not answer just now. We keep your application and try again.',
    {
      cause: typeof reason === 'string' ? new Error(reason) : reason,
    },
  )
}
