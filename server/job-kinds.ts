import type { TwoPersonKind } from '#src/contract/entities/approvals/approval.ts'
import { LANE_OF_JOB } from '#src/contract/entities/operations/job-lane.ts'
import type { JobLane } from '#src/contract/entities/operations/job-lane.ts'
import type { TicketNews } from '#src/contract/entities/support/ticket-desk.ts'
import { targetKey } from './adapters/outgoing/outgoing.ts'
import type { Db } from './db/client.ts'
import { createJobs } from './db/repositories/shared/jobs.ts'

/** What each kind of job carries: ids and figures that name nobody, since a job's payload is kept in clear. */
export interface JobPayloads {
  submit_application: { app_id: string }
  sandbox_lender_report: { lender_id: number; lender_reference: string; step: number }
  sandbox_card_report: { app_id: string; step: number }
  notify_status: { app_id: string; status: string; at: string }
  send_reminder: { reminder_id: number }
  /** `at`: when something of it is due. */
  follow_contact_change: { change_id: number; at: string }
  tell_contact_change: { change_id: number; channel: 'sms' | 'email'; news: 'asked' | 'ended' }
  tell_asker_of_contact_change: { change_id: number }
  forward_help_request: { ticket: string }
  nudge_lender: { app_id: string; at: string }
  /** `at`: when it was passed on, since it may be passed to another lender when this one was not reached. */
  send_enquiry: { enquiry_id: number; at: string }
  tell_of_enquiry: { enquiry_id: number; news: 'passed' | 'closed' }
  cancel_at_lender: { app_id: string; at: string }
  exit_at_lender: { app_id: string; at: string; returned: boolean }
  sandbox_ticket_answer: { ticket: string }
  tell_of_answer: { ticket: string; message_id: number }
  tell_of_escalation: { ticket: string }
  /** `at`: when it happened. */
  tell_asker_of_ticket: { ticket: string; news: TicketNews; at: string }
  /** `at`: when it is due. */
  tend_tickets: { at: string }
  forget_elsewhere: { notice_id: number }
  /** `at`: when it is due, so that a request that was put off is queued anew. */
  erase_customer: { request_id: number; at: string }
  /** `admin_id`: who asked for it; `at`: when it is due, so that a draft that was put off is queued anew. */
  publish_criteria: { draft_id: number; admin_id: number; at: string }
  /** `after`: the number of the last report that was taken. */
  replay_words: { lender_id: number; version_id: number; after: number }
  tell_asker: { approval_id: number }
  /** `admin_id`: who acted alone; `target`: to whom or what, as its approval would have it; `at`: when. */
  tell_of_alone: { to: number; admin_id: number; kind: TwoPersonKind; target: string; at: string }
  tell_merchant: { request_id: number }
  /** `at`: when it was asked for, since it may be asked for again. */
  send_invitation: ({ admin_id: number } | { partner_user_id: number }) & { at: string }
  /** `login_index`: keyed hash of an address, whether or not somebody signs in with it. */
  send_recovery: { login_index: string; at: string }
  tell_named_person: { naming_id: number }
  deliver_webhook: { delivery_id: number }
  /** `day` in India; `batch` from 0. */
  forget_leads: { day: string; batch: number }
  /** `day` in India; `batch` from 0. */
  sweep_expired: { day: string; batch: number }
  /**
   * `at`: when it was noted, since a month may be paid in parts; `net` rupees after tax. What was queued before transfers
   * were kept names none.
   */
  tell_partner_paid: {
    partner_user_id: number
    month: string
    lines: number
    net: number
    at: string
    day?: string
    utr?: string
    account_ending?: string
  }
  /** `day`: of the reversal; `net` rupees that had been sent. */
  tell_partner_reversed: {
    partner_user_id: number
    payment_id: number
    month: string
    net: number
    utr: string
    day: string
    reason: string
  }
  /** `at`: when it was saved or called off, since a version is changed until its day is over. */
  tell_partner_terms: { partner_user_id: number; version_id: number; at: string }
  /** `at`: of the suspension, resume or leave, since another may follow. */
  tell_partner_standing: { partner_id: number; at: string }
  /** `at`: when it was corrected. */
  tell_partner_pan: { partner_id: number; at: string }
  /** An order of the tax office was noted, or ended before its day. */
  tell_partner_tax: { partner_user_id: number; certificate_id: number; act: 'noted' | 'ended' }
  /** `at`: when we stopped the link, or let it work again. */
  tell_partner_link: { link_id: number; act: 'stopped' | 'resumed'; reason: string; at: string }
  /** `at`: when it was entered, or refused; `what`: the account, masked; `returned`: why the bank sent a payment back. */
  tell_partner_account: { partner_id: number; at: string; what: string; returned?: string }
  tell_partner_slabs: { partner_user_id: number; version_id: number; at: string }
  /** `week`: the Monday after it. */
  plan_partner_week: { week: string }
  tell_partner_week: { partner_user_id: number; week: string }
  check_partner_bank: { partner_id: number }
  /** `at`: when it would end, so that one that was used meanwhile is queued anew. */
  expire_masquerade: { session_id: string; at: string }
  /** `since`: when the commit was begun; `after`: the row that is done; `attended`: somebody waits and does it at once. */
  commit_import: { batch_id: number; since: string; after: number; attended: boolean }
  undo_import: { batch_id: number; since: string; after: number }
  /** `at`: when it begins. */
  start_campaign: { campaign_id: number; at: string }
  /** `run` grows with every start and resume, `batch` from 0 in each. */
  send_campaign: { campaign_id: number; run: number; batch: number }
  /** `hour` in UTC, such as 2026-11-22T09. */
  anchor_audit: { hour: string }
  /** `at`: when it is due. */
  make_sums: { at: string }
  /** `hour` in UTC, such as 2026-11-22T09. */
  check_sums: { hour: string }
  /** `day` in India; `after`: the lender whose decisions were counted last. */
  count_decisions: { day: string; after: number }
}
export type JobKind = keyof JobPayloads

