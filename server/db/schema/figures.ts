import { isNotNull, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallOutcome } from '#server/adapters/outgoing/call-error.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { at } from '../at-column.ts'
import { paise } from '../paise-column.ts'

/*
 * What the back office counts. Written in the transaction of the event itself, so that a figure never runs ahead of the
 * rows behind it or stays behind them. None of it names a customer: it outlasts an erasure.
 */

/** By what every figure can be cut. */
const dimensions = {
  /** Empty = none chosen yet. */
  product: text('product').notNull(),
  /** Code of the partner whose lead it is; without one, of the brand it came by. */
  partner: text('partner').notNull(),
  /** How a partner brought them; `direct` = nobody did. */
  channel: text('channel').notNull().default('direct'),
  /** The campaign's source as the address said it; empty = it said none. */
  source: text('source').notNull().default(''),
}

/** One row an application, the first instant of each step; null = not there yet, or taken back. */
export const applicationFacts = pgTable(
  'application_facts',
  {
    app_id: text('app_id').primaryKey(),
    /** Applications that came of one list of offers are one journey: it has the id of its first. */
    journey_id: text('journey_id').notNull(),
    ...dimensions,
    lender_id: integer('lender_id'),
    status: text('status').notNull(),
    began_at: at('began_at').notNull(),
    /** The form was complete: offers were worked out, whether any matched or not. */
    completed_at: at('completed_at'),
    /** At least one offer was shown. */
    offered_at: at('offered_at'),
    submitted_at: at('submitted_at'),
    /** The lender has it. */
    received_at: at('received_at'),
    approved_at: at('approved_at'),
    signed_at: at('signed_at'),
    disbursed_at: at('disbursed_at'),
    rejected_at: at('rejected_at'),
    withdrawn_at: at('withdrawn_at'),
    expired_at: at('expired_at'),
    /** When its status last changed: who is silent since then has stopped. */
    moved_at: at('moved_at').notNull(),
    asked: paise('asked'),
    sanctioned: paise('sanctioned'),
    disbursed: paise('disbursed'),
    /** Why the lender said no: the reason as we sort it, and the lender's own code. */
    reject_reason: text('reject_reason'),
    reject_code: text('reject_code'),
  },
  (t) => [
    index('application_facts_began').on(t.began_at, t.app_id),
    index('application_facts_submitted').on(t.submitted_at, t.app_id),
    // What is narrowed to a lender, none being one too.
    index('application_facts_lender').on(sql`coalesce(${t.lender_id}, 0)`, t.submitted_at),
    // How long a step took is read from the index alone, of a product and a lender too. Most have not got there.
    index('application_facts_received').on(t.received_at, t.submitted_at).where(isNotNull(t.received_at)),
    index('application_facts_approved')
      .on(t.approved_at, t.submitted_at, t.product, t.lender_id)
      .where(isNotNull(t.approved_at)),
    index('application_facts_disbursed')
      .on(t.disbursed_at, t.submitted_at, t.product, t.lender_id)
      .where(isNotNull(t.disbursed_at)),
    index('application_facts_rejected').on(t.rejected_at).where(isNotNull(t.rejected_at)),
    index('application_facts_journey').on(t.journey_id),
    // Later applications of a journey are few.
    index('application_facts_later')
      .on(t.began_at, t.journey_id)
      .where(sql`${t.journey_id} <> ${t.app_id}`),
  ],
)

/** One row a visit that was begun, known or not, until it signed in. */
export const visitFacts = pgTable(
  'visit_facts',
  {
    prospect_app_id: text('prospect_app_id').primaryKey(),
    ...dimensions,
    began_at: at('began_at').notNull(),
    /** A one-time code was asked for. */
    code_at: at('code_at'),
    /** It was right; of a visit that began signed in, when it began. */
    verified_at: at('verified_at'),
  },
  (t) => [index('visit_facts_began').on(t.began_at, t.prospect_app_id)],
)

/**
 * Sums by day of India, made anew from the facts and never counted up. One row for a metric, its part, a day and what it is cut
 * by: always the product, and one of the other dimensions, which `cut` names (`product`: none); the rest is empty or 0.
 */
export const rollupDay = pgTable(
  'rollup_day',
  {
    metric: text('metric').notNull(),
    /** What the metric tells apart besides, such as how a journey stopped; most tell nothing. */
    part: text('part').notNull().default(''),
    day: text('day').notNull(),
    cut: text('cut').$type<'product' | 'lender' | 'partner' | 'channel' | 'source'>().notNull(),
    product: text('product').notNull(),
    /** 0 = none. */
    lender: integer('lender').notNull().default(0),
    partner: text('partner').notNull().default(''),
    channel: text('channel').notNull().default(''),
    source: text('source').notNull().default(''),
    n: integer('n').notNull(),
    paise: paise('paise').notNull(),
  },
  (t) => [
    uniqueIndex('rollup_day_of').on(
      ...[t.cut, t.metric, t.day, t.product, t.lender, t.partner, t.channel, t.source, t.part],
    ),
    index('rollup_day_day').on(t.day),
  ],
)

/** Days whose sums are out of date. Every write adds a row of its own, so that writers never wait for each other. */
export const rollupMarks = pgTable(
  'rollup_marks',
  {
    mark_id: bigint('mark_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    family: text('family').$type<'visit' | 'journey' | 'application' | 'event' | 'code' | 'call'>().notNull(),
    day: text('day').notNull(),
  },
  (t) => [index('rollup_marks_day').on(t.family, t.day)],
)

/** Sums that were found not to be what their rows come to. The day is made anew at once; the finding stays until it was seen. */
export const figureAlarms = pgTable(
  'figure_alarms',
  {
    alarm_id: integer('alarm_id').primaryKey().generatedAlwaysAsIdentity(),
    family: text('family').notNull(),
    day: text('day').notNull(),
    /** How many sums differed, and whether a row itself was not what its events say. */
    sums: integer('sums').notNull(),
    facts: boolean('facts').notNull().default(false),
    found_at: at('found_at').notNull(),
    seen_at: at('seen_at'),
    seen_by: integer('seen_by'),
  },
  (t) => [index('figure_alarms_open').on(t.seen_at, t.found_at)],
)

/** What somebody of the back office looks at again and again: a report's address under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    view_id: integer('view_id').primaryKey().generatedAlwaysAsIdentity(),
    page: text('page').$type<PageKey>().notNull(),
    owner_id: integer('owner_id').notNull(),
    name: text('name').notNull(),
    /** Everybody who may open the page sees it. */
    shared: boolean('shared').notNull().default(false),
    /** The part of the address after the question mark: days, filters, order. */
    address: text('address').notNull(),
    /** Columns that are hidden, by the table's name. */
    hidden: jsonb('hidden').$type<Record<string, string[]>>().notNull().default({}),
    changed_at: at('changed_at').notNull(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.page, t.owner_id, t.name)],
)

/** Every try to reach a lender, also those that were made again. */
export const lenderCalls = pgTable(
  'lender_calls',
  {
    call_id: integer('call_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: integer('lender_id').notNull(),
    app_id: text('app_id').notNull(),
    operation: text('operation')
      .$type<'submit' | 'enquire' | 'nudge' | 'cancel' | 'exit' | 'forget' | 'send_otp' | 'verify_otp'>()
      .notNull(),
    outcome: text('outcome').$type<CallOutcome>().notNull(),
    /** Until it answered or was given up, milliseconds. */
    ms: integer('ms').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('lender_calls_at').on(t.at), index('lender_calls_app').on(t.app_id, t.lender_id, t.at, t.call_id)],
)
