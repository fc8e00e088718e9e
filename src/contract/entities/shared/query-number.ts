import { string } from 'yup'

/** A whole number in a query; it arrives as text. */
export const queryNumber = () =>
  string()
    .matches(/^\d{1,9}$/, 'rules:number.range')
    .optional()

export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)
