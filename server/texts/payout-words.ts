import { dayWords } from '#src/contract/calendar-words.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { TDS_PERCENT, tdsSection } from '#src/contract/paying/month-tax.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { textsIn } from './texts-in.ts'

/** Under which section tax is deducted from a line's month, and why at that rate, for a file. */
export function taxWords({ month, tds_percent, tds_certificate }: PayoutLine, language: Locale) {
  const t = textsIn(language)
  const { section, before } = tdsSection(month, tds_percent, tds_certificate)
  return {
    tds_section: before === null ? section : t('server:payout.tax.section', { section, before }),
    tds_reason:
      tds_certificate === null
        ? t(`server:payout.tax.${tds_percent === TDS_PERCENT ? 'withPan' : 'withoutPan'}`)
        : t('server:payout.tax.byOrder', { number: tds_certificate }),
  }
}

/** What a line of a statement is and by which slabs and terms it was worked out, in a sentence for a file. */
export function lineWords(line: PayoutLine, language: Locale): string {
  const kind = line.kind === 'taken_back' && line.lender === null ? 'reward_taken_back' : line.kind
  const values = {
    application: line.application_reference ?? '',
    lender: line.lender ?? '',
    month: line.business_month,
  }
  const t = textsIn(language)
  const what = t(`server:payout.${kind}`, values)
  if (line.lender === null) return what
  const dayOf = (day: string | null) =>
    day === null ? t('server:payout.beginning') : dayWords(startOfIstDay(day), language)
  return `${what} (${t('server:payout.versions', { slabs: dayOf(line.slabs_from), terms: dayOf(line.terms_from) })})`
}
