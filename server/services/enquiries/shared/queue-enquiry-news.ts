import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { outsideQuietHours } from '#server/services/messages/public/quiet-hours.ts'

/** What became of an enquiry is told to its customer, by day. */
export const queueEnquiryNews = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { enquiry_id }: Pick<LoanEnquiryRow, 'enquiry_id'>,
  news: JobPayloads['tell_of_enquiry']['news'],
): Promise<void> => queueJob(db, 'tell_of_enquiry', { enquiry_id, news }, outsideQuietHours(clock.now()))
