import type { Schema } from 'yup'
import type { SessionArea } from '#server/session.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { mixed, string } from '#src/contract/yup.ts'

/** A name that the server-side cookie store knows, and whose HttpOnly cookie its value hangs on. */
export interface CookieName {
  area: SessionArea
  /** Set for the name that stands for the area's bearer token: only the token just minted can be saved there. */
  token: boolean
  value: Schema
}

const id = () =>
  string()
    .matches(/^[\w-]{1,64}$/)
    .defined()
const json = (accept: (parsed: unknown) => boolean) =>
  mixed<string>().test('json', 'rules:invalid', (value) => typeof value === 'string' && accept(parse(value)))
const name = (area: SessionArea, value: Schema, token = false): CookieName => ({ area, token, value })

/** The application that the screens of a customer show. */
export const APPLICATION_NAME = 'appId'

/** A Map, so that `__proto__` and its kin are plain unknown names. */
export const COOKIE_NAMES: ReadonlyMap<string, CookieName> = new Map([
  ['atkn', name('customer', id(), true)],
  ['prospectAppId', name('customer', id())],
  [APPLICATION_NAME, name('customer', id())],
  ['productId', name('customer', id())],
  ['productType', name('customer', string().oneOf(PRODUCT_TYPES).defined())],
  [
    'utms',
    name(
      'customer',
      json((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    ),
  ],
  [
    'urlSegment',
    name(
      'customer',
      string()
        .matches(/^[\w .-]{1,64}$/)
        .defined(),
    ),
  ],
  ['a_atkn', name('admin', id(), true)],
  ['adminId', name('admin', id())],
  // Stored encoded, as the specification has it: base64 of 1, 2 or 3. A hint for the menus, never authority.
  ['roleId', name('admin', string().oneOf(['MQ==', 'Mg==', 'Mw==']).defined())],
  ['p_atkn', name('partner', id(), true)],
  ['partnerId', name('partner', id())],
  ['isPartner', name('partner', string().oneOf(['true', 'false']).defined())],
])

export const TOKEN_NAMES: Record<SessionArea, string> = { customer: 'atkn', admin: 'a_atkn', partner: 'p_atkn' }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
