import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/http.ts'

/** Key of everything that is asked about lenders in the back office; what changes a lender asks for all of it again. */
export const ADMIN_LENDERS = ['admin-lenders']

/** All lenders as the back office keeps them, those that are switched off with them. */
export const adminLendersQuery = queryOptions({
  queryKey: [...ADMIN_LENDERS, 'list'],
  queryFn: ({ signal }) => call('listAdminLenders', { signal }),
})
