import type { Deps } from '#server/deps.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'

/** Tells the applicant, once the decision stands: whether or not the mail leaves now, the job is tried again. */
export const notifyMerchantNow = (deps: Deps, requestId: number): Promise<void> =>
  runJobNow(deps, 'tell_merchant', { request_id: requestId })
