import { mergeRows } from '#src/contract/merge-rows.ts'
import * as applications from './schema/applications.ts'
import * as approvals from './schema/approvals.ts'
import * as audit from './schema/audit.ts'
import * as brands from './schema/brands.ts'
import * as callers from './schema/callers.ts'
import * as calls from './schema/calls.ts'
import * as catalogue from './schema/catalogue.ts'
import * as criteria from './schema/criteria.ts'
import * as earnings from './schema/earnings.ts'
import * as enquiries from './schema/enquiries.ts'
import * as figures from './schema/figures.ts'
import * as files from './schema/files.ts'
import * as identity from './schema/identity.ts'
import * as imports from './schema/imports.ts'
import * as integration from './schema/integration.ts'
import * as leads from './schema/leads.ts'
import * as matters from './schema/matters.ts'
import * as merchants from './schema/merchants.ts'
import * as messages from './schema/messages.ts'
import * as offers from './schema/offers.ts'
import * as partners from './schema/partners.ts'
import * as paying from './schema/paying.ts'
import * as privacy from './schema/privacy.ts'
import * as reconciliation from './schema/reconciliation.ts'
import * as shared from './schema/shared.ts'
import * as staff from './schema/staff.ts'
import * as support from './schema/support.ts'

/**
 * Every table, as drizzle takes them.
 *
 * Conventions: times are UTC; money is whole paise; rates are decimal text, percent a year.
 * `*_hi` is the Hindi of a text, empty while there is none.
 * `*_enc` holds AES-256-GCM text under the customer's own data key, `*_index` a keyed hash to find it by.
 * Destroying `customers.data_key` makes every `*_enc` of that customer unreadable for good.
 */
export const schema = mergeRows(
  applications,
  approvals,
  audit,
  brands,
  callers,
  calls,
  catalogue,
  criteria,
  earnings,
  enquiries,
  figures,
  files,
  identity,
  imports,
  integration,
  leads,
  matters,
  merchants,
  messages,
  offers,
  partners,
  paying,
  privacy,
  reconciliation,
  shared,
  staff,
  support,
)
