import { findOwnStatement } from '#server/db/repositories/offers/key-fact-statements.ts'
import type { Deps } from '#server/deps.ts'
import { statementPdf } from '#server/pdf/statement-pdf.ts'
import type { ByCustomerWithRow, InLanguage } from '#server/session.ts'
import { found, notFound } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { openStatement } from './public/statements.ts'

const MAX_PER_HOUR = 60

/**
 * A statement that was issued, as a PDF in one language. It is drawn of the words that are kept, so that there is one copy
 * of them, for as long as the statement is kept. @throws AppError `not_found`, also for somebody else's and for a
 * language that did not exist then; `too_many_requests`
 */
export async function getStatementFile(
  deps: Deps,
  proposalNumber: string,
  by: ByCustomerWithRow & InLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  await spendAllowance(deps, `statement-file:${by.user_id}`, MAX_PER_HOUR, 3_600)
  const row = found(await findOwnStatement(deps.db, by.user_id, proposalNumber))
  const statement = openStatement(deps, by.customer, row)
  const words = statement.words.find((each) => each.language === by.language)
  if (!words) throw notFound()
  return statementPdf(statement, words)
}
