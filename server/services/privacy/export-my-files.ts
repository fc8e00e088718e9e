import type { Deps } from '#server/deps.ts'
import { statementPdf } from '#server/pdf/statement-pdf.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { ZipPart } from '#server/sheets/zip-pieces.ts'
import type { Kfs, KfsWords } from '#src/contract/entities/offers/kfs.ts'
import { myDataSchema } from '#src/contract/entities/privacy/my-data.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { exportMyData } from './export-my-data.ts'

/** Statements are drawn for it, page by page. */
const MAX_PER_HOUR = 6

/**
 * Everything kept about a customer for them to keep: a page that says it, as `drawPage` draws it, the data, and each Key Fact Statement as it was shown, a PDF in each
 * of its languages. A statement is drawn when its turn comes, of the words that are kept. @throws as exportMyData
 */
export async function exportMyFiles(
  deps: Deps,
  drawPage: (data: MyData) => string,
  by: ByCustomerWithRow,
): Promise<ZipPart[]> {
  await spendAllowance(deps, `export-files:${by.user_id}`, MAX_PER_HOUR, 3_600)
  const data = await exportMyData(deps, by)
  // As the call that answers the data alone: nothing leaves that its shape does not name.
  const served = myDataSchema.cast(data, { stripUnknown: true })
  return [
    { name: 'read-me.html', text: [drawPage(served)] },
    { name: 'my-data.json', text: [JSON.stringify(served, null, 2)] },
    ...data.statements.flatMap((statement) =>
      statement.words.map((words) => ({
        name: `statements/${statement.proposal_number}-${words.language}.pdf`,
        text: drawn(statement, words),
      })),
    ),
  ]
}

async function* drawn(statement: Kfs, words: KfsWords): AsyncGenerator<Uint8Array> {
  yield await statementPdf(statement, words)
}
