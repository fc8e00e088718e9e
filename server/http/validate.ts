import type { Schema } from 'yup'
import { AppError } from '#src/contract/errors.ts'
import { ValidationError } from '#src/contract/yup.ts'

/** More than a person reads at once; a hostile body cannot make the answer long. */
const MAX_ERRORS = 20

/**
 * Checks a value as it is: nothing is converted, unknown keys are refused.
 * @throws AppError `validation`; its `errors` hold message keys, by field.
 */
export function validate(schema: Schema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = new Map<string, string>()
    for (const each of error.inner.length > 0 ? error.inner : [error]) {
      const unknown: unknown = each.params?.unknown
      const fields = typeof unknown === 'string' ? unknown.split(', ') : [each.path || 'body']
      for (const field of fields)
        if (errors.size < MAX_ERRORS && !errors.has(field)) errors.set(field.slice(0, 64), each.message)
    }
    throw new AppError('validation', 'Check the highlighted fields.', { errors: Object.fromEntries(errors) })
  }
}
