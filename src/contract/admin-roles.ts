/** 1 = administrator, 2 = analyst, 3 = support agent. */
export type AdminRole = 1 | 2 | 3
export const ADMIN_ROLES: readonly AdminRole[] = [1, 2, 3]

/** Whose screens a role may open in their place: a customer's from the CSR portal, a merchant's from its page. */
export const mayMasquerade = (role: AdminRole | null, area: 'customer' | 'partner'): boolean =>
  role === 1 || (role === 3 && area === 'customer')

export function isAdminRole(value: unknown): value is AdminRole {
  return value === 1 || value === 2 || value === 3
}
