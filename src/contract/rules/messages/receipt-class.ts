/** What became of one message, in few words: the same for every operator. */
export const RECEIPT_CLASSES = [
  'delivered',
  'pending',
  'do_not_disturb',
  'invalid',
  'expired',
  'dlt_entity',
  'dlt_header',
  'dlt_template',
  'dlt_consent',
  'operator',
] as const
export type ReceiptClass = (typeof RECEIPT_CLASSES)[number]

/** By the operators' words: their numbers differ from page to page. The first that fits counts. */
const WORDS: readonly (readonly [ReceiptClass, RegExp])[] = [
  ['do_not_disturb', /\b(?:dnd|ncpr|ndnc|do not disturb|preference)\b/],
  ['dlt_entity', /\b(?:entity|pe id)\b/],
  ['dlt_consent', /\bconsent\b/],
  ['dlt_header', /\b(?:header|sender|senderid)\b/],
  ['dlt_template', /\b(?:template|content)\b/],
  ['expired', /\b(?:expired|absent|switched off|unreachable|timeout|timed out)\b/],
  ['invalid', /\b(?:invalid|unknown|not exist|barred|unallocated|bounced)\b/],
]

/** Handed to an operator, which is not yet in anybody's hands. */
const HANDED_ON = /\b(?:to operator|submitted|accepted|enroute|en route|queued|buffered)\b/

/** What a report says. `state` null = nothing was heard. */
export function receiptClass(state: 'sent' | 'delivered' | 'failed' | null, reason: string | null): ReceiptClass {
  const words = (reason ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
  if (state === 'delivered') return HANDED_ON.test(words) ? 'pending' : 'delivered'
  if (state !== 'failed') return 'pending'
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'operator'
}

/** The text itself is refused: whoever comes after would be refused too. */
export const stopsEverybody = (kind: ReceiptClass): boolean =>
  kind === 'dlt_entity' || kind === 'dlt_header' || kind === 'dlt_template'
