import { boolean, mixed, number, string } from '#src/contract/yup.ts'
import {
  criteriaChangesSchema,
  criteriaDraftSchema,
  criteriaPublishSchema,
  criteriaScheduleSchema,
} from '../../entities/criteria/criteria-draft.ts'
import { REASON_CODES } from '../../entities/offers/reason-codes.ts'
import { listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import { SCORE_BANDS } from '../../finance/criteria-preview.ts'
import type { Employment } from '../../finance/eligibility.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const people = () => number().integer().min(0).defined()

/** As in `finance/criteria-preview.ts`. */
const sampleSchema = strictObject({
  age: number().integer().defined(),
  monthly_income: number().nullable().defined(),
  employment: mixed<Employment>().nullable().defined(),
  score_band: string().oneOf(SCORE_BANDS).defined(),
  amount: number().defined(),
  tenure_months: number().integer().defined(),
  reasons: listOf(string().oneOf(REASON_CODES).defined()),
})

/** Whether it waits for a second person. */
const waiting = messageAnswer.shape({ waits: boolean().defined() })
const draftParams = strictObject({ id: pathId() })

/** Criteria that are tried against past applicants before they count. Units as in the lender entity. */
export const adminCriteriaEndpoints = defineEndpoints({
  previewCriteria: {
    method: 'POST',
    path: '/api/criteria-drafts/preview',
    area: 'admin',
    pages: ['lenders'],
    summary:
      'Who of the newest 5,000 applicants of the last 90 days would gain or lose this lender with changed criteria. Nothing is saved, nobody is named.',
    masquerade: 'deny',
    body: criteriaChangesSchema,
    response: strictObject({
      checked: people(),
      gained: people(),
      lost: people(),
      unchanged: people(),
      amount_changed: people(),
      sample_gained: listOf(sampleSchema),
      sample_lost: listOf(sampleSchema),
    }),
    limit: 'write',
    audit: 'criteria.preview',
    auditedApart: true,
  },
  listCriteriaDrafts: {
    method: 'GET',
    path: '/api/criteria-drafts/{lenderId}',
    area: 'admin',
    pages: ['lenders'],
    summary: 'The newest fifty sets of changed criteria of one lender, newest first.',
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: listOf(criteriaDraftSchema),
    limit: 'read',
  },
  createCriteriaDraft: {
    method: 'POST',
    path: '/api/criteria-drafts',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Keeps changed criteria as a draft; the lender stays as it is.',
    masquerade: 'deny',
    body: criteriaChangesSchema,
    response: strictObject({ ...messageAnswer.fields, draft_id: rowId() }),
    limit: 'write',
    audit: 'criteria.draft',
  },
  publishCriteriaDraft: {
    method: 'POST',
    path: '/api/criteria-drafts/{id}/publish',
    area: 'admin',
    pages: ['lenders'],
    summary:
      'Makes the criteria of a draft those of its lender, now, or has it wait for a second person; refused when one of them was changed meanwhile.',
    masquerade: 'deny',
    params: draftParams,
    body: criteriaPublishSchema,
    emptyBody: true,
    response: waiting,
    limit: 'write',
    audit: 'criteria.publish',
  },
  scheduleCriteriaDraft: {
    method: 'POST',
    path: '/api/criteria-drafts/{id}/schedule',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Publishes a draft by itself at an instant within the next year, or has that wait for a second person.',
    masquerade: 'deny',
    params: draftParams,
    body: criteriaScheduleSchema,
    response: waiting,
    limit: 'write',
    audit: 'criteria.schedule',
  },
  rollBackCriteriaDraft: {
    method: 'POST',
    path: '/api/criteria-drafts/{id}/roll-back',
    area: 'admin',
    pages: ['lenders'],
    summary:
      'Gives a lender back the criteria that publishing replaced, or calls a draft off; refused when one of them was changed meanwhile.',
    masquerade: 'deny',
    params: draftParams,
    body: criteriaPublishSchema,
    emptyBody: true,
    response: waiting,
    limit: 'write',
    audit: 'criteria.roll-back',
  },
})
