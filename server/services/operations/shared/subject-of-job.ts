import type { FailedJobRow } from '#server/db/repositories/operations/job-board.ts'
import type { JOB_RECORDS, JobSubject } from '#src/contract/entities/operations/job-board.ts'

/** Fields of a job's payload that name a record by what its page is addressed with. */
const FIELDS = [
  ['ticket', 'ticket'],
  ['partner_id', 'partner'],
  ['lender_id', 'lender'],
  ['campaign_id', 'campaign'],
  ['notice_id', 'erasure'],
] as const

const plain = (record: (typeof JOB_RECORDS)[number], id: string | number): JobSubject => ({
  record,
  id: String(id),
  user_id: null,
})

/** The record that a job is about; null = none that has a page. */
export function subjectOfJob({ job, application, enquiry, webhook_partner }: FailedJobRow): JobSubject | null {
  if (application) return { record: 'application', ...application }
  if (enquiry !== null) return plain('enquiry', enquiry)
  if (webhook_partner !== null) return plain('partner', webhook_partner)
  if (job.kind === 'erase_customer') return plain('erasure', String(job.payload['request_id']))
  for (const [field, record] of FIELDS) {
    const id = job.payload[field]
    if (typeof id === 'string' || typeof id === 'number') return plain(record, id)
  }
  return null
}
