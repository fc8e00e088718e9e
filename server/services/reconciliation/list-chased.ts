import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { countChases } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { Deps } from '#server/deps.ts'
import type { ChaseAge, ChaseLine } from '#src/contract/entities/reconciliation/ledger.ts'
import { daysBetween, istDay, istMonth } from '#src/contract/rules/calendar.ts'
import { chaseFrom } from './public/chase-from.ts'
import { readLedger } from './public/read-ledger.ts'
import { lineView } from './shared/ledger-view.ts'

const isWrittenOff = (decision: ChaseLine['decision']) => decision?.kind === 'accepted' && decision.state === 'standing'
const ageOf = (days: number): ChaseAge => (days > 90 ? 'over90' : days > 60 ? 'over60' : days > 30 ? 'over30' : 'young')

/** What we have and lenders do not pay for, of months that are over: the oldest first. What is written off is not chased, once a second person has agreed. */
export async function listChased({ db, clock }: Deps): Promise<ChaseLine[]> {
  const now = clock.now()
  const times = await countChases(db)
  const chased: ChaseLine[] = []
  for (const [lender_id, lender] of await listLenderNames(db))
    for (const [month, lines] of (await readLedger(db, lender_id)).open) {
      if (month >= istMonth(now)) continue
      const hasFile = lines.some(({ file }) => file !== null)
      for (const line of lines) {
        const { own, reference, loan_account, decision } = lineView(line)
        if (line.verdict !== 'missing_there' || own === null || isWrittenOff(decision)) continue
        const days = Math.max(0, daysBetween(own.day, istDay(now)))
        const { disbursal_id, day, disbursed, expected } = own
        const from = chaseFrom(line, hasFile)
        chased.push({
          lender_id,
          lender,
          month,
          disbursal_id,
          reference,
          loan_account,
          day,
          days,
          age: ageOf(days),
          disbursed,
          expected,
          decision,
          times: times.get(disbursal_id) ?? 0,
          due: from !== null && from <= now.getTime(),
        })
      }
    }
  return chased.sort((a, b) => b.days - a.days || a.disbursal_id - b.disbursal_id)
}
