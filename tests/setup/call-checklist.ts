import type { MarkCallForm } from '#src/contract/entities/calls/call.ts'

/** Everything was said, and nothing that may never be. */
export const CHECKED: MarkCallForm = {
  who: true,
  purpose: true,
  secrets: true,
  noPromise: true,
  noCalls: true,
  paid: true,
  ending: true,
  promised_approval: false,
  asked_fee: false,
}
