import type { InferType } from 'yup'
import { COUNT_KEYS, DIMENSIONS, FACT_CHANNELS, knowsStops, NO_VALUE } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { LINK_MARK, OWN_CUTS, OWN_DIMENSIONS, OWN_FIGURE_KEYS } from '#src/contract/entities/figures/own-traces.ts'
import type { OwnCut, OwnFigure } from '#src/contract/entities/figures/own-traces.ts'
import { TRACE_CUTS, TRACED_FIGURES } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut, TracedFigure } from '#src/contract/entities/figures/traces.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { LEAD_CHANNELS, LINK_LABEL_MAX } from '../leads/tracking-link.ts'
import { rangeFields } from '../reports/range-fields.ts'
import { isoDay, isoInstant, listOf, strictObject } from '../shared/fields.ts'
import { PRODUCT_TYPES } from '../shared/product-type.ts'

const choice = (list: readonly string[]) =>
  string()
    .test('known', 'rules:choice.unknown', (value) => value === undefined || list.includes(value))
    .optional()

/** Days of India, and what narrows the figures; a lender is named by its number, a partner by its code. */
export const figureFilters = {
  ...rangeFields,
  product: choice([...PRODUCT_TYPES, NO_VALUE]),
  lender: string()
    .matches(/^([1-9]\d{0,8}|-)$/, 'rules:id')
    .optional(),
  partner: safeText(40).optional(),
  channel: choice(FACT_CHANNELS),
  source: string()
    .matches(/^([a-z][a-z0-9_-]{0,39}|-)$/, 'rules:choice.unknown')
    .optional(),
}
export type FigureFilterQuery = InferType<ReturnType<typeof strictObject<typeof figureFilters>>>

const whole = () => number().integer().min(0).defined()
const rupees = () => number().min(0).defined()

/** Hours; null = nobody got there in these days. */
const hoursOf = () => number().min(0).nullable().defined()

const days = strictObject({ from: isoDay().defined(), to: isoDay().defined() })
/** What every report says of its figures. */
const basis = {
  as_of: isoInstant(),
  range: days.defined(),
  /** As many days, right before. */
  before: days.defined(),
  /** From this day on cohorts are still running; null = all of these days are over. */
  young_from: isoDay().nullable().defined(),
}

/** One line of the products' report, with the same of as many days before where it tells. Money in rupees. */
const productLineSchema = strictObject({
  product: string().defined(),
  /** Number as text; `-` = none. Null where lines are not cut by lenders. */
  lender: string().nullable().defined(),
  lender_name: string().nullable().defined(),
  submitted: whole(),
  submitted_before: whole(),
  received: whole(),
  decided: whole(),
  approved: whole(),
  approved_before: whole(),
  disbursed: whole(),
  disbursed_before: whole(),
  rejected: whole(),
  withdrawn: whole(),
  expired: whole(),
  asked_amount: rupees(),
  disbursed_amount: rupees(),
  disbursed_amount_before: rupees(),
  approval_hours: hoursOf(),
  disbursal_hours: hoursOf(),
})
export type ProductLine = InferType<typeof productLineSchema>

export const productsReportSchema = strictObject({ ...basis, lines: listOf(productLineSchema) })
export type ProductsReport = InferType<typeof productsReportSchema>

const countField = () => string().oneOf(COUNT_KEYS).defined()
const stepSchema = strictObject({ key: countField(), n: whole(), before: whole() })
export type FunnelStep = InferType<typeof stepSchema>

/** How somebody stopped; `silent`: nothing has moved for a week. */
export const STOP_KINDS = ['rejected', 'withdrawn', 'expired', 'silent'] as const

const stopSchema = strictObject({
  /** The last step that was reached. */
  after: countField(),
  why: string().oneOf(STOP_KINDS).defined(),
  /** Of a no, where the lender gave one. */
  reason: string().nullable().defined(),
  n: whole(),
})
export type FunnelStop = InferType<typeof stopSchema>

export const TIME_KEYS = ['receipt', 'approval', 'disbursal'] as const
const timeSchema = strictObject({
  key: string().oneOf(TIME_KEYS).defined(),
  n: whole(),
  median: hoursOf(),
  p90: hoursOf(),
  median_before: hoursOf(),
})

const choiceFields = { value: string().defined(), label: string().defined() }
const choiceSchema = strictObject(choiceFields)

export const journeyReportSchema = strictObject({
  ...basis,
  /** Empty where the figures are narrowed to a lender: nobody has one before they apply. */
  visit: listOf(stepSchema),
  journey: listOf(stepSchema),
  application: listOf(stepSchema),
  stops: listOf(stopSchema),
  times: listOf(timeSchema),
  /** One line for each value of what was asked for. */
  cut: listOf(
    strictObject({
      value: string().defined(),
      visits: whole(),
      verified: whole(),
      began: whole(),
      offered: whole(),
      submitted: whole(),
      disbursed: whole(),
    }),
  ),
  /** Journeys by the week in which they began, or by the month where the days are many; the oldest first. */
  cohorts: listOf(
    strictObject({
      from: isoDay().defined(),
      to: isoDay().defined(),
      /** Some of them are still followed. */
      young: boolean().defined(),
      /** How many came so far, in the order of the journey's ladder. */
      steps: listOf(number().integer().min(0).defined()),
    }),
  ),
  /** What can be chosen in the filters. */
  choices: strictObject({
    lender: listOf(choiceSchema),
    partner: listOf(choiceSchema),
    source: listOf(choiceSchema),
  }).defined(),
})
export type JourneyReport = InferType<typeof journeyReportSchema>

