import { boolean, string } from '#src/contract/yup.ts'
import {
  approvalRuleSchema,
  approvalsSchema,
  DECIDED_OUTCOMES,
  decideApprovalSchema,
  RULED_KINDS,
} from '../../entities/approvals/approval.ts'
import type { DecidedOutcome } from '../../entities/approvals/approval.ts'
import { strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const desk = { area: 'admin', pages: ['approvals'], masquerade: 'deny' } as const

/** Acts that wait for a second person. */
export const adminApprovalEndpoints = defineEndpoints({
  listApprovals: {
    ...desk,
    method: 'GET',
    path: '/api/approvals',
    summary: 'Acts that wait for a second person, those that were decided lately, and which kinds need one.',
    response: approvalsSchema,
    limit: 'read',
  },
  decideApproval: {
    ...desk,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/approvals/{approvalId}/decide',
    summary:
      'Does an act that waits, or refuses it, and why; never the one who asked for it while somebody else may. What would change something else than was shown is not done.',
    params: strictObject({ approvalId: pathId() }),
    body: decideApprovalSchema,
    response: messageAnswer.shape({
      outcome: string<DecidedOutcome>().oneOf(DECIDED_OUTCOMES).defined(),
    }),
    limit: 'write',
    audit: 'approval.decide',
  },
  setApprovalRule: {
    ...desk,
    secondFactor: 'money',
    method: 'POST',
    path: '/api/approval-rules/{kind}',
    summary: 'Whether acts of a kind need a second person; that they need none any more is agreed to by one.',
    params: strictObject({ kind: string().oneOf(RULED_KINDS, 'rules:choice.unknown').defined() }),
    body: approvalRuleSchema,
    response: messageAnswer.shape({ waits: boolean().defined() }),
    limit: 'write',
    audit: 'approval.rule',
  },
})
