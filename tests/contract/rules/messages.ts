import { ValidationError } from 'yup'
import type { Schema } from 'yup'
import rules from '#src/locales/en/rules.json' with { type: 'json' }
import staffRules from '#src/locales/en/staff-rules.json' with { type: 'json' }

const words = { ...rules, ...staffRules }

/** English words of a `rules:` key; fails the test when the key has none. */
export function englishOf(key: string): string {
  let node: unknown = words
  for (const part of key.replace(/^rules:/, '').split('.')) {
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined
  }
  if (typeof node !== 'string') throw new Error(`no English words for ${key}`)
  return node
}

/** Key of the message that a schema answers, or null when it accepts the value. */
export function keyFor(schema: Schema, value: unknown, now?: Date): string | null {
  try {
    schema.validateSync(value, { strict: true, context: { now } })
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.errors[0] ?? ''
  }
}

/** The same in English. */
export function messageFor(schema: Schema, value: unknown, now?: Date): string | null {
  const key = keyFor(schema, value, now)
  return key === null ? null : englishOf(key)
}
