import {
  lastPaidAt,
  listDisputedPartners,
  listHeldPartners,
  listPartnersWithoutFile,
  listReturns,
} from '#server/db/repositories/paying/run-findings.ts'
import type { Deps } from '#server/deps.ts'
import { RUN_NOTES } from '#src/contract/paying/run-sums.ts'
import type { RunNote } from '#src/contract/paying/run-sums.ts'

/** What may come up, or be settled, while a run waits for its check; the other notes are of what is frozen. */
type LaterNote = Extract<RunNote, 'disputed' | 'held' | 'returned_before' | 'file_missing'>
export type Findings = Readonly<Record<LaterNote, boolean>>

interface PaidTo {
  partner_id: number
  /** Null: there is none to pay to. */
  account: { account_ending: string; ifsc: string } | null
}

/**
 * What is found now of the partners of a run that is open, or (null) of the next one. A payment that came back is pointed out
 * until another one has gone through, and for ever of the account that sent it back.
 */
export async function readFindings({ db }: Pick<Deps, 'db'>, runId: number | null): Promise<(of: PaidTo) => Findings> {
  const disputed = new Set(await listDisputedPartners(db))
  const held = new Set(await listHeldPartners(db))
  const missing = new Set(await listPartnersWithoutFile(db, runId))
  const returns = await listReturns(db)
  const paid = await lastPaidAt(db)
  return ({ partner_id, account }) => ({
    disputed: disputed.has(partner_id),
    held: held.has(partner_id),
    file_missing: missing.has(partner_id),
    returned_before: returns.some((back) => {
      if (back.partner_id !== partner_id) return false
      const since = paid.get(partner_id)
      const isSame = back.account_ending === account?.account_ending && back.ifsc === account.ifsc
      return isSame || since === undefined || (back.at !== null && back.at > since)
    }),
  })
}

/** The notes of a line: those that were frozen with it, and what is found now in place of what was found then. */
export const notesNow = (frozen: readonly RunNote[], found: Findings): RunNote[] =>
  RUN_NOTES.filter((note) => (Object.hasOwn(found, note) ? found[note as LaterNote] : frozen.includes(note)))
