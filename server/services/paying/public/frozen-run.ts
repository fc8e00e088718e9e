import { createHash } from 'node:crypto'
import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { findRun, listRunLines, listRunPayouts } from '#server/db/repositories/paying/payment-runs.ts'
import type { PaymentRunRow, RunLineRow } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'

const accountAad = (reference: string) => `payment_run_lines.account:${reference}`

export const sealAccount = (vault: Vault, reference: string, account: BankAccount): string =>
  vault.sealShared(JSON.stringify(account), accountAad(reference))

export const openAccount = (vault: Vault, { account_enc, reference }: RunLineRow): BankAccount =>
  JSON.parse(vault.openShared(account_enc, accountAad(reference))) as BankAccount

/** A run with its lines as they stand. @throws AppError `not_found` */
export async function readRun(
  { db }: Pick<Deps, 'db'>,
  runId: number,
): Promise<{ run: PaymentRunRow; lines: RunLineRow[] }> {
  const run = found(await findRun(db, runId))
  return { run, lines: await listRunLines(db, [runId]) }
}

/** Lines that a run pays. */
export const within = (lines: readonly RunLineRow[]): RunLineRow[] => lines.filter(({ state }) => state !== 'taken_out')

/**
 * SHA-256 of all that a run pays: to whom, to which account, how much, and for which lines of statements.
 * @throws Error where the lines of a statement do not come to what the run sends for them
 */
export async function hashOf({ db, vault }: Pick<Deps, 'db' | 'vault'>, lines: readonly RunLineRow[]): Promise<string> {
  const paid = within(lines)
  const payouts = await listRunPayouts(
    db,
    paid.map(({ line_id }) => line_id),
  )
  const facts = paid.map((line) => {
    const own = payouts.filter(({ run_line_id }) => run_line_id === line.line_id)
    if (sumPaise(own.map(({ net }) => net)) !== line.amount) throw new Error('a run does not come to its lines')
    const { holder, account_number, ifsc } = openAccount(vault, line)
    return [
      line.reference, line.partner_id, line.amount, line.gross, line.tds, line.gst,
      holder, account_number, ifsc,
      own.map(({ payout_id, net }) => [payout_id, net]),
    ]
  })
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
