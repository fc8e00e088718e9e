import type { JobRow } from '../db/repositories/shared/jobs.ts'
import type { Deps } from '../deps.ts'
import type { HandedOn, JobKind, JobPayloads } from '../job-kinds.ts'
import { cancelAtLender } from '../services/applications/cancel-at-lender.ts'
import { giveUpCancellation } from '../services/applications/give-up-cancellation.ts'
import { giveUpSubmission } from '../services/applications/give-up-submission.ts'
import { notifyStatus } from '../services/applications/notify-status.ts'
import { reportSandboxCard } from '../services/applications/report-sandbox-card.ts'
import { reportSandboxStatus } from '../services/applications/report-sandbox-status.ts'
import { sendNudge } from '../services/applications/send-nudge.ts'
import { sendReminder } from '../services/applications/send-reminder.ts'
import { submitApplication } from '../services/applications/submit-application.ts'
import { notifyRequester } from '../services/approvals/notify-requester.ts'
import { sendAloneNews } from '../services/approvals/send-alone-news.ts'
import { anchorAudit } from '../services/audit/anchor-audit.ts'
import { followContactChange } from '../services/callers/follow-contact-change.ts'
import { notifyOfContactChange } from '../services/callers/notify-of-contact-change.ts'
import { notifyRequesterOfContactChange } from '../services/callers/notify-requester-of-contact-change.ts'
import { replayMoreWords } from '../services/catalogue/replay-more-words.ts'
import { publishDueCriteria } from '../services/criteria/publish-due-criteria.ts'
import { sendPaidNews } from '../services/earnings/send-paid-news.ts'
import { sendReversedNews } from '../services/earnings/send-reversed-news.ts'
import { sendSlabsNews } from '../services/earnings/send-slabs-news.ts'
import { sendTermsNews } from '../services/earnings/send-terms-news.ts'
import { giveUpEnquiry } from '../services/enquiries/give-up-enquiry.ts'
import { notifyOfEnquiry } from '../services/enquiries/notify-of-enquiry.ts'
import { sendEnquiry } from '../services/enquiries/send-enquiry.ts'
import { checkSums } from '../services/figures/check-sums.ts'
import { makeSums } from '../services/figures/make-sums.ts'
import { expireMasquerade } from '../services/identity/expire-masquerade.ts'
import { commitImportRows } from '../services/imports/commit-import-rows.ts'
import { undoImportRows } from '../services/imports/undo-import-rows.ts'
import { deliverWebhook } from '../services/integration/deliver-webhook.ts'
import { giveUpWebhook } from '../services/integration/give-up-webhook.ts'
import { forgetLeads } from '../services/leads/forget-leads.ts'
import { notifyNamedPerson } from '../services/leads/notify-named-person.ts'
import { sendLinkNews } from '../services/leads/send-link-news.ts'
import { exitAtLender } from '../services/loans/exit-at-lender.ts'
import { giveUpExit } from '../services/loans/give-up-exit.ts'
import { notifyMerchant } from '../services/merchants/notify-merchant.ts'
import { giveUpCampaign } from '../services/messages/give-up-campaign.ts'
import { sendCampaign } from '../services/messages/send-campaign.ts'
import { startPlannedCampaign } from '../services/messages/start-planned-campaign.ts'
import { countDecisions } from '../services/offers/count-decisions.ts'
import { sendPanNews } from '../services/onboarding/send-pan-news.ts'
import { sendStandingNews } from '../services/onboarding/send-standing-news.ts'
import { checkNewPartnerBank } from '../services/partners/check-new-partner-bank.ts'
import { notifyAccountChange } from '../services/partners/notify-account-change.ts'
import { planPartnerWeek } from '../services/partners/plan-partner-week.ts'
import { sendPartnerWeek } from '../services/partners/send-partner-week.ts'
import { sendTaxNews } from '../services/paying/send-tax-news.ts'
import { eraseAtRecipient } from '../services/privacy/erase-at-recipient.ts'
import { eraseCustomer } from '../services/privacy/erase-customer.ts'
import { giveUpForgetting } from '../services/privacy/give-up-forgetting.ts'
import { sweepExpired } from '../services/privacy/sweep-expired.ts'
import { sendInvitation } from '../services/staff/send-invitation.ts'
import { sendRecovery } from '../services/staff/send-recovery.ts'
import { answerSandboxTicket } from '../services/support/answer-sandbox-ticket.ts'
import { forwardHelpRequest } from '../services/support/forward-help-request.ts'
import { notifyGrievanceOfficer } from '../services/support/notify-grievance-officer.ts'
import { notifyOfQueuedAnswer } from '../services/support/notify-of-queued-answer.ts'
import { notifyRequesterOfTicket } from '../services/support/notify-requester-of-ticket.ts'
import { runTicketSla } from '../services/support/run-ticket-sla.ts'
import { patienceOf } from './back-off.ts'

