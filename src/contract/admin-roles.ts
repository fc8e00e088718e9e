/** 1 = administrator, 2 = analyst, 3 = support agent. */
export type AdminRole = 1 | 2 | 3
export const ADMIN_ROLES: readonly AdminRole[] = [1, 2, 3]

/** Who acts for a customer on their word, or uncovers what names them: an analyst looks and does neither. */
export const SERVICE_ROLES = [1, 3] as const satisfies readonly AdminRole[]
export const mayServe = (role: AdminRole | null): boolean => SERVICE_ROLES.some((each) => each === role)

/** Whose screens a role may open in their place: a customer's from the CSR portal, a merchant's from its page. */
export const mayMasquerade = (role: AdminRole | null, area: 'customer' | 'partner'): boolean =>
  area === 'customer' ? mayServe(role) : role === 1

export function isAdminRole(value: unknown): value is AdminRole {
  return value === 1 || value === 2 || value === 3
}
