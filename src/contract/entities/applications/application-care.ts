import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'

/** Where the expected day comes from: how long this lender really took, or what is usual. */
const EXPECTATION_BASES = ['history', 'usual'] as const

/** `possible`: the lender may be asked to go on. `later`: it was asked within a day. `none`: nobody is to be asked. */
const NUDGE_STATES = ['possible', 'later', 'none'] as const

/**
 * When the next step of one application is expected. `working_days` are counted Monday to Friday from the last change of
 * status; null while the next step is the customer's own, or nothing follows.
 */
export const applicationCareSchema = strictObject({
  app_id: opaqueId(),
  working_days: number().integer().nullable().defined(),
  /** End of the last of those days in India. */
  expected_by: isoInstant().nullable(),
  basis: string().oneOf(EXPECTATION_BASES).nullable().defined(),
  overdue: boolean().defined(),
  nudge: string().oneOf(NUDGE_STATES).defined(),
  /** From when the lender may be asked again; null unless `nudge` is `later`. */
  nudge_after: isoInstant().nullable(),
})
export type ApplicationCare = InferType<typeof applicationCareSchema>

const named = strictObject({ lender_id: rowId(), name: string().defined() })
const figures = strictObject({
  amount: number().defined(),
  tenure_months: number().integer().defined(),
  /** Null where the loan does not ask for it. */
  monthly_income: number().nullable().defined(),
})

/** What a change would do to the offers: rupees, months, rupees a month, percent a year. Nothing of it is kept. */
export const whatIfAnswerSchema = strictObject({
  saved: boolean().oneOf([false]).defined(),
  own: figures,
  tried: figures,
  own_matched: number().integer().defined(),
  tried_matched: number().integer().defined(),
  opens: listOf(named),
  closes: listOf(named),
  /** The first offer in the published order; null when nobody matches. */
  best: strictObject({
    name: string().defined(),
    amount: number().defined(),
    emi: number().defined(),
    apr: number().defined(),
  })
    .nullable()
    .defined(),
  /** The nearest single change that brings more lenders. */
  unlock: strictObject({
    kind: string()
      .oneOf(['amount', 'tenure', 'income'] as const)
      .defined(),
    value: number().defined(),
    lenders: listOf(named),
  })
    .nullable()
    .defined(),
  limits: strictObject({
    amount_min: number().defined(),
    amount_max: number().defined(),
    terms: listOf(number().integer().defined()),
    income_max: number().defined(),
  }),
})
export type WhatIfAnswer = InferType<typeof whatIfAnswerSchema>
