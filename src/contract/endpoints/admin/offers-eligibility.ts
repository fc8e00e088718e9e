import type { InferType } from 'yup'
import { DEDUPE_RESULTS, DEDUPE_SOURCES, dedupeCheckSchema } from '#src/contract/entities/identity/dedupe-check.ts'
import { matchedOfferSchema, methodSchema, notMatchedLenderSchema } from '#src/contract/entities/offers/offer.ts'
import { replaySchema } from '#src/contract/entities/offers/replay.ts'
import { isoDay, listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { LOAN_PRODUCTS } from '#src/contract/entities/shared/loan-products.ts'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { isIsoDay } from '#src/contract/rules/calendar.ts'
import { customerReference, staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { number, string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'

/** Whose eligibility is looked at, and why: the customer reads the reason. */
export const customerEligibilityForm = strictObject({
  customer: customerReference(),
  reason: staffReason(),
})
export type CustomerEligibilityForm = InferType<typeof customerEligibilityForm>

/** The de-dupe logs have one order: by their time. */
export const DEDUPE_SORTS = ['at'] as const

const day = () => isoDay().test('day', 'rules:date.invalid', (text) => text === undefined || isIsoDay(text))

const dedupeFilters = {
  /** An application's number or a customer's, whole; or part of a lender's name. */
  search: searchText(),
  source: string().oneOf(DEDUPE_SOURCES, 'rules:choice.unknown').optional(),
  result: string().oneOf(DEDUPE_RESULTS, 'rules:choice.unknown').optional(),
  /** First and last day in India. */
  from: day().optional(),
  to: day().optional(),
}
const dedupeFiltersSchema = strictObject(dedupeFilters)
export type DedupeFilters = InferType<typeof dedupeFiltersSchema>

export const adminEligibilityEndpoints = defineEndpoints({
  checkExistingCustomer: {
    method: 'POST',
    path: '/api/customer-eligibility/customer',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary:
      "Which lenders match a customer's newest loan application, or the one named, as the customer sees it. The customer sees who looked and why; no bureau is asked.",
    masquerade: 'deny',
    body: customerEligibilityForm,
    response: strictObject({
      /** The PAN is masked; empty while it is not given. */
      customer: strictObject({ user_id: rowId(), pan: string().defined() }),
      /** Rupees and months as asked for. Null while no loan has been started. */
      application: strictObject({
        reference: string().defined(),
        product_type: string().oneOf(LOAN_PRODUCTS).defined(),
        amount: number().nullable().defined(),
        tenure_months: number().integer().nullable().defined(),
      })
        .nullable()
        .defined(),
      /** Fields that the customer has not filled in yet; lenders are not matched before. */
      missing: listOf(string().defined()),
      method: methodSchema,
      matched: listOf(matchedOfferSchema.pick(['lender_id', 'name', 'amount', 'interest_rate', 'apr', 'emi'])),
      not_matched: listOf(notMatchedLenderSchema),
    }),
    limit: 'write',
    audit: 'customer.view-eligibility',
  },
  replayCustomerLists: {
    method: 'POST',
    path: '/api/customer-eligibility/lists',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary:
      'The newest lists that a customer was shown for an application, each made again from its receipt. The customer sees who looked and why.',
    masquerade: 'deny',
    body: customerEligibilityForm,
    response: strictObject({
      user_id: rowId(),
      /** Null while no loan has been started. */
      reference: string().nullable().defined(),
      lists: listOf(replaySchema),
    }),
    limit: 'write',
    audit: 'customer.replay-lists',
  },
  listDedupeChecks: {
    method: 'GET',
    path: '/api/dedupe-checks',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary: 'Looks for customers and applications that are known already, in pages; counted exactly up to 10,000.',
    masquerade: 'deny',
    query: strictObject({ ...pageFields(DEDUPE_SORTS), ...dedupeFilters }),
    response: pageSchema(dedupeCheckSchema),
    limit: 'read',
    readsReplica: true,
  },
  exportDedupeChecks: {
    method: 'GET',
    path: '/api/dedupe-checks/export',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary:
      'Every look that passes the filters as a file, CSV or Excel with a sheet of its filters, the last one made first; PANs are masked.',
    masquerade: 'deny',
    query: dedupeFiltersSchema.shape(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'dedupe.export',
    readsReplica: true,
  },
})
