import type { CellAnswer } from '../rules/cell-answer.ts'
import { wholePaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'
import { figureCell } from './plain-cell.ts'
import { sideOf } from './read-money.ts'
import type { SheetCell } from './sheet-cell.ts'

/** Which side of our account with whoever wrote the file an amount stands on: a debit leaves us, a credit comes to us. */
export const SIDES = ['debit', 'credit'] as const
export type Side = (typeof SIDES)[number]

/** In Hindi: debit, nāme, nikāsī; kredit, jamā. */
const WORDS: Record<Side, ReadonlySet<string>> = {
  debit: new Set([
    'd',
    'dr',
    'db',
    'debit',
    'debited',
    'w',
    'withdrawal',
    '\u0921\u0947\u092C\u093F\u091F',
    '\u0928\u093E\u092E\u0947',
    '\u0928\u093F\u0915\u093E\u0938\u0940',
  ]),
  credit: new Set([
    'c',
    'cr',
    'credit',
    'credited',
    'deposit',
    '\u0915\u094D\u0930\u0947\u0921\u093F\u091F',
    '\u091C\u092E\u093E',
  ]),
}

/** The side that a column of sides says: 'DR', 'Cr.', 'Debit', 'D'. */
export function readSide(cell: SheetCell | undefined): CellAnswer<Side> {
  const { value, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  const word = String(value).toLowerCase().replace(/[.()]/g, '').trim()
  const side = SIDES.find((each) => WORDS[each].has(word))
  return side === undefined ? { problem: 'not_side' } : { value: side }
}

/** The side that an amount names itself, behind it or in front of it; null where it names none. */
function sideIn(cell: SheetCell | undefined): Side | null {
  const { value } = figureCell(cell)
  const side = typeof value === 'string' ? sideOf(value).side : null
  return side === 'cr' ? 'credit' : side
}

/**
 * An amount of which a column says on which side it stands, without its sign; null where the cell says otherwise: a debit of
 * '500.00 Cr', a credit of '-500'. A debit below zero is one as well in a column of its side alone (`beside`): there programs
 * write '-500' beside 'DR', while in a column of debits it may be one that was taken back.
 */
export function sizeOnSide(cell: SheetCell | undefined, amount: Paise, side: Side, beside = false): Paise | null {
  const named = sideIn(cell)
  const fits = named === null ? amount >= 0 || (beside && side === 'debit') : named === side
  return fits ? wholePaise(Math.abs(amount)) : null
}
