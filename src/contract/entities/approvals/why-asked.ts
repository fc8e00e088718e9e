import { safeText } from '#src/contract/rules/safe-text.ts'

/** Why an act is wanted, for a second person where one has to agree. */
export const whyAsked = () => safeText(300).optional()
