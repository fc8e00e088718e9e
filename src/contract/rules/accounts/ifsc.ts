import { string } from '#src/contract/yup.ts'

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** True for a bank branch code: four capital letters, 0, six capital letters or digits. */
export function isIfsc(value: string): boolean {
  return IFSC.test(value)
}

/** Schema of an IFSC. Message: 'IFSC format is invalid (case sensitive field)'. */
export const ifsc = string().matches(IFSC, 'rules:ifsc.invalid')
