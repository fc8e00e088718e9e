import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#src/lib/http/api-error.ts'

interface Refused {
  value: unknown
  message: string
}

/** The field that a path of the body belongs to: `hosts[1]` to `hosts`, `changes.min_age` to `min_age`. */
export function fieldAt(path: string, values: FieldValues): string | undefined {
  const parts = path.split(/[.[]/)
  return [path, parts[0], parts.at(-1)].find((name) => name !== undefined && name in values)
}

/**
 * What the server has refused of a react-hook-form: it stands at its field until that field changes, whatever is checked,
 * left or sent meanwhile. Made once per form, with `useState(createRefusals)`.
 */
export function createRefusals() {
  const refused = new Map<string, Refused>()
  return {
    /** The form's own rules, and beside them what was refused and is still there. */
    beside<V extends FieldValues>(resolver: Resolver<V>): Resolver<V> {
      return async (values, context, options) => {
        const result = await resolver(values, context, options)
        const still = [...refused].filter(([field, { value }]) => values[field] === value)
        if (still.length === 0) return result
        const errors = Object.fromEntries(still.map(([field, { message }]) => [field, { type: 'server', message }]))
        return { values: {}, errors: { ...errors, ...result.errors } as FieldErrors<V> }
      }
    },
    /** Shows a refusal at the fields it names and moves to the first; false = it names none, or one that the form does not have. */
    show<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): boolean {
      const named = (error instanceof ApiError && error.errors) || {}
      const values = form.getValues()
      const messages = new Map(Object.entries(named).map(([path, message]) => [fieldAt(path, values), message]))
      const fields = Object.keys(values).filter((field) => messages.get(field)) as FieldPath<V>[]
      fields.forEach((field, at) => {
        const message = messages.get(field) ?? ''
        refused.set(field, { value: values[field], message })
        form.setError(field, { type: 'server', message }, { shouldFocus: at === 0 })
      })
      return fields.length > 0 && fields.length === messages.size
    },
  }
}
