import { tdsSection } from '#src/contract/paying/month-tax.ts'

/** The section of the Act by which tax is deducted in a month, with its former number where it has one. */
export function sectionWords(
  month: string,
  percent: number,
  t: (key: string, values?: Record<string, string | number>) => string,
  order: string | null = null,
): string {
  const { section, before } = tdsSection(month, percent, order)
  return before === null ? t('tax.section', { section }) : t('tax.sectionNow', { section, before })
}
