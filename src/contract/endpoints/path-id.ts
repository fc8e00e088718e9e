import { number } from 'yup'

const GREATEST = 999_999_999

/** Schema of a row's number in an address, where it arrives as text: the server makes a number of it before it checks. */
export const pathId = () =>
  number().typeError('rules:id').integer('rules:id').min(1, 'rules:id').max(GREATEST, 'rules:id').defined()
