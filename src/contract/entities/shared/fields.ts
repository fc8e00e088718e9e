import type { ISchema, ObjectShape, Schema, StringSchema, TestContext } from 'yup'
import { INT4_MAX } from '#src/contract/constants.ts'
import { isIsoDay } from '#src/contract/rules/calendar.ts'
import { NUMBER_OR_EMPTY } from '#src/contract/rules/json-type.ts'
import type { JsonType } from '#src/contract/rules/json-type.ts'
import { array, mixed, number, object, string } from '#src/contract/yup.ts'

/** 0 or 1, as the specification stores its switches. */
export type Flag = 0 | 1
/** Identity of a row of an option list, or empty text while nothing is chosen. */
export type Choice = number | ''
/** Object schema as every call uses it: always there, no coercion, unknown keys refused. */
export function strictObject<T extends ObjectShape>(shape: T) {
  return object(shape).noUnknown('rules:unknownField').strict().defined()
}

/** Schema of 0 or 1. */
export function flag() {
  return number<Flag>().oneOf([0, 1], 'rules:flag').defined()
}

/** Schema of a database identity: 1 to 2,147,483,647. */
export function rowId() {
  return number().integer('rules:id').min(1, 'rules:id').max(INT4_MAX, 'rules:id').defined()
}

/** Schema of an opaque random identity such as `app_…`: letters, digits, underscore and hyphen, 64 characters at most. */
export function opaqueId() {
  return string()
    .matches(/^[\w-]{1,64}$/, 'rules:id')
    .defined()
}

/** Schema of a finite number from `min` to `max`. */
export function numberBetween(min: number, max: number) {
  return number().min(min, 'rules:number.range').max(max, 'rules:number.range').defined()
}

/** Schema of an ISO day 'YYYY-MM-DD'. */
export function isoDay() {
  return string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'rules:date.invalid')
    .defined()
}

/** Schema of a day that the calendar has, 'YYYY-MM-DD', of this century. */
export const realDay = () =>
  string()
    .matches(/^20\d\d-(0[1-9]|1[0-2])-\d\d$/, 'rules:date.invalid')
    .test('real', 'rules:date.invalid', (day) => day === undefined || isIsoDay(day))

/** Schema of an instant in UTC, 'YYYY-MM-DDTHH:MM:SS(.sss)Z', that a clock can show. */
export function isoInstant() {
  return string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'rules:date.invalid')
    .test('real', 'rules:date.invalid', (at) => typeof at !== 'string' || !Number.isNaN(Date.parse(at)))
    .defined()
}

/** Schema of a list that must be present. */
export function listOf<T>(item: ISchema<T>) {
  return array(item).defined()
}

/** Schema of a value that is empty text or passes `accept`; `message` is the translation key of the refusal, `type` for the API's description. */
export function emptyOr<T extends string | number>(
  accept: (value: unknown) => boolean,
  message: string,
  type: JsonType = NUMBER_OR_EMPTY,
) {
  return mixed<T | ''>((value): value is T | '' => value === '' || accept(value))
    .typeError(message)
    .meta(type)
}

/**
 * Test of the value of a single-property edit: the sibling key `property` picks its schema from a closed list, and the
 * message is that schema's.
 */
export function valueOfProperty(properties: Readonly<Record<string, Schema>>) {
  return (value: unknown, test: TestContext) => {
    const { property } = test.parent as { property?: unknown }
    const schema =
      typeof property === 'string' && Object.hasOwn(properties, property) ? properties[property] : undefined
    if (!schema) return true
    try {
      schema.validateSync(value, { strict: true })
      return true
    } catch (error) {
      return test.createError({ message: error instanceof Error ? error.message : 'rules:property.unknown' })
    }
  }
}

/** Test that a choice or an amount, which may be empty text, has been given. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** A text rule that first asks for the text itself: empty text gets the kind "Please enter …", not the rule's message. */
export function given(rule: StringSchema<string | undefined>) {
  return string().required('rules:required').concat(rule).required('rules:required')
}
