import fc from 'fast-check'
import type { Schema, SchemaDescription } from 'yup'

/** What people type where a rule is a test that says nothing of itself; a schema refuses what it has no use for. */
const TEXTS = [
  '9876543210',
  'asha@example.com',
  'ABCPE1234F',
  'AABCA1234B',
  '560001',
  '123456',
  'Asha Rao',
  'O’Neil & Co.',
  'नमस्ते',
  '2026-03-01',
  '2024-02-29',
  '2026-03',
  '2026-Q1',
  '10:30',
  '2026-03-01T00:00:00Z',
  '2026-11-01',
  'https://www.example.com/',
  'www.example.com',
  'HDFC0001234',
  '27AABCA1234B1Z5',
  '50100012345678',
  'pune',
  'en',
  '1',
  '0',
  '99999',
  '1e3',
  '-',
  'a'.repeat(80),
  '_',
  '%',
  "'",
  '\\',
  '\u{1F469}\u200D\u{1F466}',
]
const NUMBERS = [0, 1, 2, 3, 10, 12, 36, 100, 750, 50_000, 300_000, 2_147_483_647, 0.5, 9.99, -1]
/** Of each pattern, and between the ends of each range. */
const SAMPLES = 12
const SEED = 20_261_101

type Tests = SchemaDescription['tests']

/** Fields of an object schema; none of any other. */
const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema && 'fields' in schema ? (schema.fields as Record<string, Schema>) : {}

const takes = (schema: Schema, value: unknown): boolean => {
  try {
    return schema.isValidSync(value, { strict: true })
  } catch {
    // A rule that looks at the fields beside it, which are not here.
    return true
  }
}

const sampled = (make: () => fc.Arbitrary<unknown>): unknown[] => {
  try {
    return fc.sample(make(), { seed: SEED, numRuns: SAMPLES })
  } catch {
    // A pattern that looks ahead.
    return []
  }
}

const ofTests = (type: string, tests: Tests): unknown[] => {
  const of = (name: string) => tests.find((test) => test.name === name)?.params?.[name]
  const { min, max } = { min: Number(of('min') ?? 0), max: Number(of('max') ?? 1_000) }
  if (type === 'number') return [min, max, ...sampled(() => fc.integer({ min: Math.ceil(min), max: Math.floor(max) }))]
  const patterns = tests.map(({ params }) => params?.['regex']).filter((each) => each instanceof RegExp)
  return [
    'a'.repeat(Math.min(max, 2_000)),
    ...sampled(() => fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 40) })),
    ...patterns.flatMap((pattern) => sampled(() => fc.stringMatching(new RegExp(pattern.source, pattern.flags)))),
  ]
}

/** Values that the schema takes, made of what it says of itself; null where it says nothing that can be made. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> | null {
  const { type = 'mixed', oneOf = [], tests = [], optional, nullable } = schema.describe() as Partial<SchemaDescription>
  const nothing = [...(optional ? [undefined] : []), ...(nullable ? [null] : [])]
  const inner = type === 'array' ? (schema as { innerType?: Schema }).innerType : undefined
  if (inner) {
    const item = valuesOf(inner)
    return item && fc.oneof(fc.array(item, { maxLength: 4 }), fc.constantFrom<unknown>([], ...nothing))
  }
  if (type === 'object' && Object.keys(fieldsOf(schema)).length > 0) {
    const whole = recordOf(fieldsOf(schema))
    return nothing.length > 0 ? fc.oneof(whole, fc.constantFrom<unknown>(...nothing)) : whole
  }
  const simple = type === 'boolean' ? [true, false] : [...TEXTS, ...NUMBERS, ...ofTests(type, tests)]
  const taken = [...(oneOf.length > 0 ? oneOf : simple), ...nothing].filter((value) => takes(schema, value))
  return taken.length > 0 ? fc.constantFrom(...taken) : null
}

const recordOf = (fields: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const values = valuesOf(field)
        return values ? [[name, values] as const] : []
      }),
    ),
  )

/** Some fields of the schema, a few or all, each with a value that it takes. */
export function someFieldsOf(schema: Schema | undefined): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(schema)
  const names = Object.keys(fields)
  const all = recordOf(fields)
  if (names.length === 0) return fc.constant({})
  const few = fc.subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) })
  return fc
    .tuple(all, fc.oneof({ arbitrary: few, weight: 4 }, { arbitrary: fc.subarray(names), weight: 1 }))
    .map(([values, picked]) =>
      Object.fromEntries(picked.filter((name) => name in values).map((name) => [name, values[name]])),
    )
}
