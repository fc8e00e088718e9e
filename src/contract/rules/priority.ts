import { INT4_MAX } from '#src/contract/constants.ts'
import { number } from '#src/contract/yup.ts'

/** Schema of a lender's priority: a whole number of 0 or more. It only breaks the very last tie of a ranking. */
export const priority = number()
  .typeError('rules:priority.invalid')
  .integer('rules:priority.whole')
  .min(0, 'rules:priority.invalid')
  .max(INT4_MAX, 'rules:priority.invalid')
  .required('rules:required')
