import { mattersSchema, matterSettlement } from '#src/contract/entities/matters/lender-matter.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

/** What between lenders and us only a person can settle. */
export const adminLenderMattersEndpoints = defineEndpoints({
  listLenderMatters: {
    method: 'GET',
    path: '/api/lenders/{lenderId}/matters',
    area: 'admin',
    pages: ['lenders'],
    summary:
      'Reports of a lender that changed nothing, and answers that it owes, the oldest first: what each is about and who has taken it on.',
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: mattersSchema,
    limit: 'read',
  },
  takeOnLenderMatter: {
    method: 'POST',
    path: '/api/lender-matters/{id}/take',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Takes on what waits of a lender: colleagues see who has it.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-matter.take',
  },
  settleLenderMatter: {
    method: 'POST',
    path: '/api/lender-matters/{id}/settle',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Settles what waited of a lender, with what was found out and done.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: matterSettlement,
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-matter.settle',
  },
})