const KEYS: { [K in keyof typeof LANE_OF_JOB]: (payload: JobPayloads[K]) => string } = {
  submit_application: ({ app_id }) => `submit:${app_id}`,
  sandbox_lender_report: ({ lender_reference, step }) => `report:${lender_reference}:${step}`,
  sandbox_card_report: ({ app_id, step }) => `card-report:${app_id}:${step}`,
  notify_status: ({ app_id, status, at }) => `notify:${app_id}:${status}:${at}`,
  send_reminder: ({ reminder_id }) => `reminder:${reminder_id}`,
  follow_contact_change: ({ change_id, at }) => `contact-change:${change_id}:${at}`,
  tell_contact_change: ({ change_id, channel, news }) => `tell-contact-change:${change_id}:${channel}:${news}`,
  tell_asker_of_contact_change: ({ change_id }) => `tell-asker-contact-change:${change_id}`,
  forward_help_request: ({ ticket }) => `help:${ticket}`,
  send_enquiry: ({ enquiry_id, at }) => `send-enquiry:${enquiry_id}:${at}`,
  tell_of_enquiry: ({ enquiry_id, news }) => `tell-enquiry:${enquiry_id}:${news}`,
  nudge_lender: ({ app_id, at }) => `nudge:${app_id}:${at}`,
  forget_elsewhere: ({ notice_id }) => `forget:${notice_id}`,
  cancel_at_lender: ({ app_id, at }) => `cancel:${app_id}:${at}`,
  exit_at_lender: ({ app_id, at }) => `exit:${app_id}:${at}`,
  sandbox_ticket_answer: ({ ticket }) => `answer:${ticket}`,
  tell_of_answer: ({ message_id }) => `tell-answer:${message_id}`,
  tell_of_escalation: ({ ticket }) => `tell-escalation:${ticket}`,
  tell_asker_of_ticket: ({ ticket, news, at }) => `tell-asker:${ticket}:${news}:${at}`,
  tend_tickets: ({ at }) => `tend-tickets:${at}`,
  erase_customer: ({ request_id, at }) => `erase:${request_id}:${at}`,
  deliver_webhook: ({ delivery_id }) => `webhook:${delivery_id}`,
  send_invitation: (to) =>
    'admin_id' in to ? `invite:${to.admin_id}:${to.at}` : `invite-partner:${to.partner_user_id}:${to.at}`,
  send_recovery: ({ login_index, at }) => `recover:${login_index}:${at}`,
  tell_asker: ({ approval_id }) => `tell-asker:${approval_id}`,
  tell_of_alone: ({ to, kind, target, at }) => `tell-alone:${kind}:${target}:${at}:${to}`,
  tell_merchant: ({ request_id }) => `tell-merchant:${request_id}`,
  tell_named_person: ({ naming_id }) => `tell-named:${naming_id}`,
  forget_leads: ({ day, batch }) => `forget-leads:${day}:${batch}`,
  sweep_expired: ({ day, batch }) => `sweep-expired:${day}:${batch}`,
  tell_partner_paid: ({ partner_user_id, month, at }) => `tell-paid:${partner_user_id}:${month}:${at}`,
  tell_partner_reversed: ({ partner_user_id, payment_id }) => `tell-reversed:${partner_user_id}:${payment_id}`,
  tell_partner_terms: ({ partner_user_id, version_id, at }) => `tell-terms:${partner_user_id}:${version_id}:${at}`,
  tell_partner_slabs: ({ partner_user_id, version_id, at }) => `tell-slabs:${partner_user_id}:${version_id}:${at}`,
  tell_partner_standing: ({ partner_id, at }) => `tell-standing:${partner_id}:${at}`,
  tell_partner_account: ({ partner_id, at }) => `tell-account:${partner_id}:${at}`,
  tell_partner_tax: ({ partner_user_id, certificate_id, act }) =>
    `tell-tax:${partner_user_id}:${certificate_id}:${act}`,
  tell_partner_link: ({ link_id, at }) => `tell-link:${link_id}:${at}`,
  tell_partner_pan: ({ partner_id, at }) => `tell-pan:${partner_id}:${at}`,
  plan_partner_week: ({ week }) => `partner-week:${week}`,
  tell_partner_week: ({ partner_user_id, week }) => `partner-week:${week}:${partner_user_id}`,
  check_partner_bank: ({ partner_id }) => `bank-check:${partner_id}`,
  expire_masquerade: ({ session_id, at }) => `masquerade:${session_id}:${at}`,
  start_campaign: ({ campaign_id, at }) => `start-campaign:${campaign_id}:${at}`,
  send_campaign: ({ campaign_id, run, batch }) => `campaign:${campaign_id}:${run}:${batch}`,
  anchor_audit: ({ hour }) => `anchor-audit:${hour}`,
  make_sums: ({ at }) => `make-sums:${at}`,
  check_sums: ({ hour }) => `check-sums:${hour}`,
  count_decisions: ({ day, after }) => `count-decisions:${day}:${after}`,
  replay_words: ({ lender_id, version_id, after }) => `replay-words:${lender_id}:${version_id}:${after}`,
  commit_import: ({ batch_id, since, after }) => `commit-import:${batch_id}:${since}:${after}`,
  undo_import: ({ batch_id, since, after }) => `undo-import:${batch_id}:${since}:${after}`,
  publish_criteria: ({ draft_id, at }) => `criteria:${draft_id}:${at}`,
}

