import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'

/** A chosen line, as far as an act on many needs it. */
export interface ManyLine {
  key: number
  name: string
  /** Rupees of commission. */
  worth: number
  waiting: boolean
}

/** What may be done with many lines; `word` names the act and what it does. */
export interface ManyAct {
  kind: Decision
  word: 'chased' | 'writtenOff' | 'accepted' | 'disputed'
}
