import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listOwnWaitingDecisions, marksOfLedgers } from '#server/db/repositories/figures/ledger-work.ts'
import type { Deps } from '#server/deps.ts'
import { chaseFrom } from '#server/services/reconciliation/public/chase-from.ts'
import { compareLedger, isOpen, nextMonth } from '#server/services/reconciliation/public/read-ledger.ts'
import { istMonth, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { hours } from '#src/contract/rules/time.ts'
import type { AwaitingApproval } from './waiting.ts'

/** What is open with a lender: by month, and since when (ms) each loan could be chased. */
interface OpenLedger {
  /** Months of which the lender has sent a file; `waiting`: decisions that a second person has to agree to. */
  months: { month: string; undecided: number; waiting: number[] }[]
  chases: { month: string; due: number }[]
}
export interface NamedLedger extends OpenLedger {
  lender_id: number
  lender: string
}
interface Kept {
  mark: string
  /** When it was read, in ms. */
  at: number
  ledger: Promise<OpenLedger>
}

/** Longest time for which a loan of this month that a file of an earlier one pays for stays unknown here. */
const KEPT = hours(1)
/**
 * Reading books takes long, and the work list is asked for all the time: a lender's stand as long as nothing of the months
 * that are over has come. What is paid out today waits for nobody yet.
 */
const kept = new WeakMap<Db, Map<number, Kept>>()

/** What is open with every lender that has any books. */
export async function openLedgers({ db, clock }: Deps): Promise<NamedLedger[]> {
  const known = kept.get(db) ?? new Map<number, Kept>()
  kept.set(db, known)
  const at = clock.now().getTime()
  const names = await listLenderNames(db)
  const ledgers: NamedLedger[] = []
  for (const [lender_id, mark] of await marksOfLedgers(db, `${istMonth(clock.now())}-01`)) {
    const before = known.get(lender_id)
    const stands = before?.mark === mark && Math.abs(at - before.at) < KEPT
    // Whoever asks meanwhile waits for the same reading.
    const now = stands ? before : { mark, at, ledger: openLedger(db, lender_id) }
    known.set(lender_id, now)
    try {
      ledgers.push({ ...(await now.ledger), lender_id, lender: names.get(lender_id) ?? '' })
    } catch (error) {
      known.delete(lender_id)
      throw error
    }
  }
  return ledgers
}

async function openLedger(db: Db, lenderId: number): Promise<OpenLedger> {
  const { lines, monthOf, decisionOf } = await compareLedger(db, lenderId)
  const withFile = new Set(lines.flatMap(({ file }) => file?.period ?? []))
  const months = new Map<string, { month: string; undecided: number; waiting: number[] }>()
  const chases: OpenLedger['chases'] = []
  for (const line of lines) {
    const { verdict, own } = line
    const decision = decisionOf(line)
    const month = monthOf(line)
    const hasFile = withFile.has(month)
    if (hasFile) {
      const found = months.get(month) ?? { month, undecided: 0, waiting: [] }
      months.set(month, found)
      if (decision?.state === 'waiting') found.waiting.push(decision.decision_id)
      else if (isOpen({ verdict, decision })) found.undecided += 1
    }
    const due = chaseFrom({ verdict, own, decision }, hasFile)
    if (due !== null) chases.push({ month, due })
  }
  return { months: [...months.values()], chases }
}

/** Lines that this person may settle, an item for each month that is over and whose lenders have sent a file. */
export async function linesToSettle(
  deps: Deps,
  ledgers: readonly NamedLedger[],
  adminId: number,
): Promise<AwaitingApproval[]> {
  const own = await listOwnWaitingDecisions(deps.db, adminId)
  const thisMonth = istMonth(deps.clock.now())
  const months = new Map<string, { count: number; lender: string; lender_id: number }[]>()
  for (const { lender_id, lender, months: all } of ledgers)
    for (const { month, undecided, waiting } of all) {
      const count = undecided + waiting.filter((id) => !own.has(id)).length
      if (count > 0 && month < thisMonth)
        months.set(month, [...(months.get(month) ?? []), { count, lender, lender_id }])
    }
  return [...months]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, lenders]) => {
      const [first] = lenders
      const alone = lenders.length === 1 && first
      return {
        count: lenders.reduce((sum, { count }) => sum + count, 0),
        oldest: startOfIstDay(`${nextMonth(month)}-01`),
        about: alone ? alone.lender : null,
        place: { month, ...(alone && { lender_id: alone.lender_id }) },
      }
    })
}

/** Loans about which a lender is to be asked: for the first time, or again. */
export function loansToChase(ledgers: readonly NamedLedger[], now: Date): AwaitingApproval {
  const thisMonth = istMonth(now)
  let [count, oldest, about]: [number, number, string | null] = [0, Infinity, null]
  for (const { lender, chases } of ledgers)
    for (const { month, due } of chases) {
      if (month >= thisMonth || due > now.getTime()) continue
      count += 1
      if (due < oldest) [oldest, about] = [due, lender]
    }
  return { count, oldest: about === null ? null : new Date(oldest), about }
}
