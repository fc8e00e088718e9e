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

// One spelling a number: no sign, no leading zero, no exponent.
const WRITTEN = /^(?:0|[1-9]\d{0,8})$/

/**
 * The same of an address or a form, whose values are all text: where the schema asks for a number and one is written there, it is
 * one. Everything else stays as it came, for the schema to refuse.
 */
export function validateTexts(schema: Schema, values: Readonly<Record<string, string>>): unknown {
  const fields = 'fields' in schema ? (schema.fields as Record<string, Schema | undefined>) : {}
  const isNumber = (name: string) => Object.hasOwn(fields, name) && fields[name]?.type === 'number'
  const entries = Object.entries(values).map(([name, text]) => [
    name,
    isNumber(name) && WRITTEN.test(text) ? Number(text) : text,
  ])
  return validate(schema, Object.fromEntries(entries))
}
