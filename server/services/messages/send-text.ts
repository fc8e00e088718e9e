import type { SmsMessage } from '#server/adapters/sms/sms-gateway.ts'
import { newId } from '#server/crypto/vault.ts'
import {
  createMessageReceipt,
  GATEWAY_FAILED,
  settleMessageReceipt,
} from '#server/db/repositories/reports/message-receipts.ts'
import type { Deps } from '#server/deps.ts'

/**
 * The one way by which a text message leaves: its receipt is written first, so that a report which is quicker than the
 * answer finds it. `otp_id`: the code inside; `message_id`: of a message that may have been tried before.
 * @throws AppError `not_available` when the gateway refuses or does not answer in time
 */
export async function sendText(
  deps: Deps,
  message: Omit<SmsMessage, 'message_id'>,
  { otp_id = null, message_id = newId('sms') }: { otp_id?: string | null; message_id?: string } = {},
): Promise<void> {
  const { template } = message
  await createMessageReceipt(deps.db, { message_id, template, otp_id, state: 'sent', sent_at: deps.clock.now() })
  try {
    const report = await deps.sms.send({ ...message, message_id })
    if (report) await settleMessageReceipt(deps.db, message_id, { ...report, settled_at: deps.clock.now() })
  } catch (error) {
    const failed = { state: 'failed', operator: null, reason: GATEWAY_FAILED, settled_at: deps.clock.now() } as const
    await settleMessageReceipt(deps.db, message_id, failed)
    throw error
  }
}
