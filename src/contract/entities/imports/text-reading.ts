import { string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/** How the letters of a text file are kept. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** What stands between two cells of a text file; the sign itself does not travel well in a form. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|', caret: '^', tilde: '~' } as const
export type Separator = keyof typeof SEPARATORS
export type Delimiter = (typeof SEPARATORS)[Separator]

export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as Separator[]

/** How somebody wants a text file read, in place of what is found in it. */
export const textReadingFields = {
  encoding: string().oneOf(TEXT_ENCODINGS).optional(),
  separator: string().oneOf(SEPARATOR_NAMES).optional(),
}
export interface ChosenReading {
  encoding?: TextEncoding | undefined
  separator?: Separator | undefined
}

/** How a text file is read; `separator` is null of a page's table. */
export const textReadingSchema = strictObject({
  encoding: string().oneOf(TEXT_ENCODINGS).defined(),
  separator: string().oneOf(SEPARATOR_NAMES).nullable().defined(),
})
