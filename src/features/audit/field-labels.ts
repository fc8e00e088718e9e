/** Any `useTranslation` function. */
export type Words = (key: string | string[], values?: Record<string, unknown>) => string

/** Where a record's form has the labels of its fields. */
const FORMS: Readonly<Record<string, string>> = {
  lender: 'lenders-admin:fields',
  criteria: 'lenders-admin:fields',
  card: 'credit-cards:fields',
}

/** The label of a field as its form has it, else the log's own; null where there is neither. */
export function fieldLabel(action: string, field: string, t: Words): string | null {
  if (!/^\w+$/.test(field)) return null
  const form = FORMS[action.split('.')[0] ?? '']
  const label = t(form === undefined ? [`audit:fields.${field}`] : [`${form}.${field}`, `audit:fields.${field}`], {
    defaultValue: '',
  })
  return label === '' ? null : label
}
