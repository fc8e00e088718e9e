import type { Schema } from 'yup'
import { ValidationError } from '#src/contract/yup.ts'

/** What a schema has against a body: the first message key of each field. */
export function problemsOf(schema: Schema, body: unknown): Record<string, string> {
  try {
    schema.validateSync(body, { strict: true, abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const).reverse())
  }
}
