import { settleMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * Takes the gateway's signed report of one message. The first one counts; one of a message that nobody knows any more
 * is taken, so that it is not sent again, and changes nothing.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request`
 */
export async function receiveSmsReport(deps: Deps, bytes: Uint8Array, signature: string | null): Promise<string> {
  const report = deps.sms.readReport(bytes, signature)
  if (!report) throw new AppError('unauthenticated', 'The signature is not valid.')
  const { message_id, ...facts } = report
  const settled = await settleMessageReceipt(deps.db, message_id, { ...facts, settled_at: deps.clock.now() })
  return settled ? 'noted' : 'ignored'
}
