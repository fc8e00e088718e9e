import { INT4_MAX } from '#src/contract/constants.ts'
import { array, number, string } from '#src/contract/yup.ts'
import { safeText } from './safe-text.ts'
import { isHttpsLink } from './web/https-link.ts'

const UTM_ID = /^[A-Za-z0-9_-]{1,120}$/

/** Schema of numeric fields of the card dialog (sort order): a whole number of 0 or more. */
export const cardNumber = number()
  .typeError('rules:card.numeric')
  .integer('rules:card.numeric')
  .min(0, 'rules:card.numeric')
  .max(INT4_MAX, 'rules:card.numeric')
  .required('rules:required')

/** Schema of a partner's UTM id. */
export const utmId = string().matches(UTM_ID, 'rules:card.utmId').required('rules:required')

/** Schema of a one-line text of the card dialog; null, empty text and blanks keep Submit disabled. */
export const cardText = safeText(500).required('rules:required').matches(/\S/, 'rules:required')

/** Schema of the marketing bullets: every bullet has words. */
export const marketingBullets = array(safeText(300).matches(/\S/, 'rules:card.bullet').defined('rules:card.bullet'))
  .max(20, 'rules:card.bullets')
  .defined('rules:required')

/** Schema of their Hindi, place by place; one that nobody has translated yet is empty. */
export const hindiBullets = array(safeText(300).defined('rules:card.bullet'))
  .max(20, 'rules:card.bullets')
  .defined('rules:required')

/** Schema of a card's UTM link: https, with the placeholder UNIQUE_ID where the customer's id goes. */
export const utmLink = safeText(2_000)
  .required('rules:required')
  .test('utm-link', 'rules:card.utmLink', (value) => isHttpsLink(value))
