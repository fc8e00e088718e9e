import { string } from '#src/contract/yup.ts'

const EXTENSION = /\.(?:xlsx|xls|csv)$/i

/** True for a file name that ends in .xlsx, .xls or .csv, upper or lower case. */
export function isStatusFileName(name: string): boolean {
  return EXTENSION.test(name)
}

/** Schema of the application status file's name. Messages: 'No file selected', 'Invalid file type'. */
export const statusFileName = string().required('rules:file.none').matches(EXTENSION, 'rules:file.type')
