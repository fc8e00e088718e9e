import { INT4_MAX } from '#src/contract/constants.ts'
import { number } from '#src/contract/yup.ts'

/** Message of whatever goes on with a lender before an offer was chosen. Source: specification, validation rules. */
export const OFFER_REQUIRED = 'rules:offer.required'

/** Schema of the lender of a chosen offer. */
export const offerRequired = () =>
  number()
    .typeError(OFFER_REQUIRED)
    .integer(OFFER_REQUIRED)
    .min(1, OFFER_REQUIRED)
    .max(INT4_MAX, OFFER_REQUIRED)
    .required(OFFER_REQUIRED)
