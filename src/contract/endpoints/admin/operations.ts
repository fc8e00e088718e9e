import { jobBoardSchema, targetForm } from '#src/contract/entities/operations/job-board.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

/** Work that goes on behind the screens: what waits and why, and what failed for good. */
export const adminJobsEndpoints = defineEndpoints({
  getJobBoard: {
    method: 'GET',
    path: '/api/jobs',
    area: 'admin',
    pages: ['jobs'],
    summary: 'Queued work by lane, what waits by kind and target with the reason, and the newest that failed for good.',
    masquerade: 'allow',
    response: jobBoardSchema,
    limit: 'read',
  },
  tryTargetNow: {
    method: 'POST',
    path: '/api/jobs/target',
    area: 'admin',
    pages: ['jobs'],
    summary: 'Lets what waits for a target be tried now, although the target is left alone or the next try is later.',
    masquerade: 'deny',
    body: targetForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'job.try_target',
  },
  tryJobNow: {
    method: 'POST',
    path: '/api/jobs/{id}/try',
    area: 'admin',
    pages: ['jobs'],
    summary:
      'Queues work anew that failed for good, with all of its tries; refused where the failure was handed on elsewhere.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'job.try',
  },
})
