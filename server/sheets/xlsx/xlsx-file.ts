import { xlsxTexts } from '#src/contract/cells/xlsx-texts.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import { zipPieces } from '../zip-pieces.ts'

/** An Excel workbook of two sheets as it is made: nothing is held but the part being written. */
export const xlsxFile = (table: XlsxTable): AsyncGenerator<Uint8Array> => zipPieces(xlsxTexts(table))
