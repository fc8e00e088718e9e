import { statusTableSave, statusTableSaved, statusWordsSchema } from '#src/contract/entities/catalogue/status-table.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

/** What lenders' words for the state of an application mean. */
export const adminStatusWordsEndpoints = defineEndpoints({
  getStatusWords: {
    method: 'GET',
    path: '/api/lenders/{lenderId}/status-words',
    area: 'admin',
    pages: ['lenders'],
    summary: "What a lender's words mean, its own lines and those for every lender; earlier versions; words that wait.",
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: statusWordsSchema,
    limit: 'read',
  },
  saveStatusWords: {
    method: 'POST',
    path: '/api/lenders/{lenderId}/status-words',
    area: 'admin',
    pages: ['lenders'],
    summary:
      "Replaces a lender's own lines by a new version and takes the reports that waited for one of their words. Refused when somebody has changed them since `version`.",
    masquerade: 'deny',
    params: strictObject({ lenderId: pathId() }),
    body: statusTableSave,
    response: statusTableSaved,
    limit: 'write',
    audit: 'status-words.save',
  },
})
