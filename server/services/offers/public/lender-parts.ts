import type { LenderApplication } from '#server/adapters/lenders/lender-gateway.ts'
import { lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { toServed } from '#server/services/profile/public/customer-profile.ts'
import { detailFields } from '#src/contract/entities/applications/application-details.ts'
import { FIELD_NAMES, goesTo, isFieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { FIELD_CONDITIONS } from '#src/contract/entities/profile/field-conditions.ts'
import { profileFieldsFor } from '#src/contract/entities/profile/product-completeness.ts'
import { PROFILE_FIELDS, profileRow, SEALED_NAMES } from '#src/contract/entities/profile/profile-fields.ts'
import type { ProfileField, SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { isDetailedProduct, loanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'

type Customer = LenderApplication['customer']

/** What the hub calls a field of the profile, where that is not its name here. */
const AT_THE_HUB: Partial<Record<ProfileField, keyof Customer>> = {
  tin: 'pan',
  mobile_phone_number: 'phone',
  employment_status_code: 'employment',
  officepincode: 'office_pincode',
}

/** The loan that is applied for: its amount and months go out by the offer, whatever the form said. */
const OF_THE_OFFER: readonly FieldName[] = ['profile.se_loan_amount', 'details.tenure_months']

/** One application to one lender, as far as what is sent depends on it. `amount` in rupees. */
export interface LoanToSend {
  product: ProductType
  amount: number
  customer: CustomerRow
  /** The application, or the draft that becomes one. */
  application: { details_enc: string | null }
  lender: { slug: string }
}

export interface LenderParts {
  /** The register's names of all that is sent: what the consent says. */
  fields: FieldName[]
  customer: Customer
  details: LenderApplication['details']
}

/**
 * What this lender is sent of what the customer has told: what the product's own form asks, was answered, and goes to lenders
 * by the register; the lender's own questions are named, and answered later. `allowed` = the fields that the consent named.
 */
export function lenderParts(deps: Deps, loan: LoanToSend, allowed: readonly FieldName[] = FIELD_NAMES): LenderParts {
  const product = loanProduct(loan.product)
  const profile = toServed(deps.vault, loan.customer)
  const mayGo = (name: string): name is FieldName =>
    isFieldName(name) && goesTo(name, 'lender') && allowed.includes(name)

  const customer: Partial<Record<string, string | number>> = {}
  const fields = OF_THE_OFFER.filter(mayGo)
  for (const field of profileFieldsFor(product, loan.amount)) {
    const name = `profile.${field}`
    if (!mayGo(name) || OF_THE_OFFER.includes(name) || !isAsked(field, profile)) continue
    const value = valueOf(deps, loan.customer, profile, field)
    if (value === '') continue
    customer[AT_THE_HUB[field] ?? field] = value
    fields.push(name)
  }

  const answered = detailsOfApplication(deps.vault, loan.customer, loan.application)
  const own = isDetailedProduct(product) ? detailFields(product) : []
  const details = Object.fromEntries(
    own.flatMap((field) => {
      const value = answered[field]
      return value === undefined || value === '' || !mayGo(`details.${field}`) ? [] : [[field, value] as const]
    }),
  )
  const asked = lenderProfile(loan.lender.slug).asks.map((field) => `answers.${field}`)
  const named = [...Object.keys(details).map((field) => `details.${field}`), ...asked].filter(mayGo)
  // Who somebody is stands in every form and is complete before anything is sent.
  return { fields: [...new Set([...fields, ...named])], customer: customer as unknown as Customer, details }
}

function isAsked(field: ProfileField, profile: ServedProfile): boolean {
  const condition = profileRow(field)?.asked
  if (condition === undefined) return true
  const { by, holds } = FIELD_CONDITIONS[condition]
  return holds(profile[by])
}

const isSealed = (field: ProfileField): field is ProfileField & SealedField =>
  SEALED_NAMES.some((each) => each === field)

/** As it is sent: names and numbers whole, a choice by its key; empty where nothing was answered. */
function valueOf(deps: Deps, row: CustomerRow, profile: ServedProfile, field: ProfileField): string | number {
  if (isSealed(field)) return openField(deps.vault, row, field)
  const value = profile[field]
  const declared = PROFILE_FIELDS[field]
  return 'list' in declared ? (optionKey(declared.list, value) ?? '') : value
}
