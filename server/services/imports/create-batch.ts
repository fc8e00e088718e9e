import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession } from '#server/session.ts'
import { textReading } from '#server/sheets/chosen-reading.ts'
import type { SheetSource } from '#server/sheets/read-sheets.ts'
import type { FileFacts, SheetFacts } from '#server/sheets/sheet-file.ts'
import { isOfAnyLender, isOfBank, namesLender } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { ChosenReading } from '#src/contract/entities/imports/text-reading.ts'
import { AppError } from '#src/contract/errors.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { asTable } from './shared/as-table.ts'
import { expectPage } from './shared/expect-page.ts'
import { findStatusHeads } from './shared/kinds/status-heads.ts'
import { stageFile } from './stage-file.ts'
import type { Whose } from './stage-file.ts'

interface Begin {
  profile: ImportProfile
  /** Null of the bank's files, and of those with our own heads. */
  lender_id: number | null
  /** From 0. */
  sheet: number
  /** As the spreadsheet counts; 0 = no row has heads; of a file of any lender, our own heads wherever they are. */
  head_row: number
  /** In place of what is found in a text file. */
  reading?: ChosenReading
}

/**
 * Reads a file into rows that nothing is done with yet; answers its batch. Our own heads are found where nobody chooses a row
 * of heads, and the rows are rehearsed at once.
 * @throws AppError `forbidden`; `validation` for what is no readable spreadsheet, or has no such sheet or row of heads
 */
export async function createBatch(
  deps: Deps,
  file: { name: string; bytes: Uint8Array },
  { profile, lender_id, sheet, head_row, reading = {} }: Begin,
  by: AdminSession,
): Promise<Audited<{ batch_id: number }>> {
  expectPage(by, profile)
  const { admin_id } = by
  const begun = (batch_id: number) => ({
    batch_id,
    audit: {
      object: `import_batch:${batch_id}`,
      after: { file: file.name, profile, lender_id, sheet, head_row },
    },
  })
  if (isOfAnyLender(profile) && head_row === 0)
    return begun(await rehearsed(deps, file, { profile, lender_id: null, admin_id, field: 'file' }))
  const ofLender = namesLender(profile)
  if (ofLender && (lender_id === null || !(await findLender(deps.db, lender_id))))
    throw refusal('lender_id', 'rules:required')
  // Lenders head their columns; without names their rows would be read as they come.
  if (head_row === 0 && !isOfBank(profile)) throw refusal('head_row', 'rules:sheet.namesNeeded')
  const whose = { profile, lender_id: ofLender ? lender_id : null, admin_id, field: 'file', chosen: true }
  const headsIn = ({ sheets }: FileFacts) => {
    const chosen = sheets[sheet]
    if (!chosen) throw refusal('file', 'rules:sheet.noHeads')
    const heads = head_row === 0 ? placesOf(chosen) : (chosen.heads?.columns.map(({ head }) => head) ?? [])
    if (!heads.some(Boolean)) throw refusal('file', `rules:sheet.emptyHeads:${head_row}`)
    return {
      sheet,
      sheetName: chosen.name,
      head_row,
      heads,
      mapping: null,
    }
  }
  const source = { ...asTable(profile, file), ...textReading(reading), look: { heads: head_row } }
  const { batch } = await stageFile(deps, whose, source, headsIn)
  return begun(batch.batch_id)
}

/** A file that was brought before stays as it was left. */
async function rehearsed(deps: Deps, file: SheetSource, whose: Whose) {
  const { batch, judged } = await stageFile(deps, whose, file, (facts) => findStatusHeads(facts, 'file'))
  if (batch.state === 'mapped') await rehearseBatch(deps, batch, judged)
  return batch.batch_id
}

/** Names for columns that have none: their places, from 1. */
const placesOf = ({ preview }: SheetFacts): string[] =>
  Array.from({ length: Math.max(0, ...preview.map(({ cells }) => cells.length)) }, (_, at) => String(at + 1))

const refusal = (field: string, rule: string) =>
  new AppError('validation', 'Check the highlighted fields.', { errors: { [field]: rule } })
