import type { InferType } from 'yup'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { listOf, rowId, strictObject } from '../shared/fields.ts'
import { csrFoundSchema, MOST_CUSTOMERS } from '../support/csr.ts'
import { STAFF_STATES } from './staff-state.ts'

/** Of partners' people and of ours at most so many of each. */
export const MOST_PEOPLE = 20

const partnerPersonSchema = strictObject({
  partner_user_id: rowId(),
  partner_id: rowId(),
  partner: string().defined(),
  name: string().defined(),
  email: string().defined(),
  owner: boolean().defined(),
  /** May sign in: neither they nor their partner are switched off. */
  on: boolean().defined(),
  /** Places where they are signed in now. */
  sessions: number().integer().defined(),
})

/** Everybody whom a typed text stands for: customers by the whole of something, as in the CSR portal; others by a part too. */
export const peopleSchema = strictObject({
  customers: listOf(csrFoundSchema).max(MOST_CUSTOMERS),
  partners: listOf(partnerPersonSchema).max(MOST_PEOPLE),
  staff: listOf(
    strictObject({
      admin_id: rowId(),
      name: string().defined(),
      email: string().defined(),
      role_id: number().oneOf(ADMIN_ROLES).defined(),
      state: string().oneOf(STAFF_STATES).defined(),
    }),
  ).max(MOST_PEOPLE),
})
export type People = InferType<typeof peopleSchema>
