import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** Where a customer changes what they pledge and what they ask for. */
export const GOLD_FORM = pathTo('goldLoanDetail')
export const GOLD_REQUEST = withQuery(GOLD_FORM, { step: 'your-loan' })
