import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import type { Session } from './session-store.ts'

/** A session value and how the server-side cookie store keeps it. */
interface StoredName<Key extends keyof Session> {
  key: Key
  cookie: string
  area: PageArea
  write(value: Session[Key]): string
  read(text: string): Session[Key] | undefined
}

const stored = <Key extends keyof Session>(row: StoredName<Key>) => row
const text = (value: string | null): string => value ?? ''
const readText = (value: string): string | undefined => value || undefined
const readId = (value: string): number | undefined => (/^\d{1,10}$/.test(value) ? Number(value) : undefined)

/** The specified names. The role is stored encoded; it decides what is shown, never what is allowed. */
const NAMES = [
  stored({ key: 'token', cookie: 'atkn', area: 'customer', write: text, read: readText }),
  stored({ key: 'prospectAppId', cookie: 'prospectAppId', area: 'customer', write: text, read: readText }),
  stored({ key: 'appId', cookie: 'appId', area: 'customer', write: text, read: readText }),
  stored({ key: 'productId', cookie: 'productId', area: 'customer', write: text, read: readText }),
  stored({
    key: 'productType',
    cookie: 'productType',
    area: 'customer',
    write: text,
    read: (value) => (isProductType(value) ? value : undefined),
  }),
  stored({ key: 'utms', cookie: 'utms', area: 'customer', write: JSON.stringify, read: readUtms }),
  stored({ key: 'urlSegment', cookie: 'urlSegment', area: 'customer', write: text, read: readText }),
  stored({ key: 'adminToken', cookie: 'a_atkn', area: 'admin', write: text, read: readText }),
  stored({ key: 'adminId', cookie: 'adminId', area: 'admin', write: String, read: readId }),
  stored({
    key: 'roleId',
    cookie: 'roleId',
    area: 'admin',
    write: (value) => btoa(String(value)),
    read: (value) => ADMIN_ROLES.find((role) => btoa(String(role)) === value),
  }),
  stored({ key: 'partnerToken', cookie: 'p_atkn', area: 'partner', write: text, read: readText }),
  stored({ key: 'partnerId', cookie: 'partnerId', area: 'partner', write: String, read: readId }),
  stored({ key: 'isPartner', cookie: 'isPartner', area: 'partner', write: String, read: (value) => value === 'true' }),
] as const

export const TOKEN_COOKIE: Record<PageArea, string> = { customer: 'atkn', admin: 'a_atkn', partner: 'p_atkn' }

/** What the store is to keep after a change: a text to save, or null to delete. */
export function storedChanges(patch: Partial<Session>): { name: string; value: string | null }[] {
  return NAMES.filter(({ key }) => key in patch).map((row) => ({ name: row.cookie, value: written(row, patch) }))
}

function written(row: (typeof NAMES)[number], patch: Partial<Session>): string | null {
  const value = patch[row.key]
  if (value === null || value === undefined || value === '') return null
  // The table pairs each key with its own writer; the union of rows cannot say so.
  return (row.write as (value: unknown) => string)(value)
}

export const cookiesOf = (area: PageArea): readonly string[] =>
  NAMES.filter((row) => row.area === area).map(({ cookie }) => cookie)

/** The session that the kept texts describe; a text that does not fit is as good as none. */
export function fromStored(values: ReadonlyMap<string, string | null | undefined>): Partial<Session> {
  const patch: Partial<Session> = {}
  for (const row of NAMES) {
    const value = values.get(row.cookie)
    const read = value === null || value === undefined ? undefined : row.read(value)
    if (read !== undefined) Object.assign(patch, { [row.key]: read })
  }
  return patch
}

function readUtms(value: string): Record<string, string> | undefined {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
