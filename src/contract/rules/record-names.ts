import { string } from '#src/contract/yup.ts'

const CARD_NAME = /^[A-Za-z0-9\s_-]+$/
const LENDER_NAME = /^[A-Za-z0-9_-]+$/
const LENDER_GROUP_NAME = /^[A-Za-z0-9_ -]+$/
const PARTNER_NAME = /^[\p{L}\p{M}\p{N} .,&'()_-]+$/u
const NOT_BLANK = /\S/
const MAX = 120

/** Schema of a new credit card's name: letters, digits, whitespace, hyphen and underscore, not blank. */
export const cardName = string()
  .required('rules:required')
  .max(MAX, 'rules:text.tooLong')
  .matches(CARD_NAME, 'rules:cardName.invalid')
  .matches(NOT_BLANK, 'rules:required')

/** Schema of a new lender's name: letters, digits, underscore and hyphen. */
export const lenderName = string()
  .required('rules:required')
  .max(MAX, 'rules:text.tooLong')
  .matches(LENDER_NAME, 'rules:lenderName.invalid')

/** Schema of a lender group's name: letters, digits, hyphen, underscore and space, not blank. */
export const lenderGroupName = string()
  .required('rules:required')
  .max(MAX, 'rules:text.tooLong')
  .matches(LENDER_GROUP_NAME, 'rules:lenderGroupName.invalid')
  .matches(NOT_BLANK, 'rules:required')

/** Schema of the code or name that a partner is looked up by: letters of any script, digits, spaces and . , & ' ( ) _ - */
export const partnerName = string()
  .required('rules:required')
  .max(MAX, 'rules:text.tooLong')
  .matches(PARTNER_NAME, 'rules:partnerName.invalid')
