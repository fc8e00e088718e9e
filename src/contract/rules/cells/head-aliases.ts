import type { ImportField } from '../../entities/imports/import-batch.ts'

/** How lenders head what each field means, beside its own name; written as `plainHead` writes it. */
export const HEAD_ALIASES: Readonly<Record<ImportField, readonly string[]>> = {
  application_id: [
    ...['our reference', 'reference', 'lead id', 'sub id', 'utm content', 'partner reference', 'partner lead id'],
    ...['sub id 1', 'click id', 'dsa reference'],
  ],
  lender_reference: [
    ...['application no', 'application number', 'app no', 'app id', 'arn', 'opportunity id', 'lender reference'],
    ...['application ref no', 'application reference number', 'prospect no', 'proposal no', 'file no'],
  ],
  loan_account: ['lan', 'loan id', 'loan account no', 'loan account number', 'loan no', 'loan number', 'agreement no'],
  phone: ['mobile', 'mobile no', 'mobile number', 'phone no', 'phone number', 'contact no', 'customer mobile'],
  pan: ['pan no', 'pan number', 'pan card', 'pan card no', 'customer pan'],
  status: [
    'application status',
    'current status',
    'loan status',
    'stage',
    'current stage',
    'final status',
    'case status',
  ],
  sub_status: ['sub stage', 'substatus', 'status remark', 'status description', 'disposition'],
  reason: [
    'reject reason',
    'rejection reason',
    'decline reason',
    'reason for rejection',
    'remark',
    'remarks',
    'reasons',
  ],
  sanctioned_amount: [
    ...['sanction amt', 'sanction amount', 'sanctioned amt', 'approved amount', 'approved amt', 'approved loan amount'],
    ...['sanctioned loan amount', 'sanction loan amount'],
  ],
  disbursed_amount: [
    ...['disbursed amt', 'disbursal amount', 'disbursal amt', 'disbursement amount', 'disbursement amt', 'disb amt'],
    ...['disb amount', 'disbursed loan amount', 'net disbursed amount', 'gross disbursed amount'],
  ],
  disbursal_date: [
    'disbursed date',
    'disbursement date',
    'disb date',
    'disbursed on',
    'date of disbursal',
    'loan date',
  ],
  utr: ['utr no', 'utr number', 'transaction reference', 'payment reference', 'bank reference number', 'rrn'],
  updated_on: ['last update', 'last updated', 'last updated on', 'updated date', 'status date', 'last status date'],
  period: ['month', 'billing month', 'payout month', 'billing period', 'commission month', 'payout period'],
  slab: ['slab %', 'payout %', 'commission %', 'commission rate', 'payout rate', 'slab rate', 'rate %'],
  gross: [
    ...[
      'gross commission',
      'gross payout',
      'gross amount',
      'commission',
      'commission amount',
      'payout',
      'payout amount',
    ],
    ...['taxable amount', 'taxable value', 'gross payout amount'],
  ],
  gst: ['gst amount', 'gst amt', 'gst 18 %', 'gst @ 18 %', 'igst', 'igst amount', 'total gst'],
  tds: ['tds amount', 'tds amt', 'tds deducted', 'tax deducted'],
  net: ['net payable', 'net payout', 'net amount', 'net commission', 'amount payable', 'net payout amount'],
  invoice_number: ['invoice no', 'invoice', 'invoice id', 'bill no', 'bill number', 'tax invoice no'],
}
