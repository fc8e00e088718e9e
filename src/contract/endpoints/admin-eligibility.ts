import { number, string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import { LOAN_PRODUCTS } from '../entities/shared/loan-products.ts'
import { DEDUPE_RESULTS, DEDUPE_SOURCES, dedupeCheckSchema } from '../entities/identity/dedupe-check.ts'
import { isoDay, listOf, rowId, strictObject } from '../entities/shared/fields.ts'
import { matchedOfferSchema, methodSchema, notMatchedLenderSchema } from '../entities/offers/offer.ts'
import { isIsoDay } from '../rules/calendar.ts'
import { safeText } from '../rules/safe-text.ts'
import { defineEndpoints } from './endpoint.ts'
import { pageFields, pageSchema, searchText } from './page-query.ts'

const REFERENCE = /^CL-\d{1,12}$/i
const MOBILE = /^[6-9]\d{9}$/
const USER_ID = /^[1-9]\d{0,8}$/

export type CustomerReference =
  { kind: 'reference'; reference: string } | { kind: 'mobile'; mobile: string } | { kind: 'user_id'; user_id: number }

/** What a text stands for: an application's number (CL-240917), ten digits of a mobile number, or a customer's number. */
export function readCustomerReference(text: string): CustomerReference | null {
  const tidy = text.replaceAll(/\s/g, '')
  if (REFERENCE.test(tidy)) return { kind: 'reference', reference: tidy.toUpperCase() }
  if (MOBILE.test(tidy)) return { kind: 'mobile', mobile: tidy }
  return USER_ID.test(tidy) ? { kind: 'user_id', user_id: Number(tidy) } : null
}

const isCustomerReference = (text: string | undefined): boolean => readCustomerReference(text ?? '') !== null

/** Whose eligibility is looked at, and why: the customer reads the reason. */
export const customerEligibilityForm = strictObject({
  customer: string()
    .required('rules:required')
    .max(40, 'rules:customerReference')
    .test('customer', 'rules:customerReference', isCustomerReference),
  reason: safeText(300)
    .required('rules:required')
    .test('reason', 'rules:reason', (text) => text.trim().length >= 5),
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
  },
  exportDedupeChecks: {
    method: 'GET',
    path: '/api/dedupe-checks/export',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary: 'Every look that passes the filters as a CSV file, the last one made first; PANs are masked.',
    masquerade: 'deny',
    query: dedupeFiltersSchema,
    answerKind: 'csv',
    response: string().defined(),
    limit: 'read',
    audit: 'dedupe.export',
  },
})
