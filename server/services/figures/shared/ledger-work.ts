import { CHASE_AFTER_DAYS } from '#src/contract/entities/figures/work-list.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listOwnWaitingDecisions, marksOfLedgers } from '#server/db/repositories/figures/ledger-work.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from '#server/services/earnings/shared/ist-month.ts'
import { isOpen, nextMonth, readLedger } from '#server/services/reconciliation/shared/read-ledger.ts'
import type { Waits } from './waiting.ts'

/** What is open with a lender: by month, and since when (ms) each loan could be chased. */
interface OpenLedger {
  /** Months of which the lender has sent a file; `waiting`: decisions that a second person has to agree to. */
  months: { month: string; undecided: number; waiting: number[] }[]
  chases: { month: string; due: number }[]
}
interface Kept {
  mark: string
  ledger: Promise<OpenLedger>
}

/** Reading books takes long, and the work list is asked for all the time: a lender's stand as long as nothing has come. */
const kept = new WeakMap<Db, Map<number, Kept>>()

async function openLedgers(db: Db): Promise<(OpenLedger & { lender_id: number; lender: string })[]> {
  const known = kept.get(db) ?? new Map<number, Kept>()
  kept.set(db, known)
  const names = await listLenderNames(db)
  const ledgers: Awaited<ReturnType<typeof openLedgers>> = []
  for (const [lender_id, mark] of await marksOfLedgers(db)) {
    const before = known.get(lender_id)
    // Whoever asks meanwhile waits for the same reading.
    const now = before?.mark === mark ? before : { mark, ledger: openLedger(db, lender_id) }
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
  const { open } = await readLedger(db, lenderId)
  const [months, chases]: [OpenLedger['months'], OpenLedger['chases']] = [[], []]
  for (const [month, lines] of open) {
    const hasFile = lines.some(({ file }) => file !== null)
    const waiting = lines.flatMap(({ decision }) => (decision?.state === 'waiting' ? [decision.decision_id] : []))
    if (hasFile) months.push({ month, undecided: lines.filter(isOpen).length - waiting.length, waiting })
    for (const { verdict, own, decision } of lines) {
      if (verdict !== 'missing_there' || own === null) continue
      // Where the lender's file is there, a line that nobody has decided about is one to settle.
      if (decision === null ? hasFile : decision.kind !== 'chased') continue
      const since = decision === null ? startOfIstDay(own.day) : new Date(decision.at)
      chases.push({ month, due: since.getTime() + days(CHASE_AFTER_DAYS) })
    }
  }
  return { months, chases }
}

/** Lines that this person may settle, an item for each month that is over and whose lenders have sent a file. */
export async function linesToSettle(deps: Deps, adminId: number): Promise<Waits[]> {
  const now = deps.clock.now()
  const own = await listOwnWaitingDecisions(deps.db, adminId)
  const months = new Map<string, { count: number; lender: string; lender_id: number }[]>()
  for (const { lender_id, lender, months: all } of await openLedgers(deps.db))
    for (const { month, undecided, waiting } of all) {
      const count = undecided + waiting.filter((id) => !own.has(id)).length
      if (count > 0 && month < istMonth(now))
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
export async function loansToChase({ db, clock }: Deps): Promise<Waits> {
  const now = clock.now()
  let [count, oldest, about]: [number, number, string | null] = [0, Infinity, null]
  for (const { lender, chases } of await openLedgers(db))
    for (const { month, due } of chases) {
      if (month >= istMonth(now) || due > now.getTime()) continue
      count += 1
      if (due < oldest) [oldest, about] = [due, lender]
    }
  return { count, oldest: about === null ? null : new Date(oldest), about }
}
