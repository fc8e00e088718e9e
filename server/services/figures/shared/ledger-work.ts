import { CHASE_AFTER_DAYS } from '#src/contract/entities/figures/work-list.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listOwnWaitingDecisions, markOfLedgers } from '#server/db/repositories/figures/ledger-work.ts'
import type { Deps } from '#server/deps.ts'
import { istMonth } from '#server/services/earnings/shared/ist-month.ts'
import { isOpen, nextMonth, readLedger } from '#server/services/reconciliation/shared/read-ledger.ts'
import type { Waits } from './waiting.ts'

/** What is open with a lender: by month, and since when each loan could be chased. */
interface OpenLedger {
  lender_id: number
  lender: string
  /** Months of which the lender has sent a file; `waiting`: decisions that a second person has to agree to. */
  months: { month: string; undecided: number; waiting: number[] }[]
  chases: { month: string; due: Date }[]
}

/** Longest time for which a change of slabs or tolerances stays unknown here. */
const KEPT = minutes(5)
/** Reading all books takes long, and the work list is asked for all the time: as long as nothing has come they stand. */
const kept = new WeakMap<Db, { mark: string; at: number; ledgers: OpenLedger[] }>()

async function openLedgers({ db, clock }: Deps): Promise<OpenLedger[]> {
  const mark = await markOfLedgers(db)
  const at = clock.now().getTime()
  const known = kept.get(db)
  if (known?.mark === mark && Math.abs(at - known.at) < KEPT) return known.ledgers
  const ledgers: OpenLedger[] = []
  for (const [lender_id, lender] of await listLenderNames(db)) ledgers.push(await openLedger(db, lender_id, lender))
  kept.set(db, { mark, at, ledgers })
  return ledgers
}

async function openLedger(db: Db, lender_id: number, lender: string): Promise<OpenLedger> {
  const { open } = await readLedger(db, lender_id)
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
      chases.push({ month, due: new Date(since.getTime() + days(CHASE_AFTER_DAYS)) })
    }
  }
  return { lender_id, lender, months, chases }
}

/** Lines that this person may settle, an item for each month that is over and whose lenders have sent a file. */
export async function linesToSettle(deps: Deps, adminId: number): Promise<Waits[]> {
  const now = deps.clock.now()
  const own = await listOwnWaitingDecisions(deps.db, adminId)
  const months = new Map<string, { count: number; lender: string; lender_id: number }[]>()
  for (const { lender_id, lender, months: all } of await openLedgers(deps))
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
export async function loansToChase(deps: Deps): Promise<Waits> {
  const now = deps.clock.now()
  const due = (await openLedgers(deps))
    .flatMap(({ lender, chases }) => chases.map((chase) => ({ ...chase, lender })))
    .filter((chase) => chase.month < istMonth(now) && chase.due <= now)
    .sort((one, other) => one.due.getTime() - other.due.getTime())
  return { count: due.length, oldest: due[0]?.due ?? null, about: due[0]?.lender ?? null }
}
