import { errorCode } from '#server/error-code.ts'
import { requestIdHeader } from '#server/request-id.ts'
import { CallError, NotAsked } from './call-error.ts'
import type { CallOutcome, Try } from './call-error.ts'
import type { Line } from './line.ts'

export interface HttpCall<T> {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** For each try: waiting for its turn, connecting, and all of the answer's body, milliseconds. */
  timeoutMs: number
  /** More than one only when the far side can tell a repeated call from a second one. */
  tries: number
  /** The longest answer that is read; default 256 KB, and no honest answer of words is longer. */
  maxBytes?: number
  /** Takes the answer's body; what it throws is thrown on, and counts as an answer that nobody can read. */
  read: (answer: Uint8Array<ArrayBuffer>) => T
  /** Told of each try as it ends. */
  onTry?: ((each: Try) => void) | undefined
}

const MAX_ANSWER_BYTES = 256 * 1024
/** First pause before another try, milliseconds; it doubles, and a random part of it is waited. */
const FIRST_PAUSE_MS = 150
/** So that nothing is lost to a second's pause of theirs. */
const isBusy = (status: number | undefined): boolean => status !== undefined && (status === 429 || status >= 500)

/** What a far side refuses for what it was asked is not its failure. */
const isTheirs = (error: unknown): boolean =>
  !(error instanceof CallError) || error.outcome !== '4xx' || isBusy(error.status)

/** What was read could not be understood; `cause` says why. */
class Unreadable extends Error {}

/**
 * One HTTP call over the line of its target. Time-outs, broken connections, 429 and 5xx are tried again with jitter.
 * Redirects are refused: they would carry the credentials to another host.
 * @throws CallError when no try succeeds or the answer is a refusal. Its message never quotes what was sent.
 */
export async function callHttp<T>(line: Line, call: HttpCall<T>, pause: (ms: number) => Promise<void>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now()
    const tell = (outcome: CallOutcome) => call.onTry?.({ ms: Math.round(performance.now() - began), outcome })
    try {
      const answer = await line.run(call.timeoutMs, (signal) => callOnce(call, signal), isTheirs)
      tell('ok')
      return answer
    } catch (error) {
      if (error instanceof NotAsked) throw error
      if (error instanceof Unreadable) {
        tell('bad_answer')
        throw error.cause
      }
      const failure = error instanceof CallError ? error : noAnswer(error)
      tell(failure.outcome)
      const worthAnotherTry = failure.status === undefined || isBusy(failure.status)
      if (attempt >= call.tries || !worthAnotherTry) throw failure
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}

async function callOnce<T>(call: HttpCall<T>, signal: AbortSignal): Promise<T> {
  const { url, method, body = null, maxBytes = MAX_ANSWER_BYTES } = call
  const headers = { ...call.headers, ...requestIdHeader() }
  const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
  if (!answer.ok) {
    await answer.body?.cancel()
    const { status } = answer
    if (status < 400) throw new CallError(`answered ${status}, and sends us elsewhere`, 'bad_answer', status)
    throw new CallError(`answered ${status}`, status >= 500 ? '5xx' : '4xx', status)
  }
  const bytes = await readLimited(answer, maxBytes)
  try {
    return call.read(bytes)
  } catch (cause) {
    throw new Unreadable('nobody can read the answer', { cause })
  }
}

async function readLimited(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  if (answer.body)
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.byteLength
      if (size > maxBytes) throw new CallError('answered too much', 'bad_answer', answer.status)
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}

const noAnswer = (error: unknown): CallError =>
  new CallError(`could not be reached (${errorCode(error) ?? 'no connection'})`, 'unreachable')
