import type { InferType, Schema } from 'yup'
import { cardNumber, cardText, hindiBullets, marketingBullets, utmLink } from '#src/contract/rules/credit-card-edit.ts'
import { cardName } from '#src/contract/rules/record-names.ts'
import { mixed, number, string } from '#src/contract/yup.ts'
import { flag, listOf, rowId, strictObject, valueOfProperty } from '../shared/fields.ts'

/**
 * A credit card category as the admin sees it. `annual_fee` is text with its own words ('₹499 + GST'); `*_hi` is the
 * Hindi of a text (`contract/local-text.ts`).
 */
export const creditCardSchema = strictObject({
  category_id: rowId(),
  /** The bank behind the card, for its drawing; empty text while it is not known. */
  issuer: string().defined(),
  category_name: string().defined(),
  sort_order: number().integer().defined(),
  category_img_thumb: string().defined(),
  key_feature: string().defined(),
  key_feature_hi: string().defined(),
  annual_fee: string().defined(),
  annual_fee_hi: string().defined(),
  utm_link: string().defined(),
  marketing_bullets: listOf(string().defined()),
  marketing_bullets_hi: listOf(string().defined()),
  secured: flag(),
  status: flag(),
})
export type CreditCard = InferType<typeof creditCardSchema>

/**
 * A credit card as customers see it: active cards only, without the UTM link, with what a comparison needs beside the
 * specified fields. `finance_charge_pct` is percent a year on what is not paid back in time, null while it is not known;
 * `late_fee` is text with its own words; `terms_link` (https or empty) leads to the bank's most important terms.
 */
export const publicCreditCardSchema = creditCardSchema.omit(['utm_link', 'status']).shape({
  finance_charge_pct: number().min(0).nullable().defined(),
  late_fee: string().defined(),
  late_fee_hi: string().defined(),
  terms_link: string().defined(),
})
export type PublicCreditCard = InferType<typeof publicCreditCardSchema>

/** Body of POST /api/create-credit-card. */
export const creditCardCreateSchema = strictObject({ category_name: cardName })

/** The properties of a card that can be edited one by one, each with the schema of its value. Nothing else is editable. */
export const CREDIT_CARD_PROPERTIES = {
  category_name: cardName,
  sort_order: cardNumber,
  // The server knows which pictures were uploaded.
  category_img_thumb: string()
    .required('rules:card.image')
    .matches(/^\/uploads\/[\w-]{22,64}\.(?:png|jpg|webp)$/, 'rules:card.image'),
  key_feature: cardText,
  key_feature_hi: cardText,
  annual_fee: cardText,
  annual_fee_hi: cardText,
  utm_link: utmLink,
  marketing_bullets: marketingBullets,
  marketing_bullets_hi: hindiBullets,
  secured: flag().required('rules:required'),
  status: flag().required('rules:required'),
} as const satisfies Record<string, Schema>
export type CreditCardProperty = keyof typeof CREDIT_CARD_PROPERTIES

/**
 * Body of POST /api/update-credit-card-data: `value` is checked by the schema of `property`. With `expected`, the value
 * that the editor began from, an edit of something that was changed meanwhile is refused.
 */
export const creditCardUpdateSchema = strictObject({
  category_id: rowId(),
  property: mixed<CreditCardProperty>()
    .oneOf(Object.keys(CREDIT_CARD_PROPERTIES) as CreditCardProperty[], 'rules:property.unknown')
    .defined(),
  value: mixed<string | number | string[]>().test('value', valueOfProperty(CREDIT_CARD_PROPERTIES)),
  expected: mixed<string | number | string[]>().optional(),
})
export type CreditCardUpdate = InferType<typeof creditCardUpdateSchema>
