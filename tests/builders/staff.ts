import { gt } from 'drizzle-orm'
import { approvalRules, approvals } from '#server/db/schema/approvals.ts'
import { savedViews } from '#server/db/schema/figures.ts'
import { staffLinks } from '#server/db/schema/identity.ts'
import { admins, staffFactors, staffRecoveryCodes } from '#server/db/schema/staff.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedAdmins = rowsOf(admins, 'admin_id')
export const changeAdmins = changeOf(admins)
export const removeAdmins = removalOf(admins)
export const addAdmins = additionOf(admins)
export const removeStaffFactors = removalOf(staffFactors)
export const addStaffFactors = additionOf(staffFactors)
export const storedStaffLinks = rowsOf(staffLinks, 'token_hash')
export const removeStaffLinks = removalOf(staffLinks)
export const removeStaffRecoveryCodes = removalOf(staffRecoveryCodes)
export const storedSavedViews = rowsOf(savedViews, 'view_id')
export const removeSavedViews = removalOf(savedViews)
export const addSavedViews = additionOf(savedViews)
export const storedApprovals = rowsOf(approvals, 'approval_id')
export const removeApprovals = removalOf(approvals)
export const addApprovals = additionOf(approvals)
export const storedApprovalRules = rowsOf(approvalRules, 'kind')

/** So many does the seed bring. */
const SEEDED = 3

/** Only those of the seed are left. */
export async function removeAddedAdmins({ deps }: WithDeps): Promise<void> {
  await deps.db.delete(admins).where(gt(admins.admin_id, SEEDED))
}

/** The same change of everybody whom the seed did not bring. */
export async function changeAddedAdmins({ deps }: WithDeps, values: Partial<Values<typeof admins>>): Promise<void> {
  await deps.db.update(admins).set(values).where(gt(admins.admin_id, SEEDED))
}
