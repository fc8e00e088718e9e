import { dayTimeWords } from '#src/contract/calendar-words.ts'
import type { Agreement, Kfs, KfsFacts, KfsRow, KfsSection, KfsWords } from '#src/contract/entities/offers/kfs.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { isLoanProduct, isSecured } from '#src/contract/entities/shared/loan-products.ts'
import { instalmentsWhenDearer } from '#src/contract/finance/floating-rate.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { entityIn, localTexts } from '#src/contract/local-text.ts'
import { rupees, twoDecimals } from '#src/contract/number-words.ts'
import { earlyClosingWords } from './early-closing-words.ts'
import { penalChargeWords } from './penal-charge-words.ts'
import { textsIn } from './texts-in.ts'

const percent = (rate: number): string => `${twoDecimals(rate)}%`

type Issued = KfsFacts & Pick<Kfs, 'proposal_number' | 'version' | 'issued_at' | 'valid_until'>
type Say = ReturnType<typeof textsIn>
type RowKey = Parameters<Say>[0] extends infer K ? (K extends `server:kfs.row.${infer Key}` ? Key : never) : never

/** One part of the statement in the making: rows under RBI's numbers. */
class Rows {
  readonly rows: KfsRow[] = []
  constructor(private readonly t: Say) {}
  add(clause: string, key: RowKey, value: string, more: Partial<Pick<KfsRow, 'note' | 'third' | 'lang'>> = {}): this {
    const label = this.t(`server:kfs.row.${key}`)
    this.rows.push({ clause, key, label, value, note: null, third: null, lang: null, ...more })
    return this
  }
}

/** The statement in every language, as it is shown, printed and kept: RBI's Annex A in its order, then Annex B. */
export const kfsWords = (kfs: Issued): KfsWords[] =>
  LOCALES.map((language) => ({
    language,
    sections: [about(kfs, language), terms(kfs, language), other(kfs, language), sums(kfs, language)],
  }))

const section = (kind: KfsSection['kind'], t: Say, { rows }: Rows): KfsSection => ({
  kind,
  title: t(`server:kfs.section.${kind}`),
  rows,
})

const daysIn = (t: Say, count: number): string => t(count === 1 ? 'server:kfs.day' : 'server:kfs.days', { count })
const monthsIn = (t: Say, count: number): string =>
  count > 60 && count % 12 === 0
    ? t('server:kfs.monthsInYears', { count, years: count / 12 })
    : t('server:kfs.months', { count })

function about(kfs: Issued, language: Locale): KfsSection {
  const t = textsIn(language)
  const entity = entityIn(language, kfs)
  const rows = new Rows(t)
    .add('', 'issued', dayTimeWords(new Date(kfs.issued_at), language))
    .add('', 'valid', dayTimeWords(new Date(kfs.valid_until), language), { note: t('server:kfs.note.valid') })
    .add('', 'lender', kfs.lender_name)
    .add('', 'entity', entity.text, { lang: entity.lang ?? null })
    .add('', 'registration', kfs.rbi_registration ?? t('server:kfs.untold'))
    .add('', 'lsp', kfs.company.name, { note: t('server:kfs.note.lsp') })
  return section('about', t, rows)
}

function instalments(kfs: Issued, t: Say): [RowKey, string, string] {
  return kfs.instalment_type === 'bullet'
    ? ['bullet', rupees(kfs.emi), t('server:kfs.note.bullet')]
    : [
        'emi',
        `${rupees(kfs.emi)} × ${kfs.instalment_count}`,
        t(kfs.instalment_count < kfs.tenure_months ? 'server:kfs.note.emiFewer' : 'server:kfs.note.emi', {
          last: rupees(kfs.last_instalment),
        }),
      ]
}

/** When the first payment is due: the only one of a bullet at the end of its months, by the calendar. */
const firstPayment = (kfs: Issued, t: Say): [RowKey, string] =>
  kfs.instalment_type === 'bullet'
    ? ['onceAfter', monthsIn(t, kfs.tenure_months)]
    : ['first', daysIn(t, kfs.first_instalment_after_days)]

