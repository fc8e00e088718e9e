/** How one try at somebody else's server ended; `bad_answer`: it said yes, and nobody can read what. */
export const CALL_OUTCOMES = ['ok', 'timeout', 'unreachable', '4xx', '5xx', 'bad_answer'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** One try: how long it took, milliseconds, and how it ended. */
export interface Try {
  ms: number
  outcome: CallOutcome
}

/** Why a call to somebody else's server brought no usable answer. `status` is set when it did answer. */
export class PostError extends Error {
  readonly outcome: Exclude<CallOutcome, 'ok'>
  readonly status: number | undefined
  constructor(message: string, outcome: Exclude<CallOutcome, 'ok'>, status?: number) {
    super(message)
    this.name = 'PostError'
    this.outcome = outcome
    this.status = status
  }
}

export interface PostRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** For each try, body included, milliseconds. */
  timeoutMs: number
  /** More than one only when the far side can tell a repeated call from a second one. */
  tries: number
  /** Told of each try as it ends. */
  onTry?: (each: Try) => void
}

/** A question that changes nothing at the far side. */
export type GetRequest = Omit<PostRequest, 'body'>

/** No honest answer of theirs is longer, bytes. */
const MAX_ANSWER_BYTES = 256 * 1024
/** First pause before another try, milliseconds; it doubles, and a random part of it is waited. */
const FIRST_PAUSE_MS = 150

/**
 * POSTs and answers the body of a 2xx answer. Time-outs, broken connections, 429 and 5xx are tried again with jitter.
 * Redirects are refused: they would carry the credentials to another host.
 * @throws PostError when no try succeeds or the answer is a refusal. Its message never quotes what was sent.
 */
export const post = (request: PostRequest): Promise<string> => send({ method: 'POST', ...request })

/** GETs and answers the body of a 2xx answer; in everything else as `post`. */
export const get = (request: GetRequest): Promise<string> => send({ method: 'GET', ...request })

type Outgoing = ({ method: 'POST' } & PostRequest) | ({ method: 'GET' } & GetRequest)

async function send(request: Outgoing): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now()
    const tell = (outcome: CallOutcome) => request.onTry?.({ ms: Math.round(performance.now() - began), outcome })
    try {
      const answer = await sendOnce(request)
      tell('ok')
      return answer
    } catch (error) {
      const failure = error instanceof PostError ? error : noAnswer(error)
      tell(failure.outcome)
      const worthAnotherTry = failure.status === undefined || failure.status === 429 || failure.status >= 500
      if (attempt >= request.tries || !worthAnotherTry) throw failure
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}

async function sendOnce(request: Outgoing): Promise<string> {
  const { url, method, headers, timeoutMs } = request
  const body = method === 'POST' ? request.body : null
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(url, { method, headers, body, signal, redirect: 'error' })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new PostError(`answered ${answer.status}`, answer.status >= 500 ? '5xx' : '4xx', answer.status)
  }
  return readLimited(answer)
}

async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  if (!answer.body) return text
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new PostError('answered too much', 'bad_answer', answer.status)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function noAnswer(error: unknown): PostError {
  if (error instanceof Error && error.name === 'TimeoutError') return new PostError('did not answer in time', 'timeout')
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
  return new PostError(`could not be reached (${code})`, 'unreachable')
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
