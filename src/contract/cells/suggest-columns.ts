import { UTR_FORMS } from '../entities/earnings/utr.ts'
import type { ImportField, ImportMapping } from '../entities/imports/import-batch.ts'
import { PAYOUT_REFERENCE } from '../paying/bank-file.ts'
import { DAY_FIELDS } from './day-order.ts'
import { fieldOfHead, headsAlike, MONEY_FIELDS, plainHead } from './heads.ts'
import { readText } from './plain-cell.ts'
import { readDay } from './read-day.ts'
import { readMoney } from './read-money.ts'
import { readPan, readPhone } from './read-person.ts'

/** Of the cells of a column that say something, so many have to be of a kind to make it one of that kind. */
const MOSTLY = 0.8

/** Our numbers: of an application, and of a payment. Nothing else is written so. */
const OURS = { application_id: /^CL-\d+$/i, payout_reference: PAYOUT_REFERENCE } as const

/** An amount of two columns: of figures in a further one nobody knows what they are, and mostly they are the balance. */
const SIDES: ReadonlySet<ImportField> = new Set<ImportField>(['debit', 'credit'])

/** What a cell is by its writing alone, whatever its column is called. */
const WRITTEN: readonly (readonly [readonly ImportField[], (text: string) => boolean])[] = [
  [['phone'], (text) => /[*\d]{4}$/.test(text) && !/[/.]/.test(text) && isPhone(text)],
  [['pan'], (text) => /^[a-z*]/i.test(text) && Boolean(readPan(text).value)],
  [['utr'], (text) => /^[a-z]/i.test(text) && Object.values(UTR_FORMS).some((form) => form.test(text))],
  [[...DAY_FIELDS].filter((field) => field !== 'period'), (text) => isDay(text)],
  [[...MONEY_FIELDS].filter((field) => !SIDES.has(field)), (text) => isMoney(text)],
]
const isPhone = (text: string): boolean => /^(?:[6-9]\d{9}|\*+\d{4})$/.test(readPhone(text).value ?? '')
const isDay = (text: string): boolean => {
  const { value, problem } = readDay(text, null)
  return Boolean(value) || problem === 'day_order' || problem === 'day_swapped'
}
/** Whole figures without groups may be anything: a number, a count, a pincode. */
const isMoney = (text: string): boolean => /[,₹.]|rs|lakh/i.test(text) && Boolean(readMoney(text).value)

/**
 * What the columns of a file mean as far as anybody can tell: as the lender's last file was read, else by our own numbers in
 * their rows (`samples`, row by row), else by the names that lenders use, else by what is written in them where that can be one
 * field alone. Each field once, the first column first; of heads that read alike none is taken, for somebody has to say.
 */
export function suggestColumns(
  heads: readonly string[],
  fields: readonly ImportField[],
  template: Pick<ImportMapping, 'columns'> | null,
  samples: readonly (readonly string[])[] = [],
): ImportMapping['columns'] {
  const alike = new Set(headsAlike(heads).flatMap(({ columns }) => columns))
  const kept = new Map(template?.columns.map(({ head, field }) => [plainHead(head), field]))
  const values = heads.map((_, at) => samples.flatMap((cells) => readText(cells[at]).value ?? []))
  const isMostly = (at: number, is: (text: string) => boolean): boolean => {
    const said = values[at] ?? []
    return said.length > 0 && said.filter(is).length >= said.length * MOSTLY
  }
  const found = new Map<number, ImportField>()
  const take = (at: number, field: ImportField | null | undefined) => {
    if (field && !found.has(at) && fields.includes(field) && ![...found.values()].includes(field)) found.set(at, field)
  }
  const open = heads.flatMap((head, at) => (alike.has(at) || kept.has(plainHead(head)) ? [] : [at]))
  for (const [at, head] of heads.entries())
    if (!alike.has(at) && plainHead(head) !== '') take(at, kept.get(plainHead(head)))
  for (const at of open)
    for (const field of ['application_id', 'payout_reference'] as const)
      if (isMostly(at, (text) => OURS[field].test(text))) take(at, field)
  for (const at of open) take(at, fieldOfHead(heads[at] ?? ''))
  for (const [kinds, is] of WRITTEN) {
    const taken = [...found.values()]
    if (kinds.some((field) => MONEY_FIELDS.has(field)) && taken.some((field) => SIDES.has(field))) continue
    const free = kinds.filter((field) => fields.includes(field) && !taken.includes(field))
    const columns = open.filter((at) => !found.has(at) && isMostly(at, is))
    if (free.length === 1 && columns.length === 1) take(columns[0] ?? -1, free[0])
  }
  return heads.map((head, at) => ({ head, field: found.get(at) ?? null }))
}
