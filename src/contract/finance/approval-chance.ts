import type { Applicant } from './eligibility.ts'

/** What is said of fewer decisions says little, and might say something of one person: it is neither kept nor shown. */
export const LEAST_DECISIONS = 50
/** Older decisions are not counted. */
export const DECIDED_MONTHS = 12

/** All by which two applications are alike; the compiler takes nothing else. Rupees: a month, and the loan asked for. */
export interface ComparedFacts extends Pick<Applicant, 'credit_score' | 'monthly_income' | 'employment'> {
  amount: number
}
/** `Given`, where it has nothing that `Facts` has not. */
type Only<Given extends Facts, Facts> = Given & Readonly<Record<Exclude<keyof Given, keyof Facts>, never>>

declare const made: unique symbol
/** Where an application belongs: the first of its ranges, joined. Nothing but `cellsOf` makes one. */
export type Cell = string & { readonly [made]: 'cell' }

/** What a lender decided of the applications of one cell. */
export interface Decisions {
  decided: number
  approved: number
}
export type Tally = Map<Cell, Decisions>

/** The same as a customer is told it. */
export interface Approvals extends Decisions {
  /** In how many of `COMPARED` they are like the customer's own; 0 = they are all of the lender's. */
  alike: number
}

/** What is compared, what counts most first: where too few are alike in all of it, the last is left out. */
export const COMPARED = ['score', 'times_income', 'work', 'income'] as const
const SCORES = [300, 650, 700, 750, 800]
const TIMES_INCOME = [0, 3, 6, 12]
const INCOMES = [0, 25_000, 50_000, 100_000]

/** The last start of a range that the value reaches. */
const rangeOf = (starts: readonly number[], value: number): string => String(starts.findLast((start) => value >= start))

/** From all that is alike to nothing: the last one holds every application. */
export function cellsOf<Given extends ComparedFacts>(given: Only<Given, ComparedFacts>): Cell[] {
  const { credit_score: score, monthly_income: income, employment, amount }: ComparedFacts = given
  const ranges: Record<(typeof COMPARED)[number], string> = {
    score: typeof score === 'number' ? rangeOf(SCORES, score) : score,
    // Zero income and one that was not asked for are alike here.
    times_income: income ? rangeOf(TIMES_INCOME, amount / income) : '-',
    work: employment ?? '-',
    income: income === null ? '-' : rangeOf(INCOMES, income),
  }
  const parts = COMPARED.map((name) => ranges[name])
  return [...COMPARED.keys(), COMPARED.length].map((count) => parts.slice(0, count).join('/') as Cell).reverse()
}

/** One more decision, in each of its cells. */
export function countDecision(tally: Tally, cells: readonly Cell[], approved: boolean): void {
  for (const cell of cells) {
    const before = tally.get(cell) ?? { decided: 0, approved: 0 }
    tally.set(cell, { decided: before.decided + 1, approved: before.approved + Number(approved) })
  }
}

/** The cells of which enough was decided. */
export const cellsToKeep = (tally: Tally): Tally =>
  new Map([...tally].filter(([, { decided }]) => decided >= LEAST_DECISIONS))

/** Of the most similar applications of which enough were decided; undefined = there are too few. */
export function approvalsOf(kept: ReadonlyMap<Cell, Decisions>, cells: readonly Cell[]): Approvals | undefined {
  const at = cells.findIndex((cell) => (kept.get(cell)?.decided ?? 0) >= LEAST_DECISIONS)
  const found = at === -1 ? undefined : kept.get(cells[at] as Cell)
  return found && { ...found, alike: COMPARED.length - at }
}

/** So many of a hundred, rounded down to fives: as many at least were approved. */
export const perHundred = ({ decided, approved }: Decisions): number => Math.floor((approved * 20) / decided) * 5

/** The same in a word. */
export function howOften(decisions: Decisions): 'most' | 'half' | 'fewer' | 'few' {
  const share = perHundred(decisions)
  if (share >= 75) return 'most'
  if (share >= 50) return 'half'
  return share >= 25 ? 'fewer' : 'few'
}
