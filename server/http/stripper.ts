import { ArraySchema, ObjectSchema, Schema } from 'yup'
import type { AnySchema } from 'yup'
import { array, boolean, mixed, number, object, string } from '#src/contract/yup.ts'

/** Answers the value with the fields of its schema alone. @throws TypeError where a part has another type. */
type Strip = (value: unknown) => unknown

/** How many conversions each kind brings along. */
const OWN_CONVERSIONS: ReadonlyMap<string, number> = new Map(
  [string(), number(), boolean(), mixed(), array(), object()].map(({ type, transforms }): [string, number] => [
    type,
    transforms.length,
  ]),
)

/**
 * A schema as a function that takes away what is not in it, made once. What services answer has the right types already, and
 * `cast` asks at each field of each answer what it could be converted from. Where something is to be converted, has a
 * default, depends on its neighbours or does not fit, `cast` itself decides.
 */
export function stripper(schema: Pick<Schema, 'cast'>): Strip {
  const cast: Strip = (value) => schema.cast(value, { stripUnknown: true })
  if (!isSchema(schema) || !isPlain(schema)) return cast
  if (schema instanceof ObjectSchema) return ofObject(schema, cast)
  if (schema instanceof ArraySchema) return ofArray(schema, cast)
  return (value) => (value !== undefined && schema.isType(value) ? value : cast(value))
}

/** No reference to another field, and nothing that is made anew for each value. */
const isSchema = (part: unknown): part is AnySchema => part instanceof Schema

const isPlain = ({ type, transforms, spec }: AnySchema): boolean =>
  transforms.length === OWN_CONVERSIONS.get(type) && spec.default === undefined

function ofObject({ fields }: { fields: Readonly<Record<string, unknown>> }, cast: Strip): Strip {
  const parts: { name: string; strip: Strip }[] = []
  for (const [name, field] of Object.entries(fields)) {
    // What looks at its neighbours has them inside of a cast alone.
    if (!isSchema(field) || hasConditions(field)) return cast
    if (field.spec.strip !== true) parts.push({ name, strip: stripper(field) })
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return cast(value)
    const given = value as Readonly<Record<string, unknown>>
    const answer: Record<string, unknown> = {}
    for (const { name, strip } of parts) {
      const part = strip(given[name])
      if (part !== undefined) answer[name] = part
    }
    return answer
  }
}

function ofArray({ innerType }: { innerType?: unknown }, cast: Strip): Strip {
  if (innerType === undefined) return (value) => (Array.isArray(value) ? value : cast(value))
  if (!isSchema(innerType) || hasConditions(innerType)) return cast
  const strip = stripper(innerType)
  return (value) => (Array.isArray(value) ? value.map((part) => strip(part)) : cast(value))
}

/** yup keeps them to itself. */
const hasConditions = (schema: AnySchema): boolean =>
  (schema as unknown as { conditions: unknown[] }).conditions.length > 0
