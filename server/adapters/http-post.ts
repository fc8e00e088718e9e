/** Why a call to somebody else's server brought no usable answer. `status` is set when it did answer. */
export class PostError extends Error {
  readonly status: number | undefined
  constructor(message: string, status?: number) {
    super(message)
    this.name = 'PostError'
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
    try {
      return await sendOnce(request)
    } catch (error) {
      const failure = error instanceof PostError ? error : new PostError(reasonOf(error))
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
    throw new PostError(`answered ${answer.status}`, answer.status)
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
    if (size > MAX_ANSWER_BYTES) throw new PostError('answered too much', answer.status)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time'
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
  return `could not be reached (${code})`
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