function terms(kfs: Issued, language: Locale): KfsSection {
  const t = textsIn(language)
  const rows = new Rows(t)
  const [emiKey, emi, emiNote] = instalments(kfs, t)
  const shown = wholeRupees({ ...kfs, processing_fee: kfs.total_fees })
  const none = t('server:kfs.none')
  const untold = t('server:kfs.noneTold')
  rows
    .add('1', 'proposal', kfs.proposal_number === '' ? t('server:kfs.notIssued') : kfs.proposal_number)
    .add('1', 'product', t(productKey(kfs)))
    .add('2', 'amount', rupees(kfs.sanctioned_amount))
    .add('3', 'disbursal', t('server:kfs.disbursal'))
    .add('4', 'tenure', monthsIn(t, kfs.tenure_months))
    .add('5', emiKey, emi, { note: emiNote })
    .add('5', ...firstPayment(kfs, t), { note: t('server:kfs.note.first') })
    .add('6', 'rate', t('server:kfs.aYear', { percent: percent(kfs.interest_rate) }), {
      note: t(`server:kfs.note.${kfs.rate_type}`),
    })
  rateRows(rows, kfs, language)
  for (const fee of kfs.fees) {
    const sum = fee.amount + fee.gst
    const said = sum === 0 ? none : rupees(sum)
    const own = fee.payable_to === 'lender'
    rows.add('8(i)', 'processing', own ? said : none, {
      third: own ? none : said,
      note: t('server:kfs.note.fee', {
        amount: rupees(fee.amount),
        gst: rupees(Math.round(sum) - Math.round(fee.amount)),
      }),
    })
  }
  rows.add('8(ii)', 'insurance', none, { third: none })
  if (isLoanProduct(kfs.product_type) && isSecured(kfs.product_type))
    rows
      .add('8(iii)', 'valuation', untold, { third: untold, note: t('server:kfs.note.secured') })
      .add('8(iv)', 'legal', untold, { third: untold })
      .add('8(iv)', 'stamp', untold, { third: untold })
  else rows.add('8(iii)', 'valuation', t('server:kfs.unsecured'), { third: none })
  rows
    .add('8(iv)', 'otherFees', untold, { third: untold })
    .add('8', 'fees', rupees(shown.fees), { third: none, note: t('server:kfs.note.fees', { gst: rupees(shown.gst) }) })
    .add('9', 'apr', percent(kfs.apr), { note: t('server:kfs.note.apr') })
  const penal = localTexts<'penal_charges', KfsFacts>(
    language,
    { ...kfs, ...penalChargeWords(kfs.penal_charge_amount, kfs, kfs.instalment_type) },
    ['penal_charges'],
  )
  const early = localTexts<'foreclosure_charges', KfsFacts>(language, { ...kfs, ...earlyClosingWords(kfs) }, [
    'foreclosure_charges',
  ])
  rows
    .add('10(i)', 'penal', penal.words.penal_charges, { note: t('server:kfs.note.penal'), lang: penal.lang ?? null })
    .add('10(ii)', 'otherPenal', untold)
    .add('10(iii)', 'foreclosure', early.words.foreclosure_charges, {
      lang: early.lang ?? null,
      ...(kfs.floating && { note: t('server:kfs.note.freeToClose') }),
    })
    .add('10(iv)', 'switching', t(kfs.floating ? 'server:kfs.untold' : 'server:kfs.fixedRate'))
    .add('10(v)', 'otherCharges', untold)
  return section('terms', t, rows)
}

/** Line 7 of the form: what a rate that may change follows, and what that does to the instalments. */
function rateRows(rows: Rows, kfs: Issued, language: Locale): void {
  const { floating, interest_rate, instalment_type } = kfs
  const t = textsIn(language)
  if (!floating) {
    rows.add('7', 'floating', t('server:kfs.fixedRate'))
    return
  }
  const { words, lang } = localTexts<'benchmark', typeof floating>(language, floating, ['benchmark'])
  const untold = t('server:kfs.untold')
  const { reset_months: months, growth, benchmark_pct } = floating
  const reset = months === null ? untold : months === 1 ? t('server:kfs.everyMonth') : t('server:kfs.every', { months })
  rows
    .add('7', 'benchmark', benchmarkWords(words.benchmark, benchmark_pct, t), { lang: lang ?? null })
    .add('7', 'spread', benchmark_pct === undefined ? untold : percent(interest_rate - benchmark_pct), {
      note: t('server:kfs.note.spread', { percent: percent(interest_rate) }),
    })
    .add('7', 'reset', reset)
    .add('7', 'growth', t('server:kfs.more', { amount: rupees(growth) }), {
      note: t(instalment_type === 'bullet' ? 'server:kfs.note.growthOnce' : 'server:kfs.note.growth'),
    })
  if (instalment_type !== 'bullet') rows.add('7', 'moreEmis', moreEmis(kfs, t), { note: t('server:kfs.note.moreEmis') })
}

const benchmarkWords = (benchmark: string, stands: number | undefined, t: Say): string =>
  stands === undefined ? benchmark : t('server:kfs.benchmarkAt', { benchmark, percent: percent(stands) })

