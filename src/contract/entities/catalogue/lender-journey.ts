/** How a customer finishes with a lender: on its web page, in its app, or the lender calls. */
const HAND_OVER_WAYS = ['web', 'app', 'callback'] as const
export type HandOverWay = (typeof HAND_OVER_WAYS)[number]

/** Steps from the application to the lender's answer, as the screens name them. */
export const LENDER_STEPS = ['answers', 'otp', 'documents', ...HAND_OVER_WAYS] as const
export type LenderStep = (typeof LENDER_STEPS)[number]

/** What lenders ask to see. */
export const LENDER_DOCUMENTS = [
  'pan_card',
  'aadhaar',
  'selfie',
  'salary_slip',
  'bank_statement',
  'gst_returns',
  'gold',
] as const
export type LenderDocument = (typeof LENDER_DOCUMENTS)[number]
