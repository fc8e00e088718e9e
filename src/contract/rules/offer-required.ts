import { number } from '#src/contract/yup.ts'

import { INT4_MAX } from '#src/contract/constants.ts'

/** Schema of the chosen offer's lender. Message: 'Please select a offer from offer screen' (the specification's words). */
export const offerRequired = number()
  .typeError('rules:offer.required')
  .integer('rules:offer.required')
  .min(1, 'rules:offer.required')
  .max(INT4_MAX, 'rules:offer.required')
  .required('rules:offer.required')
