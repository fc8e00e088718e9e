import { AppError } from '#src/contract/errors.ts'
import { headsOf } from '#src/contract/rules/cells/heads.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import type { FileFacts } from '#server/sheets/sheet-file.ts'
import { expectPage } from './shared/expect-page.ts'
import { profileOf } from './shared/profiles.ts'
import { stageFile } from './stage-file.ts'

interface Begin {
  profile: ImportProfile
  lender_id: number
  /** From 0. */
  sheet: number
  /** As the spreadsheet counts. */
  head_row: number
}

/**
 * Reads a lender's file into rows that nothing is done with yet; answers its batch.
 * @throws AppError `forbidden`; `validation` for what is no readable spreadsheet, or has no such sheet or row of heads
 */
export async function createBatch(
  deps: Deps,
  file: { name: string; bytes: Uint8Array },
  { profile, lender_id, sheet, head_row }: Begin,
  session: AdminSession,
): Promise<number> {
  expectPage(session, profile)
  profileOf({ profile })
  if (!(await findLender(deps.db, lender_id))) throw refusal('lender_id', 'rules:required')
  const whose = { profile, lender_id, admin_id: session.admin_id, field: 'file', chosen: true }
  const headsIn = ({ sheets }: FileFacts) => {
    const chosen = sheets[sheet]
    const row = chosen?.preview.find((each) => each.row === head_row)
    if (!chosen || !row) throw refusal('file', 'rules:sheet.noHeads')
    return { sheet, sheetName: chosen.name, head_row, heads: headsOf(row), mapping: null }
  }
  const { batch_id } = await stageFile(deps, whose, file, headsIn)
  return batch_id
}

const refusal = (field: string, rule: string) =>
  new AppError('validation', 'Check the highlighted fields.', { errors: { [field]: rule } })
