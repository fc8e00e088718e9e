import { boolean, string } from 'yup'
import { lenderGroupCreateSchema, lenderGroupSchema } from '../../entities/catalogue/lender-group.ts'
import { lenderCreateSchema, lenderSchema, lenderUpdateSchema } from '../../entities/catalogue/lender.ts'
import { factSheetSchema } from '../../entities/catalogue/listed-lender.ts'
import { listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../public.ts'

/** Lenders and their groups, for those who run the marketplace. Amounts in rupees, rates percent a year. */
export const adminLendersEndpoints = defineEndpoints({
  listAdminLenders: {
    method: 'GET',
    path: '/api/get-lenders-data',
    area: 'admin',
    pages: ['lenders', 'vendors-on-off'],
    summary: 'All lenders that have not been deleted, on or off, in the order they were created.',
    masquerade: 'allow',
    response: listOf(lenderSchema),
    limit: 'read',
  },
  getAdminLender: {
    method: 'GET',
    path: '/api/get-lender-data/{lenderId}',
    area: 'admin',
    pages: ['lenders'],
    summary: 'One lender with everything that can be set.',
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: lenderSchema,
    limit: 'read',
  },
  getFactSheet: {
    method: 'GET',
    path: '/api/fact-sheet',
    area: 'admin',
    pages: ['lenders'],
    summary:
      'What lenders report to the RBI of this app: its addresses, its company and officer, the lenders that are on.',
    masquerade: 'allow',
    response: factSheetSchema,
    limit: 'read',
  },
  exportFactSheet: {
    method: 'GET',
    path: '/api/fact-sheet/export',
    area: 'admin',
    pages: ['lenders'],
    summary: 'The same as a file, CSV or Excel, a line for each address and lender.',
    masquerade: 'allow',
    query: strictObject(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    readsReplica: true,
  },
  createLender: {
    method: 'POST',
    path: '/api/create-lender',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Creates a lender by its name; it stays switched off until its details are filled in.',
    masquerade: 'deny',
    body: lenderCreateSchema,
    response: strictObject({ ...messageAnswer.fields, lender_id: rowId() }),
    limit: 'write',
    audit: 'lender.create',
  },
  updateLender: {
    method: 'POST',
    path: '/api/update-lender-data',
    area: 'admin',
    pages: ['lenders', 'vendors-on-off'],
    summary:
      'Changes one property of a lender from the closed list and leaves all the others as they are. `waits`: a second person has to agree first.',
    masquerade: 'deny',
    body: lenderUpdateSchema,
    response: strictObject({ message: string().defined(), waits: boolean().defined() }),
    limit: 'write',
    audit: 'lender.update',
  },
  removeLender: {
    method: 'POST',
    path: '/api/safe-delete-lender',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Takes a lender out of the marketplace; refused while applications are under way with it.',
    masquerade: 'deny',
    body: strictObject({ lender_id: rowId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'lender.remove',
  },
  restoreLender: {
    method: 'POST',
    path: '/api/lenders/{lenderId}/restore',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Brings a deleted lender back as it was; refused while another one has its name.',
    masquerade: 'deny',
    params: strictObject({ lenderId: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'lender.restore',
  },
  listLenderGroups: {
    method: 'GET',
    path: '/api/lender-group/get-all',
    area: 'admin',
    pages: ['lenders'],
    summary: 'All lender groups by name.',
    masquerade: 'allow',
    response: strictObject({ success: boolean().defined(), lenderGroups: listOf(lenderGroupSchema) }),
    limit: 'read',
  },
  createLenderGroup: {
    method: 'POST',
    path: '/api/lender-group/create',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Creates a lender group; names are unique.',
    masquerade: 'deny',
    body: lenderGroupCreateSchema,
    response: strictObject({ success: boolean().defined(), lenderGroup: strictObject({ id: rowId() }) }),
    limit: 'write',
    audit: 'lender-group.create',
  },
})