interface JobHandler<K extends JobKind> {
  run(deps: Deps, payload: JobPayloads[K]): Promise<void>
  maxAttempts: number
  giveUp?(deps: Deps, payload: JobPayloads[K]): Promise<void>
}

/** The kinds that are handed on, and no others, say what is done after the last try. */
type GivesUp<K extends JobKind> = K extends HandedOn ? Required<Pick<JobHandler<K>, 'giveUp'>> : { giveUp?: never }

const HANDLERS: { [K in JobKind]: JobHandler<K> & GivesUp<K> } = {
  // With the pauses of back-off.ts, two days.
  submit_application: { run: submitApplication, maxAttempts: 56, giveUp: giveUpSubmission },
  sandbox_lender_report: { run: reportSandboxStatus, maxAttempts: 10 },
  sandbox_card_report: { run: reportSandboxCard, maxAttempts: 10 },
  replay_words: { run: replayMoreWords, maxAttempts: 20 },
  notify_status: { run: notifyStatus, maxAttempts: 8 },
  send_reminder: { run: sendReminder, maxAttempts: 8 },
  // A lost one leaves a request that nothing ends.
  follow_contact_change: { run: followContactChange, maxAttempts: 1_500 },
  // As long as the customer can stop it.
  tell_contact_change: { run: notifyOfContactChange, maxAttempts: 56 },
  tell_asker_of_contact_change: { run: notifyRequesterOfContactChange, maxAttempts: 56 },
  forward_help_request: { run: forwardHelpRequest, maxAttempts: 56 },
  // As long as a submission; then it waits for staff again.
  send_enquiry: { run: sendEnquiry, maxAttempts: 56, giveUp: giveUpEnquiry },
  tell_of_enquiry: { run: notifyOfEnquiry, maxAttempts: 56 },
  nudge_lender: { run: sendNudge, maxAttempts: 20 },
  // As long as a submission: what may have gone out must be called back as patiently.
  cancel_at_lender: { run: cancelAtLender, maxAttempts: 56, giveUp: giveUpCancellation },
  // As patiently: the money may be on its way.
  exit_at_lender: { run: exitAtLender, maxAttempts: 56, giveUp: giveUpExit },
  sandbox_ticket_answer: { run: answerSandboxTicket, maxAttempts: 8 },
  tell_of_answer: { run: notifyOfQueuedAnswer, maxAttempts: 8 },
  // As long as a submission: nobody else reminds the officer.
  tell_of_escalation: { run: notifyGrievanceOfficer, maxAttempts: 56 },
  tell_asker_of_ticket: { run: notifyRequesterOfTicket, maxAttempts: 56 },
  // It queues the next one.
  tend_tickets: { run: runTicketSla, maxAttempts: 1_500 },
  // A promise to a person and a duty by law: two months of tries, not two days.
  erase_customer: { run: eraseCustomer, maxAttempts: 1_500 },
  // With the pauses of back-off.ts, a month.
  forget_elsewhere: { run: eraseAtRecipient, maxAttempts: 730, giveUp: giveUpForgetting },
  // A day, as the documentation for partners says.
  deliver_webhook: { run: deliverWebhook, maxAttempts: 31, giveUp: giveUpWebhook },
  send_invitation: { run: sendInvitation, maxAttempts: 20 },
  // Longer than the link would live.
  send_recovery: { run: sendRecovery, maxAttempts: 8 },
  tell_asker: { run: notifyRequester, maxAttempts: 56 },
  tell_of_alone: { run: sendAloneNews, maxAttempts: 20 },
  tell_merchant: { run: notifyMerchant, maxAttempts: 56 },
  // Until it has gone out the naming counts for nothing, and after seven days it is over.
  tell_named_person: { run: notifyNamedPerson, maxAttempts: 160 },
  // A duty by law, and what queues the next day's.
  forget_leads: { run: forgetLeads, maxAttempts: 1_500 },
  // A duty by law too, and it queues the next day's.
  sweep_expired: { run: sweepExpired, maxAttempts: 1_500 },
  tell_partner_paid: { run: sendPaidNews, maxAttempts: 56 },
  tell_partner_reversed: { run: sendReversedNews, maxAttempts: 56 },
  tell_partner_terms: { run: sendTermsNews, maxAttempts: 56 },
  tell_partner_standing: { run: sendStandingNews, maxAttempts: 56 },
  tell_partner_account: { run: notifyAccountChange, maxAttempts: 56 },
  tell_partner_tax: { run: sendTaxNews, maxAttempts: 56 },
  tell_partner_link: { run: sendLinkNews, maxAttempts: 56 },
  tell_partner_pan: { run: sendPanNews, maxAttempts: 56 },
  tell_partner_slabs: { run: sendSlabsNews, maxAttempts: 56 },
  // It queues the next week's.
  plan_partner_week: { run: planPartnerWeek, maxAttempts: 1_500 },
  tell_partner_week: { run: sendPartnerWeek, maxAttempts: 8 },
  // Every check may cost a rupee: after a silence the partner asks again in Settings.
  check_partner_bank: { run: checkNewPartnerBank, maxAttempts: 1 },
  // A file that is half written has to be written to its end.
  commit_import: { run: commitImportRows, maxAttempts: 1_500 },
  undo_import: { run: undoImportRows, maxAttempts: 1_500 },
  publish_criteria: { run: publishDueCriteria, maxAttempts: 20 },
  start_campaign: { run: startPlannedCampaign, maxAttempts: 20 },
  // With the pauses of back-off.ts, two days.
  send_campaign: { run: sendCampaign, maxAttempts: 56, giveUp: giveUpCampaign },
  expire_masquerade: { run: expireMasquerade, maxAttempts: 56 },
  // It queues the next hour's.
  anchor_audit: { run: anchorAudit, maxAttempts: 1_500 },
  // Each queues the next one.
  make_sums: { run: makeSums, maxAttempts: 1_500 },
  check_sums: { run: checkSums, maxAttempts: 1_500 },
  count_decisions: { run: countDecisions, maxAttempts: 1_500 },
}

/** How long work of each kind may wait for a target that is left alone, milliseconds. */
export const PATIENCE: ReadonlyMap<string, number> = new Map(
  Object.entries(HANDLERS).map(([kind, { maxAttempts }]) => [kind, patienceOf(maxAttempts)]),
)

const isKind = (kind: string): kind is JobKind => Object.hasOwn(HANDLERS, kind)

/** The work behind a queued row; null for a kind that this version does not know. */
export function handlerOf(
  deps: Deps,
  job: JobRow,
): { run(): Promise<void>; giveUp(): Promise<void>; maxAttempts: number } | null {
  return isKind(job.kind) ? bind(deps, job.kind, job.payload) : null
}

function bind<K extends JobKind>(deps: Deps, kind: K, payload: JobRow['payload']) {
  const handler: JobHandler<K> = HANDLERS[kind]
  // Written by queueJob, which pairs kind and payload.
  const typed = payload as unknown as JobPayloads[K]
  return {
    run: () => handler.run(deps, typed),
    giveUp: async () => handler.giveUp?.(deps, typed),
    maxAttempts: handler.maxAttempts,
  }
}
