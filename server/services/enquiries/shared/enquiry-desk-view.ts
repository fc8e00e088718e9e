import { detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import { listEnquiryPeople } from '#server/db/repositories/enquiries/enquiry-desk.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { localeOfCustomer, nameOf } from '#server/services/profile/public/customer-profile.ts'
import { maskEmail, maskMobile, maskName } from '#server/services/shared/lead-contact.ts'
import type { ByStaff } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { enquiryDueAt, overdueEnquiriesBefore } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { DeskEnquiry, EnquiryLine } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { mayPassOn } from './may-pass-on.ts'

/** Roles that may act on enquiries. */
export const ENQUIRY_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'loan-enquiries'))

/** Names that stand beside numbers: of the staff, and of lenders. */
export interface EnquiryNames {
  staff: ReadonlyMap<number, string>
  lenders: ReadonlyMap<number, string>
}

/** A line of the desk. */
export function toEnquiryLine(
  { vault, clock }: Deps,
  row: LoanEnquiryRow,
  owner: CustomerRow,
  names: EnquiryNames,
): EnquiryLine {
  const { amount } = detailsOfEnquiry(vault, owner, row)
  return {
    reference: row.reference,
    kind: row.kind,
    user_id: row.user_id,
    status: row.status,
    customer: maskName(nameOf({ vault }, owner)),
    amount: typeof amount === 'number' ? amount : null,
    created_at: row.created_at.toISOString(),
    due_at: enquiryDueAt(row.created_at).toISOString(),
    overdue: row.status === 'open' && row.created_at < overdueEnquiriesBefore(clock.now()),
    assigned_to:
      row.assigned_to === null ? null : { admin_id: row.assigned_to, name: names.staff.get(row.assigned_to) ?? '' },
    lender: row.lender_id === null ? null : (names.lenders.get(row.lender_id) ?? null),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

/** Everything that the staff see of an enquiry. */
export async function toDeskEnquiry(
  deps: Deps,
  row: LoanEnquiryRow,
  owner: CustomerRow,
  by: ByStaff,
): Promise<DeskEnquiry> {
  const { db, vault } = deps
  const hands = [row.assigned_to, row.passed_by, row.closed_by].filter((id) => id !== null)
  const staff = await listAdminNames(db, hands)
  const all = await listLenderRows(db)
  const lenders = new Map(all.map(({ lender_id, name }) => [lender_id, name]))
  const nameOfStaff = (id: number | null) => (id === null ? null : (staff.get(id) ?? ''))
  return {
    ...toEnquiryLine(deps, row, owner, { staff, lenders }),
    version: row.version,
    details: detailsOfEnquiry(vault, owner, row),
    mobile: maskMobile(openField(vault, owner, 'mobile_phone_number')),
    email: maskEmail(openField(vault, owner, 'email')),
    language: localeOfCustomer(owner),
    consented: await mayPassOn(deps, row),
    simulated: deps.lenders.sandbox,
    people: (await listEnquiryPeople(db, ENQUIRY_ROLES)).map((person) => ({
      ...person,
      is_own: person.admin_id === by.admin_id,
    })),
    lenders:
      row.status === 'open'
        ? all
            .filter(({ lender_status }) => lender_status === 1)
            .map(({ lender_id, name }) => ({ lender_id, name }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
        : [],
    passed: row.passed_at && { at: row.passed_at.toISOString(), by: nameOfStaff(row.passed_by) ?? '' },
    gave_up_at: row.gave_up_at?.toISOString() ?? null,
    closed: row.closed_at && {
      at: row.closed_at.toISOString(),
      by: nameOfStaff(row.closed_by),
      reason: row.close_reason,
    },
  }
}
