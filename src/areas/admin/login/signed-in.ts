import type { AdminRole } from '#src/contract/admin-roles.ts'

export interface SignedIn {
  token: string
  adminId: number
  roleId: AdminRole
}
