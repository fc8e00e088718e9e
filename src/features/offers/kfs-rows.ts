import type { TFunction } from 'i18next'
import type { Kfs, KfsFee } from '#src/contract/entities/offers/kfs.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { dateTime } from '#src/lib/dates.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { earlyClosing, latePayment } from './charges.ts'

export interface KfsRow {
  key: string
  label: string
  value: string
  note?: string
  /** The lender's own words, in the language it files them in. */
  lang?: string | undefined
}

const feeRow = (fee: KfsFee, index: number, t: TFunction): KfsRow => ({
  key: `fee-${index}`,
  label: t(`kfs:fee.${fee.kind}`),
  value: fee.amount + fee.gst === 0 ? t('kfs:none') : rupees(fee.amount + fee.gst),
  note: t('kfs:fee.note', {
    amount: rupees(fee.amount),
    gst: rupees(Math.round(fee.amount + fee.gst) - Math.round(fee.amount)),
    to: t(`kfs:fee.${fee.payable_to}`),
    often: t(fee.recurring ? 'kfs:fee.recurring' : 'kfs:fee.once'),
  }),
})

/** Every field of the statement in the order of RBI's Annex A, in the reader's language. */
export function kfsRows(kfs: Kfs, t: TFunction): KfsRow[] {
  const row = (key: string, value: string, more: Partial<KfsRow> = {}): KfsRow => ({
    key,
    label: t(`kfs:row.${key}`),
    value,
    ...more,
  })
  const note = (key: string, values: Record<string, string | number> = {}) => ({ note: t(`kfs:note.${key}`, values) })
  const shown = wholeRupees({ ...kfs, processing_fee: kfs.total_fees })
  const late = latePayment(kfs, t)
  const early = earlyClosing(kfs, t)
  const insured = kfs.fees.some(({ kind }) => kind === 'insurance')
  return [
    row('proposal', kfs.proposal_number),
    row('lender', kfs.lender_name),
    row('entity', kfs.regulated_entity),
    row('product', t(`kfs:product.${kfs.product_type}`)),
    row('amount', rupees(kfs.sanctioned_amount), note('disbursal')),
    row('tenure', months(kfs.tenure_months, t)),
    row('rate', t('kfs:aYear', { percent: percent(kfs.interest_rate) }), note(kfs.rate_type)),
    row('apr', percent(kfs.apr), note(kfs.gst_in_apr ? 'aprGst' : 'apr')),
    ...kfs.fees.map((fee, index) => feeRow(fee, index, t)),
    ...(insured ? [] : [row('insurance', t('kfs:none'))]),
    row('fees', rupees(shown.fees), note('fees', { gst: rupees(shown.gst) })),
    row('receive', rupees(shown.receive), note('receive')),
    kfs.instalment_type === 'bullet'
      ? row('bullet', rupees(kfs.emi), note('bullet', { term: months(kfs.tenure_months, t) }))
      : row(
          'emi',
          `${rupees(kfs.emi)} x ${kfs.instalment_count}`,
          note('emi', { count: kfs.first_instalment_after_days, last: rupees(kfs.last_instalment) }),
        ),
    row('interest', rupees(shown.interest)),
    row('repay', rupees(shown.repay), kfs.instalment_type === 'bullet' ? {} : note('repay')),
    row('penal', late.text, { ...note('penal'), lang: late.lang }),
    row('foreclosure', early.text, { lang: early.lang }),
    row('coolingOff', t('kfs:days', { count: kfs.cooling_off_days }), note('coolingOff')),
    row('issued', dateTime(kfs.issued_at)),
    row('valid', dateTime(kfs.valid_until), note('valid')),
  ]
}
