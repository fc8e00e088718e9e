/** 1 = administrator, 2 = analyst, 3 = support agent. */
export type AdminRole = 1 | 2 | 3
export const ADMIN_ROLES: readonly AdminRole[] = [1, 2, 3]

export function isAdminRole(value: unknown): value is AdminRole {
  return value === 1 || value === 2 || value === 3
}
