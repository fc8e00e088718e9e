import { ERRORS } from '#src/contract/errors.ts'
import type { Reply } from './send.ts'

/** Names of our files, our tables and our engine, and the words of their errors: none of them is the caller's business. */
const LEAK =
  /node_modules|\bat (?:async )?[\w.<]+ \(|\.ts:\d|file:\/\/|\/(?:work|home|tmp|usr|root)\/|select (?!a offer from).+ from |insert into|syntax error|relation "|column "|violates|drizzle|pglite|postgres|TypeError|RangeError|SyntaxError|ECONN|_enc\b/i

/** What is wrong with a refusal, or null: status, one envelope, short, in words, without a look inside. */
export function refusalProblem(reply: Reply): string | null {
  const { status, text, body } = reply
  const wrong = (what: string) => `${what}: ${status} ${text.slice(0, 300)}`
  if (status >= 500) return wrong('the server failed')
  if (status < 400) return wrong('not refused')
  if (!reply.headers.get('content-type')?.startsWith('application/json')) return wrong('no JSON')
  if (!isEnvelope(body)) return wrong('not the envelope')
  if (ERRORS[body.code] !== status) return wrong('the code does not fit the status')
  if (body.message.length === 0 || body.message.length > 500 || text.length > 4_000) return wrong('too long')
  if (LEAK.test(text)) return wrong('a look inside')
  if (status === 429 && !/^\d+$/.test(reply.headers.get('retry-after') ?? '')) return wrong('no Retry-After')
  if (status === 405 && !reply.headers.get('allow')) return wrong('no Allow')
  return null
}

interface Envelope {
  message: string
  code: keyof typeof ERRORS
  errors?: Record<string, string>
}

export function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, errors = {}, ...rest } = body as Record<string, unknown>
  return (
    typeof message === 'string' &&
    typeof code === 'string' &&
    Object.hasOwn(ERRORS, code) &&
    typeof errors === 'object' &&
    errors !== null &&
    Object.values(errors).every((text) => typeof text === 'string' && !text.startsWith('rules:')) &&
    Object.keys(rest).length === 0
  )
}
