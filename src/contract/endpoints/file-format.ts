import { string } from '#src/contract/yup.ts'

const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** In the query of a call that answers with a table; without it, CSV. Excel's has a second sheet that says what it counts. */
export const fileFormat = { format: string().oneOf(FILE_FORMATS, 'rules:choice.unknown').optional() }

/** What a file is of: a month, or days, an end of which may be open. Nothing of it = as it stands on the day it is made. */
export interface FilePeriod {
  month?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Name of a file without its ending, with the period that it is of. Days and months as ISO writes them: such names sort. */
export function fileNameOf(name: string, { month, from, to }: FilePeriod, today: string): string {
  if (month !== undefined) return `${name}-${month}`
  if (from !== undefined) return `${name}-${from}_${to ?? today}`
  return to === undefined ? `${name}-${today}` : `${name}-until-${to}`
}