/** The key under which a piece of work is queued once. */
export const jobKey = <K extends JobKind>(kind: K, payload: JobPayloads[K]): string => KEYS[kind](payload)

const LANES = new Map<string, JobLane>(Object.entries(LANE_OF_JOB))
/** A kind that this version does not know ends at once. */
export const laneOf = (kind: string): JobLane => LANES.get(kind) ?? 'regular'
export const kindsOf = (lane: JobLane): string[] => [...LANES.keys()].filter((kind) => laneOf(kind) === lane)

/** Work whose last failure changes its record, and is settled there: every kind whose handler has a `giveUp`. */
const HANDED_ON = [
  'submit_application',
  'send_enquiry',
  'cancel_at_lender',
  'exit_at_lender',
  'forget_elsewhere',
  'deliver_webhook',
  'send_campaign',
] as const satisfies JobKind[]
export type HandedOn = (typeof HANDED_ON)[number]
/** Each check may cost a rupee: the partner asks for the next one. */
const COSTS_MONEY: JobKind = 'check_partner_bank'
const SETTLED_ELSEWHERE = new Set<string>([...HANDED_ON, COSTS_MONEY])

/** Whether staff may queue failed work of this kind anew. */
export const mayTryAgain = (kind: string): boolean => LANES.has(kind) && !SETTLED_ELSEWHERE.has(kind)

/** Work that asks one of several servers of a kind: which one is said when it is queued. */
type NamedTargetKind =
  | 'submit_application'
  | 'send_enquiry'
  | 'nudge_lender'
  | 'cancel_at_lender'
  | 'exit_at_lender'
  | 'forget_elsewhere'
  | 'deliver_webhook'

const MAIL = targetKey('mail')
/** Work that always asks the same server. What goes out by mail or by SMS, as the customer wants it, asks none in particular. */
const FIXED_TARGETS: Partial<Record<Exclude<JobKind, NamedTargetKind>, string>> = {
  forward_help_request: targetKey('crm'),
  check_partner_bank: targetKey('bank_check'),
  tell_of_escalation: MAIL,
  tell_asker: MAIL,
  tell_asker_of_contact_change: MAIL,
  tell_of_alone: MAIL,
  tell_merchant: MAIL,
  send_invitation: MAIL,
  send_recovery: MAIL,
  tell_partner_paid: MAIL,
  tell_partner_reversed: MAIL,
  tell_partner_terms: MAIL,
  tell_partner_standing: MAIL,
  tell_partner_pan: MAIL,
  tell_partner_tax: MAIL,
  tell_partner_link: MAIL,
  tell_partner_account: MAIL,
  tell_partner_slabs: MAIL,
  tell_partner_week: MAIL,
}

type Target<K extends JobKind> = K extends NamedTargetKind ? [target: string] : []

/** Queues a piece of work, once however often it is asked for. */
export const queueJob = <K extends JobKind>(
  db: Db,
  kind: K,
  payload: JobPayloads[K],
  runAt: Date,
  ...target: Target<K>
): Promise<void> => queueJobs(db, kind, [payload], runAt, ...target)

/** Queues pieces of work of one kind together. */
export function queueJobs<K extends JobKind>(
  db: Db,
  kind: K,
  payloads: readonly JobPayloads[K][],
  runAt: Date,
  ...[named]: Target<K>
): Promise<void> {
  const fixed: Partial<Record<JobKind, string>> = FIXED_TARGETS
  const target = named ?? fixed[kind] ?? null
  return createJobs(
    db,
    payloads.map((payload) => ({
      kind,
      dedupe_key: jobKey(kind, payload),
      payload: { ...payload },
      run_at: runAt,
      target,
    })),
  )
}
