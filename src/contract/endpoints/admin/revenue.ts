import { boolean, string } from 'yup'
import { listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import {
  lenderRevenueForm,
  lenderRevenueOrderSchema,
  lenderRevenueSchema,
  lenderRevenueUpdateSchema,
  revenueTypeSchema,
} from '../../entities/earnings/lender-revenue.ts'
import { whyAsked } from '../../entities/approvals/why-asked.ts'
import { fromDay } from '../../entities/earnings/from-day.ts'
import { slabsListSchema, slabsPreviewSchema, termsEffectSchema } from '../../entities/earnings/terms.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../public.ts'

/** `waits`: for a second person; nothing is changed before. */
const done = { success: boolean().defined(), message: string().defined(), waits: boolean().defined() }
const moved = messageAnswer.shape({ waits: boolean().defined() })

/** What lenders pay: slabs of one lender in the order in which they are tried. Amounts in rupees. */
export const adminRevenueEndpoints = defineEndpoints({
  listLenderRevenues: {
    method: 'GET',
    path: '/api/lender-revenue/get/{lenderId}',
    area: 'admin',
    pages: ['lenders'],
    summary: 'The revenue slabs of one lender, in the order in which they are tried.',
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: strictObject({ lenderRevenue: listOf(lenderRevenueSchema) }),
    limit: 'read',
  },
  listRevenueTypes: {
    method: 'GET',
    path: '/api/lender-revenue/get-types',
    area: 'admin',
    pages: ['lenders'],
    summary: 'The kinds of revenue that a slab can have.',
    masquerade: 'allow',
    response: strictObject({ success: boolean().defined(), data: listOf(revenueTypeSchema) }),
    limit: 'read',
  },
  listSlabVersions: {
    method: 'GET',
    path: '/api/lender-revenue-versions/{lenderId}',
    area: 'admin',
    pages: ['lenders'],
    summary: "A lender's slabs by the day from which they count: planned ones, those in force, and past ones.",
    masquerade: 'allow',
    params: strictObject({ lenderId: pathId() }),
    response: slabsListSchema,
    limit: 'read',
  },
  previewSlabs: {
    method: 'POST',
    path: '/api/lender-revenue-preview/{lenderId}',
    area: 'admin',
    pages: ['lenders'],
    summary: 'What these slabs would change of lines that are not approved yet. Nothing is saved.',
    masquerade: 'deny',
    params: strictObject({ lenderId: pathId() }),
    body: slabsPreviewSchema,
    response: termsEffectSchema,
    limit: 'read',
    audit: 'lender-revenue.preview',
  },
  callOffSlabs: {
    method: 'POST',
    path: '/api/lender-revenue-versions/{lenderId}/{versionId}/call-off',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Calls off slabs that are planned; partners are told.',
    masquerade: 'deny',
    params: strictObject({ lenderId: pathId(), versionId: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-revenue.call-off',
  },
  createLenderRevenue: {
    method: 'POST',
    path: '/api/lender-revenue/create',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Adds a revenue slab behind the others of its lender.',
    masquerade: 'deny',
    body: lenderRevenueForm,
    response: strictObject({ ...done, lenderRevenueItem: strictObject({ id: rowId() }).nullable().defined() }),
    limit: 'write',
    audit: 'lender-revenue.create',
  },
  updateLenderRevenue: {
    method: 'POST',
    path: '/api/lender-revenue/update',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Replaces the figures of a revenue slab; its lender and its place stay.',
    masquerade: 'deny',
    body: lenderRevenueUpdateSchema,
    response: strictObject(done),
    limit: 'write',
    audit: 'lender-revenue.update',
  },
  setLenderRevenueOrder: {
    method: 'POST',
    path: '/api/lender-revenue/set-order',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Puts all revenue slabs of one lender in a new order; each must be named once.',
    masquerade: 'deny',
    body: lenderRevenueOrderSchema,
    response: moved,
    limit: 'write',
    audit: 'lender-revenue.set-order',
  },
  removeLenderRevenue: {
    method: 'POST',
    path: '/api/lender-revenue/delete/{id}',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Takes a revenue slab away; its row is kept.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: strictObject({ from_day: fromDay(), reason: whyAsked() }),
    emptyBody: true,
    response: moved,
    limit: 'write',
    audit: 'lender-revenue.delete',
  },
  restoreLenderRevenue: {
    method: 'POST',
    path: '/api/lender-revenues/{id}/restore',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Brings a deleted revenue slab back to its old place, or behind the others; refused without its lender.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: strictObject({ reason: whyAsked() }),
    emptyBody: true,
    response: moved,
    limit: 'write',
    audit: 'lender-revenue.restore',
  },
})
