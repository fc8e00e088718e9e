import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { bankFile } from '#src/contract/paying/bank-file.ts'
import type { BankFileKey } from '#src/contract/paying/bank-file.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { hashOf, openAccount, readRun, within } from './public/frozen-run.ts'

/**
 * The file of a checked run for a bank, made of what is frozen: the same however often it is asked for.
 * @throws AppError `not_found`; `conflict` for a run that is not checked, or not what was
 */
export async function makeBankFile(
  deps: Deps,
  runId: number,
  bank: BankFileKey,
): Promise<Audited<{ name: string; text: string }>> {
  const { run, lines } = await readRun(deps, runId)
  if (run.checked_at === null || run.state === 'called_off')
    throw new AppError('conflict', 'The bank file is there once a second person has checked the run.')
  // Once a line came back, what it held is free for another run.
  if (run.state === 'checked' && (await hashOf(deps, lines)) !== run.hash)
    throw new AppError('conflict', 'This run is not what was checked. Call it off and make another one.')
  const transfers = within(lines).map((line) => {
    const { holder, account_number, ifsc } = openAccount(deps.vault, line)
    return { reference: line.reference, name: holder, account_number, ifsc, amount: line.amount }
  })
  const { name, text } = bankFile(bank, { day: istDay(run.checked_at), run_id: runId }, transfers)
  return { name, text, audit: { object: `payment-run:${runId}`, after: { file: name, hash: run.hash } } }
}
