import { string } from 'yup'

/** Schema of a row's number in a path, where it arrives as text. */
export const pathId = () =>
  string()
    .matches(/^[1-9]\d{0,8}$/, 'rules:id')
    .defined()
