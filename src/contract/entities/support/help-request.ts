import type { InferType } from 'yup'
import { helpCompany, helpDescription, helpEmail, helpName, helpPhone } from '#src/contract/rules/help-form.ts'
import { opaqueId, strictObject } from '../shared/fields.ts'

/** A request for help: body of POST /api/help-request and values of the 'Need help' form. Only `company` is optional. */
export const helpRequestSchema = strictObject({
  name: helpName,
  email: helpEmail,
  phone: helpPhone,
  company: helpCompany,
  description: helpDescription,
})
export type HelpRequest = InferType<typeof helpRequestSchema>

/** The request as it is posted: a signed-in customer may say which of their applications it is about. */
export const helpRequestBodySchema = helpRequestSchema.shape({ app_id: opaqueId().optional() })
