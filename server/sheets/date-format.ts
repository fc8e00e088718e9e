/** Numbers of the formats that every workbook knows without saying them, and that show a date or a time. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What of a format is text, colour, language or filling. `[h]` is a time. */
const ASIDE = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General|AM\/PM|A\/P/gi

/** True when a number of this format is shown as a date: 'dd/mm/yyyy', '[$-4009]d mmm yy', but not '#,##0.00 "cr"'. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id)
  const [positive = ''] = code.replace(ASIDE, '').split(';')
  return /[dmyhs]/i.test(positive)
}
