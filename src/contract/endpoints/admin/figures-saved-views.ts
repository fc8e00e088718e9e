import {
  newViewForm,
  savedViewForm,
  savedViewSchema,
  VIEW_PAGES,
  viewPage,
} from '#src/contract/entities/figures/saved-view.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const views = { area: 'admin', pages: [...VIEW_PAGES], masquerade: 'deny' } as const

export const adminSavedViewEndpoints = defineEndpoints({
  listSavedViews: {
    ...views,
    method: 'GET',
    path: '/api/report-views',
    summary: "A report's views: one's own, and those that the administrator shares; each says what of it is gone.",
    query: strictObject({ page: viewPage().required('rules:required') }),
    response: listOf(savedViewSchema),
    limit: 'read',
  },
  createSavedView: {
    ...views,
    method: 'POST',
    path: '/api/report-views',
    summary: 'Keeps the address of a report and its hidden columns under a name; the administrator may share it.',
    body: newViewForm,
    response: savedViewSchema,
    limit: 'write',
    audit: 'report-view.create',
  },
  updateSavedView: {
    ...views,
    method: 'POST',
    path: '/api/report-views/{id}',
    summary: "Another name for one of one's own views, or whether it is shared.",
    params: strictObject({ id: pathId() }),
    body: savedViewForm,
    response: savedViewSchema,
    limit: 'write',
    audit: 'report-view.update',
  },
  removeSavedView: {
    ...views,
    method: 'POST',
    path: '/api/report-views/{id}/remove',
    summary: "Deletes one of one's own views; the administrator also what others shared.",
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'report-view.remove',
  },
})