/** One that a figure counts. None of it names a customer. */
export const figureRowSchema = strictObject({
  id: string().defined(),
  /** Of an application; null of a visit. */
  reference: string().nullable().defined(),
  product: string().defined(),
  lender: string().nullable().defined(),
  /** Code of whoever brought them, or else of the site. */
  partner: string().defined(),
  /** Null = nobody brought them. */
  partner_name: string().nullable().defined(),
  channel: string().oneOf(FACT_CHANNELS).defined(),
  source: string().defined(),
  status: string().nullable().defined(),
  /** The instant by whose day it is counted. */
  at: isoInstant(),
  /** Rupees: what was paid out, before that what was asked for. */
  amount: number().nullable().defined(),
})
export type FigureRow = InferType<typeof figureRowSchema>

/** Which figure the rows stand behind: a count, and of those who stopped, how. */
export const rowsOfFigure = {
  ...figureFilters,
  count: string().oneOf(COUNT_KEYS, 'rules:choice.unknown').required('rules:required'),
  /** Only journeys that stopped after this very step, in this way. */
  stopped: string()
    .oneOf(STOP_KINDS, 'rules:choice.unknown')
    .test('of-a-journey', 'rules:choice.unknown', (stopped, { parent }) => {
      return stopped === undefined || knowsStops((parent as { count: CountKey }).count)
    })
    .optional(),
  /** Of a no: the reason; `-` = the lender gave none. */
  reason: safeText(60).optional(),
}

/** Which figure's change is told apart, and by what. */
export const traceOfFigure = {
  ...figureFilters,
  figure: string<TracedFigure>().oneOf(TRACED_FIGURES, 'rules:choice.unknown').required('rules:required'),
  by: string<TraceCut>().oneOf(TRACE_CUTS, 'rules:choice.unknown').required('rules:required'),
}

/** Which figure of a partner's own, and by what. */
export const traceOfOwnFigure = {
  ...rangeFields,
  product: choice([...PRODUCT_TYPES, NO_VALUE]),
  lender: figureFilters.lender,
  channel: choice([...LEAD_CHANNELS, NO_VALUE]),
  /** A name after the mark, or none. */
  link: string()
    .max(LINK_LABEL_MAX + LINK_MARK.length, 'rules:text.tooLong')
    .matches(/^(-|\.[\p{L}\p{M}\p{N} _-]*)$/u, 'rules:choice.unknown')
    .optional(),
  figure: string<OwnFigure>().oneOf(OWN_FIGURE_KEYS, 'rules:choice.unknown').required('rules:required'),
  by: string<OwnCut>().oneOf(OWN_CUTS, 'rules:choice.unknown').required('rules:required'),
}
export type OwnTraceQuery = InferType<ReturnType<typeof strictObject<typeof traceOfOwnFigure>>>

/** Numbers, or rupees; `difference` = `now` - `before`, exact to the paisa. */
const changed = { now: number().defined(), before: number().defined(), difference: number().defined() }

const traceSchema = <Name extends string>(dimensions: readonly Name[]) =>
  strictObject({
    as_of: basis.as_of,
    range: days.defined(),
    /** As many days, right before. */
    before: days.defined(),
    /** From this day on the figure can still rise; null = it is as it will stay. */
    young_from: isoDay().nullable().defined(),
    total: strictObject(changed).defined(),
    /** What has changed most first. With `others` they make up the total. A day stands for the one at the same place before. */
    rows: listOf(strictObject({ value: string().defined(), label: string().defined(), ...changed })),
    /** Whatever has changed least, put together; null = every line is listed. */
    others: strictObject({ count: whole(), ...changed })
      .nullable()
      .defined(),
    /** What narrows the figure, by its name. */
    narrowed: listOf(strictObject({ dimension: string<Name>().oneOf(dimensions).defined(), ...choiceFields })),
  })
export const figureTraceSchema = traceSchema(DIMENSIONS)
export const ownFigureTraceSchema = traceSchema(OWN_DIMENSIONS)
export type FigureTrace = InferType<typeof figureTraceSchema>
export type OwnFigureTrace = InferType<typeof ownFigureTraceSchema>
/** A change told apart, whoever's figure it is. */
export type ToldTrace = Omit<FigureTrace, 'narrowed'>
export type TraceRow = FigureTrace['rows'][number]

export const figureAlarmSchema = strictObject({
  alarm_id: number().integer().defined(),
  family: string().defined(),
  day: isoDay().defined(),
  /** How many sums or rows were wrong. */
  sums: whole(),
  /** Rows were wrong, and not the sums made of them. */
  facts: boolean().defined(),
  found_at: isoInstant(),
})
