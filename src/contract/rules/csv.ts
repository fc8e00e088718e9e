/** Spreadsheets take text for UTF-8 only when the file begins with it. */
export const CSV_BOM = '\uFEFF'

const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/

/** What an export writes for a value: a spreadsheet runs what begins like a formula, and an apostrophe in front makes it text. */
export function exportedText(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return FORMULA.test(text) ? `'${text}` : text
}

/** A number stays one. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const safe = exportedText(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One record of a CSV file (RFC 4180) with its line end; no spreadsheet takes a cell of it for a formula. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`

/** A whole CSV file: the heads, then the rows. */
export const csvFile = (heads: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [CSV_BOM, csvLine(heads), ...rows.map(csvLine)].join('')
