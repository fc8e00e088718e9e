import type { AnswerTaken } from '#src/contract/entities/paying/payment-run.ts'
import { AppError } from '#src/contract/errors.ts'
import { judgeAnswer, readAnswer } from '#src/contract/paying/answer-file.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { lockRuns } from '#server/db/repositories/paying/payment-runs.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { readRun } from './shared/frozen.ts'
import { settlePaid, settleReturned } from './shared/settle.ts'

/**
 * Takes the bank's answer in: each row that fits a line settles it, every other one is answered with its reason and changes
 * nothing. The same answer once more finds nothing to settle.
 * @throws AppError `not_found`; `conflict` for a run that the bank does not have; `validation` for a text without a row of an
 * answer: another file
 */
export async function takeBankAnswer(
  deps: Deps,
  runId: number,
  text: string,
  { admin_id }: Pick<AdminSession, 'admin_id'>,
): Promise<AnswerTaken> {
  return transaction(deps, async (deps) => {
    await lockRuns(deps.db)
    const { run, lines } = await readRun(deps, runId)
    if (run.sent_day === null) throw new AppError('conflict', 'The bank does not have this run yet.')
    const today = istDay(deps.clock.now())
    const taken: AnswerTaken = { paid: 0, returned: 0, refused: [] }
    const rows = judgeAnswer(readAnswer(text), lines, { sent: run.sent_day, today })
    if (rows.every(({ problem }) => problem === 'unreadable'))
      throw new AppError('validation', 'Check the highlighted field.', { errors: { text: 'rules:payment.noAnswer' } })
    for (const row of rows) {
      const { line: at, reference, problem, outcome, day, utr, reason } = row
      const line = lines.find((each) => each.reference === reference)
      if (problem !== null || !line || day === null) {
        taken.refused.push({ line: at, reference: reference.slice(0, 40), problem: problem ?? 'unreadable' })
      } else if (outcome === 'returned') {
        await settleReturned(deps, line, { day, reason }, admin_id)
        taken.returned += 1
      } else if (await settlePaid(deps, line, { day, utr: utr ?? '' }, admin_id)) {
        taken.paid += 1
      } else {
        taken.refused.push({ line: at, reference, problem: 'utr_known' })
      }
    }
    return taken
  })
}
