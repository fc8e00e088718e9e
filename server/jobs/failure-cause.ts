import { callErrorOf } from '../adapters/outgoing/call-error.ts'
import { WebhookError } from '../adapters/outgoing/post-webhook.ts'

/** Why a job failed: how a call ended, or the name of the error alone, since a message may quote personal data. */
export function failureCause(error: unknown): string {
  if (error instanceof WebhookError) return error.reason
  return callErrorOf(error)?.outcome ?? (error instanceof Error ? error.name : 'unknown')
}
