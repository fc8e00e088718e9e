import { SEPARATORS, SEPARATOR_NAMES } from '#src/contract/entities/imports/text-reading.ts'
import type { ChosenReading, Delimiter, Separator } from '#src/contract/entities/imports/text-reading.ts'
import type { TextReading } from './sheet-file.ts'

/** How somebody wants a text read, as the reader takes it. */
export const textReading = ({ encoding, separator }: ChosenReading): TextReading => ({
  ...(encoding && { encoding }),
  ...(separator && { delimiter: SEPARATORS[separator] }),
})

export const separatorOf = (delimiter: Delimiter | null): Separator | null =>
  SEPARATOR_NAMES.find((name) => SEPARATORS[name] === delimiter) ?? null
