import type { ObjectSchema, Schema } from 'yup'
import { ValidationError } from '#src/contract/yup.ts'
import { isEnvelope } from './envelope.ts'
import type { Reply } from './send.ts'

/** A right body, as JSON, with the same value in each of these fields. */
export function withValue(good: Record<string, unknown>, fields: readonly string[], value: string): string {
  const rest = Object.entries(good).filter(([name]) => !fields.includes(name))
  const right = JSON.stringify(Object.fromEntries(rest)).slice(1, -1)
  return `{${[right, ...fields.map((field) => `${JSON.stringify(field)}:${value}`)].filter(Boolean).join(',')}}`
}

/**
 * What the contract says is wrong with a value in each of these fields of a right body: names as they stand in an answer's
 * `errors`; none where it is right.
 */
export function namesOf(
  schema: Schema | undefined,
  good: Record<string, unknown>,
  fields: readonly string[],
  value: string,
): Map<string, ReadonlySet<string>> {
  const right = JSON.parse(JSON.stringify(good)) as Record<string, unknown>
  const given: unknown = JSON.parse(value)
  return new Map(fields.map((field) => [field, namesAt(schema, field, { ...right, [field]: given })]))
}

/** Of one field alone: the rest of the body is right. */
function namesAt(schema: Schema | undefined, field: string, body: Record<string, unknown>): ReadonlySet<string> {
  try {
    ;(schema as ObjectSchema<object> | undefined)?.validateSyncAt(field, body, { strict: true, abortEarly: false })
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set((error.inner.length > 0 ? error.inner : [error]).map(({ path }) => path || 'body'))
  }
}

export const errorsOf = (reply: Reply): object => (isEnvelope(reply.body) && reply.body.errors) || {}