/** How many EMIs there are where the lender lengthens the loan and leaves the EMI as it is. */
function moreEmis(
  { sanctioned_amount: amount, interest_rate: annualRate, emi, instalment_count }: Issued,
  t: Say,
): string {
  const count = instalmentsWhenDearer({ amount, annualRate, emi })
  return count === null
    ? t('server:kfs.emisNever')
    : t('server:kfs.emisInstead', { count: Math.max(count, instalment_count), now: instalment_count })
}

function productKey({ product_type }: Issued) {
  if (!isLoanProduct(product_type)) throw new Error('a statement is about a loan')
  return `server:kfs.product.${product_type}` as const
}

function other(kfs: Issued, language: Locale): KfsSection {
  const t = textsIn(language)
  const lender = kfs.lender_name
  const { agreement = {} } = kfs
  const clause = (number: string | undefined) =>
    number === undefined ? t('server:kfs.inAgreement') : t('server:kfs.clause', { clause: number })
  const told = [kfs.nodal_officer.name, kfs.nodal_officer.phone, kfs.nodal_officer.email].filter(Boolean)
  const { officer, name } = kfs.company
  const rows = new Rows(t)
    .add('1', 'recovery', clause(agreement.recovery_clause), { note: t('server:kfs.note.recovery', { lender }) })
    .add('2', 'grievance', clause(agreement.grievance_clause), { note: t('server:kfs.note.grievance', { lender }) })
    .add('3', 'nodal', told.length > 0 ? told.join('\n') : t('server:kfs.untold'))
    .add('3', 'ourOfficer', [officer[language], officer.phone, officer.email].join('\n'), { note: name })
    .add('4', 'transfer', ...transfer(agreement, t))
    .add('5', 'coLending', ...coLending(kfs, entityIn(language, kfs).text, t))
    .add('6(i)', 'coolingOff', daysIn(t, kfs.cooling_off_days), { note: t(coolingOffKey(agreement)) })
    .add('6(ii)', 'agents', t('server:kfs.none'), { note: t('server:kfs.note.agents', { company: name }) })
  return section('other', t, rows)
}

type Said = [value: string, more: Pick<KfsRow, 'note'>]

function transfer({ assignable }: Agreement, t: Say): Said {
  if (assignable === undefined) return [t('server:kfs.untold'), { note: t('server:kfs.note.transfer') }]
  return [t(assignable ? 'server:kfs.yes' : 'server:kfs.no'), { note: null }]
}

function coLending({ agreement: { co_lending } = {} }: Issued, lender: string, t: Say): Said {
  if (co_lending === undefined) return [t('server:kfs.untold'), { note: t('server:kfs.note.coLending') }]
  if (co_lending === null) return [t('server:kfs.alone'), { note: null }]
  const { lender: other, share } = co_lending
  const shares = t('server:kfs.together', { lender, own: 100 - share, other, share })
  return [shares, { note: t('server:kfs.note.joint') }]
}

function coolingOffKey({ keeps_fee }: Agreement) {
  if (keeps_fee === undefined) return 'server:kfs.note.coolingOff' as const
  return keeps_fee ? ('server:kfs.note.coolingOffKept' as const) : ('server:kfs.note.coolingOffBack' as const)
}

/** Annex B: how the annual percentage rate comes about, in RBI's order. */
function sums(kfs: Issued, language: Locale): KfsSection {
  const t = textsIn(language)
  const [emiKey, emi] = instalments(kfs, t)
  const shown = wholeRupees({ ...kfs, processing_fee: kfs.total_fees })
  const rows = new Rows(t)
    .add('1', 'amount', rupees(kfs.sanctioned_amount))
    .add('2', 'tenure', monthsIn(t, kfs.tenure_months))
    .add('2(b)', emiKey, emi)
    .add('2(d)', ...firstPayment(kfs, t))
    .add('3', 'rateType', t(`server:kfs.note.${kfs.rate_type}`))
    .add('4', 'rate', t('server:kfs.aYear', { percent: percent(kfs.interest_rate) }))
    .add('5', 'interest', rupees(shown.interest))
    .add('6(A)', 'ownFees', rupees(shown.fees))
    .add('6(B)', 'thirdFees', t('server:kfs.none'))
    .add('7', 'receive', rupees(shown.receive), { note: t('server:kfs.note.receive') })
    .add('8', 'repay', rupees(shown.repay))
    .add('9', 'apr', percent(kfs.apr))
    .add('10', 'disbursal', t('server:kfs.disbursal'))
    .add('11', 'due', t(kfs.instalment_type === 'bullet' ? 'server:kfs.dueOnce' : 'server:kfs.dueMonthly'))
  return section('sums', t, rows)
}
