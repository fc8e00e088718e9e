import { string } from '#src/contract/yup.ts'

const COMPANY_NAME = /^[A-Za-z0-9 ]{3,40}$/

/** True for 3 to 40 letters, digits and spaces. */
function isCompanyName(value: string): boolean {
  return COMPANY_NAME.test(value) && value.trim() !== ''
}

/** Schema of a company's or employer's name. */
export const companyName = string().test(
  'company-name',
  'rules:companyName.invalid',
  (value) => !value || isCompanyName(value),
)
