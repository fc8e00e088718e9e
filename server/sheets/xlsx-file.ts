/** A table as it is written into a file: what it holds, and beside it what it counts. */
export interface XlsxTable {
  /** Name of the sheet, at most 31 characters. */
  name: string
  heads: readonly string[]
  /**
   * Rows in parts, as they are read. A cell is what `csvLine` takes: a number stays a raw number; everything else is text
   * (style '@'), with an apostrophe in front of what a spreadsheet would run; days are ISO text; null is blank.
   */
  rows: AsyncIterable<readonly (readonly unknown[])[]>
  /** The second sheet: what the figures count, filters, when it was made; each line a label and what it says. */
  basis: { name: string; lines: readonly (readonly [label: string, text: string | number])[] }
}

/** An Excel workbook of two sheets as it is made: nothing is held but the part being written. */
export async function* xlsxFile(table: XlsxTable): AsyncGenerator<Uint8Array> {
  void table
  yield new Uint8Array()
  throw new Error('Not written yet.')
}
