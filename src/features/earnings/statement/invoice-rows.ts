import { stateOfGstin } from '#src/contract/entities/earnings/gstin.ts'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { sumRupees } from '#src/contract/rules/paise.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'

export type Words = (key: string, values?: Record<string, string | number>) => string

/** One line of a bill: rupees, or words where it is no amount. */
export interface BillRow {
  key: string
  label: string
  value: string
}

/** The state of a GST number, with its code. */
const stateWords = (gstin: string, t: Words): string =>
  t('invoice.state', { state: t(`states.${stateOfGstin(gstin)}`), code: stateOfGstin(gstin) })

/** The GST of a month by its kinds, rupees: two halves within a state, else one. Empty where none is charged. */
function gstRows({ gst, tax }: Statement, t: Words): BillRow[] {
  if (tax.supply === null)
    return gst === 0 ? [] : [{ key: 'gst', label: t('gst.returned'), value: rupeesAndPaise(gst) }]
  const kinds = tax.supply === 'within' ? ['cgst', 'sgst'] : ['igst']
  return kinds.map((key) => ({
    key,
    label: t(`gst.${key}`, { percent: tax.gst_percent / kinds.length }),
    value: rupeesAndPaise(gst / kinds.length),
  }))
}

/** What is deducted, and at which rate where that is one. */
function tdsWords({ tax: { tds_percent: percent }, lower }: Statement, t: Words): string {
  if (lower.length > 0) return t('gst.tdsByOrder')
  return t(percent === TDS_PERCENT ? 'gst.tds' : 'gst.tdsNoPan', { percent })
}

/** From what was earned to what is paid, where GST is part of it. */
export function payableRows(statement: Statement, t: Words): BillRow[] {
  const { gross, tds, net } = statement
  return [
    { key: 'value', label: t('gst.value'), value: rupeesAndPaise(gross) },
    ...gstRows(statement, t),
    { key: 'tds', label: tdsWords(statement, t), value: rupeesAndPaise(-tds) },
    { key: 'net', label: t('gst.net'), value: rupeesAndPaise(net) },
  ]
}

/** A month can be billed once all of it is approved and there is something to bill. */
export const mayBill = ({ tax, gross, accrued_lines }: Statement): boolean =>
  tax.parties !== null && tax.is_fixed && accrued_lines === 0 && gross > 0

/** The month is what a draft's number is made of: the partner's own number takes its place. */
export const draftNumber = ({ month }: Statement): string => `DRAFT-${month}`

/** What a draft invoice says, one line after another; nothing where nobody bills anybody. */
export function invoiceRows(statement: Statement, t: Words): BillRow[] {
  const { gross, tds, gst, net, month, tax } = statement
  if (tax.parties === null) return []
  const { from, to } = tax.parties
  const party = (key: 'from' | 'to') => {
    const { name, address, gstin } = key === 'from' ? from : to
    return [
      { key, label: t(`invoice.${key}`), value: name },
      { key: `${key}-address`, label: t('invoice.address'), value: address || t('invoice.noAddress') },
      { key: `${key}-gstin`, label: t('invoice.gstin'), value: gstin },
      { key: `${key}-state`, label: t('invoice.stateLabel'), value: stateWords(gstin, t) },
    ]
  }
  return [
    { key: 'number', label: t('invoice.number'), value: draftNumber(statement) },
    ...party('from'),
    ...party('to'),
    { key: 'place', label: t('invoice.place'), value: stateWords(to.gstin, t) },
    { key: 'what', label: t('invoice.what'), value: t('invoice.commission', { month: monthName(month) }) },
    { key: 'code', label: t('invoice.code'), value: t('invoice.codeYours') },
    { key: 'value', label: t('gst.value'), value: rupeesAndPaise(gross) },
    ...gstRows(statement, t),
    { key: 'total', label: t('invoice.total'), value: rupeesAndPaise(sumRupees([gross, gst])) },
    { key: 'tds', label: tdsWords(statement, t), value: rupeesAndPaise(-tds) },
    { key: 'net', label: t('gst.net'), value: rupeesAndPaise(net) },
  ]
}
