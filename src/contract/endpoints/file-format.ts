import { string } from '#src/contract/yup.ts'

const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** In the query of a call that answers with a table; without it, CSV. Excel's has a second sheet that says what it counts. */
export const fileFormat = { format: string().oneOf(FILE_FORMATS, 'rules:choice.unknown').optional() }
