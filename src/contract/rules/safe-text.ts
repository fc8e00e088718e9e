import { string } from '#src/contract/yup.ts'

const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * True when text can be stored and shown: no NUL (PostgreSQL refuses it) and no half of a surrogate pair.
 */
export function isSafeText(value: string): boolean {
  return !value.includes('\u0000') && !LONE_SURROGATE.test(value)
}

/** Text as it is compared and stored: Unicode NFC, no blanks at the ends. Forms and the server apply it before a rule. */
export function tidyText(value: string): string {
  return value.normalize('NFC').trim()
}

/**
 * Schema of free text of at most `max` characters. Strict rules never rewrite a value, so it asks for text that is
 * already tidy in Unicode NFC.
 */
export function safeText(max: number) {
  return string()
    .max(max, 'rules:text.tooLong')
    .test('safe-text', 'rules:text.unsafe', (value) => value === undefined || value === null || isSafeText(value))
}
