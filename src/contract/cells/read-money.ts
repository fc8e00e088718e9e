import type { CellAnswer } from '../rules/cell-answer.ts'
import { wholePaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'
import { figureCell } from './plain-cell.ts'
import type { MarkedCell, SheetCell } from './sheet-cell.ts'

/** What a column's figures are in, where a cell does not say so itself. */
type MoneyUnit = 'rupees' | 'lakh'

const PAISE_A_RUPEE = 100
/** Rupees. */
const LAKH = 100_000
const CRORE = 10_000_000

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?:lakhs?|lacs?|l)\.?$/i, LAKH],
  [/crores?\.?$/i, CRORE],
]
/** The side of an account that an amount stands on, behind it or in front of it. 'Cr' may be a crore as well. */
const SIDE_BEHIND = /\s*[([]?\s*\b(cr|dr|credit|debit)\.?\s*[)\]]?$/i
const SIDE_GLUED = /(?<=[\d./-])(cr|dr)\.?$/i
const SIDE_BEFORE = /^(cr|dr|credit|debit)\b\.?[\s:]*(?=[\d₹.(-])/i
const PAISE_SHOWN = /\.\d{2}$/
/** In crores: more than any loan. */
const MOST_CRORES = 100
const CURRENCY_BEFORE = /^(?:₹|rs\.?|inr)\s*/i
const CURRENCY_BEHIND = /\s*(?:\/-|₹|rs\.?|inr|only)$/i
/** 1,00,000 as in India, 100,000 as elsewhere, or without groups; never 1,5, which may be one and a half. */
const FIGURE = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

/** What the field of a column tells of its amounts. */
export interface MoneyColumn {
  unit?: MoneyUnit
  /** What is lent, which is never on the other side of an account, and may well be one crore and a half. */
  ofLoan?: boolean
}

/**
 * The amount of a cell in paise: '1,00,000', '₹ 1.5 L', '(500)', '500-', 'Rs. 2.25 crore', '4,500.00 Dr' (taken back). A unit in
 * the cell counts before that of its column. Numbers that a spreadsheet has worked out are rounded to the paisa as they are
 * shown; text with parts of a paisa is refused, for '1.234' may be one thousand.
 */
export function readMoney(
  cell: SheetCell | undefined,
  { unit = 'rupees', ofLoan = false }: MoneyColumn = {},
): CellAnswer<Paise> {
  const { value, date, percent, cr, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'boolean' || date || percent) return { problem: 'not_money' }
  const rupees = unit === 'lakh' ? LAKH : 1
  if (typeof value === 'string') return ofText(value, rupees, (size) => cr ?? creditOf(size, rupees, ofLoan))
  return checked(wholePaise(roundedAway(value * rupees * PAISE_A_RUPEE)))
}

/**
 * What 'Cr' means behind an amount of which its column tells nothing: with paise a credit, unless it could be a loan of so many
 * crores.
 */
function creditOf(size: string, columnRupees: number, ofLoan: boolean): 'credit' | 'open' {
  if (columnRupees !== 1 || !PAISE_SHOWN.test(size)) return 'open'
  return ofLoan && Number(size.replaceAll(',', '')) <= MOST_CRORES ? 'open' : 'credit'
}

/** 1.005 is stored a little below itself. */
const roundedAway = (paise: number): number => Math.sign(paise) * Math.round(Number(Math.abs(paise).toPrecision(15)))

function ofText(
  text: string,
  columnRupees: number,
  meant: (size: string) => NonNullable<MarkedCell['cr']>,
): CellAnswer<Paise> {
  if (/^[+-]?[\d.]+e[+-]?\d+$/i.test(text)) return { problem: 'scientific' }
  const { amount, side } = sideOf(text)
  const { size, minus } = signOf(amount)
  const bare = size.replace(CURRENCY_BEFORE, '').replace(CURRENCY_BEHIND, '')
  const cr = side === 'cr' ? meant(bare) : null
  const word = side === null ? WORDS.find(([pattern]) => pattern.test(bare)) : undefined
  const [, whole = '', decimals = ''] = FIGURE.exec(word ? bare.replace(word[0], '').trim() : bare) ?? []
  if (whole === '' && decimals === '') return { problem: 'not_money' }
  if (cr === 'open') return { problem: 'cr_or_crore' }
  // A credit below zero says two things.
  if (minus && (side === 'credit' || cr === 'credit')) return { problem: 'not_money' }
  const rupees = cr === 'crore' ? CRORE : (word?.[1] ?? columnRupees)
  return inPaise(whole.replaceAll(',', ''), decimals, rupees, minus || side === 'debit')
}

/** An amount without the side that it stands on. */
export function sideOf(text: string): { amount: string; side: 'debit' | 'credit' | 'cr' | null } {
  const found = SIDE_BEHIND.exec(text) ?? SIDE_GLUED.exec(text) ?? SIDE_BEFORE.exec(text)
  const word = found?.[1]?.toLowerCase()
  if (!found || word === undefined) return { amount: text, side: null }
  const amount = text.replace(found[0], '').trim()
  return { amount, side: word.startsWith('d') ? 'debit' : word === 'cr' ? 'cr' : 'credit' }
}

/** '-500', '500-' and '(500)' are owed the other way; two signs are one too many. */
function signOf(text: string): { size: string; minus: boolean } {
  const inner = /^\((.*)\)$/.exec(text)?.[1]
  if (inner !== undefined) return { size: inner.trim(), minus: true }
  const bare = text.replace(CURRENCY_BEFORE, '')
  if (/^[-−]/.test(bare)) return { size: bare.slice(1).trim(), minus: true }
  // '500.-' has no paise, elsewhere; it is no figure here.
  if (/[^/.][-−]$/.test(bare)) return { size: bare.slice(0, -1).trim(), minus: true }
  return { size: bare.replace(/^\+/, ''), minus: false }
}

function inPaise(whole: string, decimals: string, rupees: number, minus: boolean): CellAnswer<Paise> {
  const places = decimals.replace(/0+$/, '')
  if (whole.length + places.length > 30) return { problem: 'too_large' }
  const parts = 10n ** BigInt(places.length)
  const all = BigInt(whole + places || '0') * BigInt(rupees * PAISE_A_RUPEE)
  if (all % parts !== 0n) return { problem: 'too_many_decimals' }
  const paise = all / parts
  return checked(wholePaise(Number(minus ? -paise : paise)))
}

const checked = (paise: Paise): CellAnswer<Paise> =>
  Number.isSafeInteger(paise) ? { value: wholePaise(paise + 0) } : { problem: 'too_large' }
