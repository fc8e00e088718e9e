import type { InferType } from 'yup'
import { boolean } from 'yup'
import { string } from '#src/contract/yup.ts'
import { isoDay, listOf, rowId, strictObject } from '../shared/fields.ts'
import { LENDER_PROPERTIES } from './lender.ts'

const {
  name,
  regulated_entity,
  regulated_entity_hi,
  rbi_registration,
  group,
  product_kind,
  website,
  privacy_policy,
  grievance_page,
  working_since,
} = LENDER_PROPERTIES
const { nodal_officer_name, nodal_officer_phone, nodal_officer_email } = LENDER_PROPERTIES

const LISTED = {
  lender_id: rowId(),
  name,
  regulated_entity,
  regulated_entity_hi,
  rbi_registration,
  group,
  product_kind,
  website,
  privacy_policy,
  grievance_page,
  nodal_officer_name,
  nodal_officer_phone,
  nodal_officer_email,
}

/** A lender as the public list names it; texts are empty where the lender has not told us. */
const listedLenderSchema = strictObject(LISTED)
export type ListedLender = InferType<typeof listedLenderSchema>
export const listedLendersSchema = strictObject({ data: listOf(listedLenderSchema) })

/** What a lender must report of an app through which it lends, and what may not have been entered here. */
export const FACTS_TO_ENTER = ['website', 'privacy_policy', 'grievance_page', 'working_since'] as const

const OFFICER = { officer: string().defined(), officer_phone: string().defined(), officer_email: string().defined() }

/**
 * What a regulated entity reports to the RBI's CIMS portal of a lending app that is not its own (RBI/2025-26/36, paragraph
 * 17): where it is, whose it is, whom one complains to there, and who lends through it. `invented` = a demonstration's.
 */
export const factSheetSchema = strictObject({
  made_on: isoDay(),
  invented: boolean().defined(),
  apps: listOf(strictObject({ name: string().defined(), address: string().defined(), ...OFFICER })),
  owner: strictObject({ name: string().defined(), address: string().defined(), ...OFFICER }),
  lenders: listOf(
    strictObject({
      ...LISTED,
      working_since,
      missing: listOf(string().oneOf(FACTS_TO_ENTER).defined()),
    }),
  ),
})
export type FactSheet = InferType<typeof factSheetSchema>
