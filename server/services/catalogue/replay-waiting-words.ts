import { NOTHING_DISBURSED } from '#server/adapters/lenders/lender-gateway.ts'
import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { listEvents, lockApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationEventRow, ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import {
  listWaitingWords,
  lockWaitingWord,
  settleWaitingWord,
} from '#server/db/repositories/applications/waiting-words.ts'
import type { WaitingWordRow } from '#server/db/repositories/applications/waiting-words.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { statusFor } from '#src/contract/entities/applications/status-words.ts'
import type { WordsMeaning } from '#src/contract/entities/applications/status-words.ts'
import { isAppError } from '#src/contract/errors.ts'
import { takeLenderReport } from '../applications/take-lender-report.ts'
import { recountBatch } from '../imports/recount-batch.ts'
import { settleExplainedRow } from '../imports/settle-explained-row.ts'

const PART = 100

/** A lender cannot have an id with a colon: `lender-messages.ts`. */
const REPLAYED = 'replay:'

/**
 * Takes the reports of a lender that waited for somebody to say what their words mean, the oldest first, as if they came now:
 * timeline, message, payout. What came after a report has overtaken it, and it changes nothing any more. Words that still have
 * no meaning wait on. Answers how many were taken, and after which number to go on where there are more than `most`.
 */
export async function replayWaitingWords(
  deps: Deps,
  lenderId: number,
  { after, most }: { after: number; most: number },
): Promise<{ replayed: number; next: number | null }> {
  const rows = await readStatusRows(deps.db, lenderId)
  let last = after
  let replayed = 0
  const files = new Set<number>()
  try {
    for (;;) {
      const part = await listWaitingWords(deps.db, lenderId, { after: last, limit: PART })
      for (const { word, product } of part) {
        if (replayed === most) return { replayed, next: last }
        last = word.word_id
        const meaning = statusFor(rows, word, product)
        if (meaning.known && (await replay(deps, word, meaning, files))) replayed += 1
      }
      if (part.length < PART) return { replayed, next: null }
    }
  } finally {
    for (const batchId of files) await recountBatch(deps, batchId)
  }
}

type Outcome = NonNullable<WaitingWordRow['outcome']>

/** False when somebody else has taken it meanwhile. `files` gains the file that it came from, where that tells of it now. */
async function replay(deps: Deps, word: WaitingWordRow, meaning: WordsMeaning, files: Set<number>): Promise<boolean> {
  const outcome = await settled(deps, word, meaning)
  // A commit holds rows before applications: never both here.
  const file = outcome && (await transaction(deps, (deps) => settleExplainedRow(deps, word, outcome)))
  if (file !== null) files.add(file)
  return outcome !== null
}

async function settled(
  deps: Deps,
  { word_id, app_id }: WaitingWordRow,
  meaning: WordsMeaning,
): Promise<Outcome | null> {
  try {
    return await transaction(deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      const word = await lockWaitingWord(deps.db, word_id)
      if (!row || !word) return null
      const outcome = await take(deps, row, word, meaning)
      await settleWaitingWord(deps.db, word_id, outcome, deps.clock.now())
      return outcome
    })
  } catch (error) {
    // Figures of a disbursal that cannot be: they stand in the log, and staff ask the lender.
    if (!(isAppError(error) && error.code === 'bad_request')) throw error
    await settleWaitingWord(deps.db, word_id, 'refused', deps.clock.now())
    return 'refused'
  }
}

async function take(
  deps: TxDeps,
  row: ApplicationRow,
  word: WaitingWordRow,
  { status, exit }: WordsMeaning,
): Promise<Outcome> {
  // Money that was paid out or came back is never too late.
  const mayBeLate = status !== 'disbursed' && exit === null
  if (mayBeLate && isOvertaken(await listEvents(deps.db, [row.app_id]), word)) return 'overtaken'
  // Written by put-aside.ts: a report, or an answer to a submission, which tells nothing of a disbursal.
  const said = word.said as Partial<LenderReport>
  const report: LenderReport = {
    ...NOTHING_DISBURSED,
    note: null,
    ...said,
    lender_reference: row.lender_reference ?? '',
    event_id: `${REPLAYED}${word.word_id}`,
    lender_status: word.status,
    sub_status: word.sub_status,
    reason: word.reason,
  }
  const { source, batch_id } = word
  return (await takeLenderReport(deps, row, report, { source, batch_id })) === 'moved' ? 'moved' : 'noted'
}

/** The lender has moved it since, by something else than an older report that waited with this one. */
function isOvertaken(events: readonly ApplicationEventRow[], { after_event_id, word_id }: WaitingWordRow): boolean {
  const then = events.findLast(({ event_id }) => event_id <= after_event_id)
  return events.some(
    ({ event_id, status, source, lender_event_id: id }) =>
      event_id > after_event_id &&
      source !== 'customer' &&
      status !== then?.status &&
      !(id?.startsWith(REPLAYED) && Number(id.slice(REPLAYED.length)) < word_id),
  )
}
