/** How one try at somebody else's server ended; `bad_answer`: it said yes, and nobody can read what. */
export const CALL_OUTCOMES = ['ok', 'timeout', 'unreachable', '4xx', '5xx', 'bad_answer'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** One try: how long it took, milliseconds, and how it ended. */
export interface Try {
  ms: number
  outcome: CallOutcome
}

/** Why a call to somebody else's server brought no usable answer. `status` is set when it did answer. */
export class CallError extends Error {
  readonly outcome: Exclude<CallOutcome, 'ok'>
  readonly status: number | undefined
  constructor(message: string, outcome: Exclude<CallOutcome, 'ok'>, status?: number) {
    super(message)
    this.name = 'CallError'
    this.outcome = outcome
    this.status = status
  }
}

/** No call was made: nothing has been sent, and nothing will arrive. */
export class NotAsked extends CallError {
  constructor(message: string) {
    super(message, 'unreachable')
    this.name = 'NotAsked'
  }
}

/** What a call ended with, whatever an adapter made of it; null = no call was its cause. */
export const callErrorOf = (error: unknown): CallError | null =>
  error instanceof CallError
    ? error
    : error instanceof Error && error.cause !== undefined
      ? callErrorOf(error.cause)
      : null
