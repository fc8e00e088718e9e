import { boolean, string } from 'yup'
import { listOf, rowId, strictObject } from '../entities/shared/fields.ts'
import {
  lenderRevenueForm,
  lenderRevenueOrderSchema,
  lenderRevenueSchema,
  lenderRevenueUpdateSchema,
  revenueTypeSchema,
} from '../entities/earnings/lender-revenue.ts'
import { defineEndpoints } from './endpoint.ts'
import { pathId } from './path-id.ts'
import { messageAnswer } from './public.ts'

const done = { success: boolean().defined(), message: string().defined() }

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
  createLenderRevenue: {
    method: 'POST',
    path: '/api/lender-revenue/create',
    area: 'admin',
    pages: ['lenders'],
    summary: 'Adds a revenue slab behind the others of its lender.',
    masquerade: 'deny',
    body: lenderRevenueForm,
    response: strictObject({ ...done, lenderRevenueItem: strictObject({ id: rowId() }) }),
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
    response: messageAnswer,
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
    response: messageAnswer,
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
    response: messageAnswer,
    limit: 'write',
    audit: 'lender-revenue.restore',
  },
})
