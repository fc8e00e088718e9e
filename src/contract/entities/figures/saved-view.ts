import type { InferType } from 'yup'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { isSafeText } from '../../rules/safe-text.ts'
import { listOf, strictObject } from '../shared/fields.ts'
import { DIMENSIONS } from './metrics.ts'

/** Pages whose address can be kept under a name. */
export const VIEW_PAGES = [
  'internal-report',
  'products-report',
  'vendors-products-report',
  'customers-journey',
  'messaging',
  'lenders',
  'credit-cards',
  'ticket-desk',
  'reconciliation',
  'payment-runs',
  'partners',
  'approvals',
  'tracking-links',
  'user-management',
  'loan-enquiries',
  'merchant-management',
  'customer-info-deletion',
  'customer-eligibility',
  'vendors-on-off',
] as const
export type ViewPage = (typeof VIEW_PAGES)[number]
export const viewPage = () => string<ViewPage>().oneOf(VIEW_PAGES, 'rules:choice.unknown')

/** Of one person on one page. */
export const MOST_VIEWS = 30
const LONGEST_ADDRESS = 600
export const VIEW_NAME_MAX = 60

const name = () =>
  string()
    .required('rules:required')
    .test('blank', 'rules:required', (value) => tidyText(value).length > 0)
    .max(VIEW_NAME_MAX, 'rules:text.tooLong')
    .test('safe', 'rules:text.unsafe', (value) => isSafeText(value))

/** Shared: everybody who may open the page sees it; the administrator alone shares. */
export const savedViewForm = strictObject({ name: name(), shared: boolean().defined() })

export const newViewForm = savedViewForm.shape({
  page: viewPage().required('rules:required'),
  /** What stands after the question mark. */
  address: string()
    .defined()
    .max(LONGEST_ADDRESS, 'rules:text.tooLong')
    .matches(/^[\w.~%+&=:-]*$/, 'rules:text.unsafe'),
  /** Columns that are hidden, by the table's name. */
  hidden: array(
    strictObject({
      table: string()
        .matches(/^[a-z_-]{1,60}$/, 'rules:id')
        .defined(),
      columns: array(
        string()
          .matches(/^\w{1,40}$/, 'rules:id')
          .defined(),
      )
        .max(40)
        .defined(),
    }),
  )
    .max(20)
    .defined(),
})
export type NewView = InferType<typeof newViewForm>

export const savedViewSchema = strictObject({
  view_id: number().integer().defined(),
  name: string().defined(),
  shared: boolean().defined(),
  /** Only who saved it renames it. */
  own: boolean().defined(),
  /** Who saved it; null = an account that is gone. */
  owner: string().nullable().defined(),
  /** Its owner deletes it, and the administrator what is shared. */
  removable: boolean().defined(),
  address: string().defined(),
  hidden: listOf(strictObject({ table: string().defined(), columns: listOf(string().defined()) })),
  /** By what it is narrowed that is not there any more. */
  gone: listOf(string().oneOf(DIMENSIONS).defined()),
})
export type SavedView = InferType<typeof savedViewSchema>
