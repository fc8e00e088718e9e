import { safeText } from '#src/contract/rules/safe-text.ts'
import { strictObject } from '../shared/fields.ts'

/** Why an act is wanted, for a second person where one has to agree. */
export const whyAsked = () => safeText(300).optional()

/** What is typed where it is known that one has to. */
export const approvalReasonSchema = strictObject({ reason: safeText(300).required('rules:approval.why') })
