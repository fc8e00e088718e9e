import type { NamedKind } from '#src/contract/audit-keys.ts'
import { AUDIT_OF_CALLS } from '#src/contract/audit-of-calls.ts'
import { dateShort, dateTime, monthName } from '#src/lib/dates.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { CLOSED_LISTS, valueKey } from './closed-lists.ts'
import { fieldLabel } from './field-labels.ts'
import type { Words } from './field-labels.ts'

interface Of {
  action: string
  field: string
  kind: NamedKind | undefined
  names: Record<string, string>
}

const RUPEES = new Set(
  [
    'min_income max_income min_loan_amount loan_amount_upto penal_charge_amount foreclosure_charge_amount amount net',
    'revenue_flat revenue_flat_fee slab_disbursed_min slab_disbursed_max ats_min ats_max',
  ].flatMap((line) => line.split(' ')),
)
const PERCENT = /^(?:rate|apr)_(?:min|max)$|_pct$|_percent$/
/** Kept as 0 and 1. */
const SWITCHES = new Set([
  'status',
  'lender_status',
  'so_status',
  'salaried',
  'self_employed',
  'business',
  'api',
  'autosubmission',
  'secured',
  'owner',
])
/** Names and numbers that people and other systems give. */
const TYPED = new Set([
  'name',
  'label',
  'file',
  'utm_id',
  'reference',
  'account_ending',
  'hash',
  'prefix',
  'search',
  'merchant_id',
])
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/
/** A word of the program, such as `not_checked`; a sentence or a name is none. */
const CODE = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/

/** A value as a person reads it; null where there are no words for it. */
export function valueWords(value: unknown, of: Of, t: Words): string | null {
  if (value === null || value === undefined || value === '') return t('audit:nothing')
  if (Array.isArray(value)) return listWords(value, of, t)
  if (typeof value === 'boolean') return t(value ? 'audit:on' : 'audit:off')
  if (typeof value === 'number') return numberWords(value, of, t)
  if (typeof value === 'string') return textWords(value, of, t)
  return recordWords(value as Record<string, unknown>, of, t)
}

function listWords(values: readonly unknown[], of: Of, t: Words): string | null {
  if (values.length === 0) return t('audit:nothing')
  const words = values.map((value) => {
    if (of.field === 'fields') return customerField(String(value), t)
    return of.field === 'without' ? fieldLabel(of.action, String(value), t) : valueWords(value, of, t)
  })
  return [...new Set(words.filter((word) => word !== null))].join(', ') || null
}

/** Of a customer's profile: which fields were saved, never what stands in them. */
const customerField = (field: string, t: Words): string | null =>
  t([`rules:fields.${field}`, `audit:fields.${field}`], { defaultValue: '' }) || null

function numberWords(value: number, { field, kind, names }: Of, t: Words): string {
  if (kind !== undefined) return names[`${kind}:${value}`] ?? t('audit:number', { number: value })
  if (SWITCHES.has(field)) return t(value === 1 ? 'audit:on' : 'audit:off')
  if (RUPEES.has(field)) return Number.isInteger(value) ? rupees(value) : rupeesAndPaise(value)
  // As it was typed: a share of 1.125 % is not one of 1.13 %.
  return PERCENT.test(field) ? `${count(value)}%` : count(value)
}

function textWords(value: string, { field }: Of, t: Words): string | null {
  if (field === 'call') return callWords(value, t)
  if (INSTANT.test(value)) return dateTime(value)
  if (DAY.test(value)) return dateShort(value)
  if (MONTH.test(value)) return monthName(value)
  if (field === 'code') return t([`audit:codes.${value}`, 'audit:codes.other'])
  if (CLOSED_LISTS[field]?.includes(value)) return t(valueKey(value))
  if (!CODE.test(value)) return value
  // What somebody typed may look like a word of the program: without an underscore, or in a field for names, it stands as it is.
  const typed = TYPED.has(field) || !value.includes('_')
  return t([valueKey(value)], { defaultValue: typed ? value : '' }) || null
}

/** What was called, by what it would have done. */
function callWords(value: string, t: Words): string {
  const audit = AUDIT_OF_CALLS.get(value)
  return audit === undefined ? t('audit:look') : t(`audit:actions.${audit}`)
}

function recordWords(values: Record<string, unknown>, of: Of, t: Words): string | null {
  const parts = Object.entries(values).flatMap(([field, value]) => {
    const label = fieldLabel(of.action, field, t)
    const words = valueWords(value, { ...of, field }, t)
    return label === null || words === null ? [] : [t('audit:value', { field: label, value: words })]
  })
  return parts.length === 0 ? null : parts.join('; ')
}
