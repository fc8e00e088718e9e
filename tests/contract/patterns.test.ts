import { describe, expect, it } from 'vitest'
import type { Schema, SchemaDescription, SchemaObjectDescription } from 'yup'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { cpuTime } from '#tests/setup/cpu-time.ts'

type Description = Partial<SchemaDescription & SchemaObjectDescription & { innerType: unknown }>

/** Every pattern of a schema, of the fields in it and of the items of its lists. */
function patternsOf({ tests = [], fields = {}, innerType }: Description): RegExp[] {
  const own = tests.map(({ params }) => params?.['regex']).filter((each) => each instanceof RegExp)
  const inner = [...Object.values(fields), ...[innerType].flat()].filter(
    (each) => typeof each === 'object' && each !== null,
  )
  return [...own, ...inner.flatMap((each) => patternsOf(each as Description))]
}
const rows: EndpointRow[] = Object.values(ENDPOINTS)
const taken = rows.flatMap(({ params, query, body, upload }) =>
  [params, query, body, upload?.fields].filter((schema): schema is Schema => schema !== undefined),
)
const PATTERNS = [
  ...new Map(taken.flatMap((schema) => patternsOf(schema.describe())).map((each) => [String(each), each])),
]

/** Long runs of one sign or of two, and what comes near to a pattern and then breaks it. */
const LENGTH = 50_000
const UNITS = [
  'a',
  'A',
  '1',
  ' ',
  '-',
  '.',
  '_',
  '/',
  '*',
  '@',
  ':',
  ',',
  'é',
  'a ',
  'a.',
  'a-',
  'a_',
  '1.',
  '1,',
  'aA',
  'x/',
  '%2',
]
const INPUTS = UNITS.flatMap((unit) => {
  const run = unit.repeat(LENGTH / unit.length)
  return [run, `${run}!`, `${run}\n`, `a@${run}!`, `https://${run}!`]
})

describe('the patterns of what is sent to the API', () => {
  it('are found', () => expect(PATTERNS.length).toBeGreaterThan(20))

  it.each(PATTERNS)('%s answers fifty thousand characters within 50 ms', (_, pattern) => {
    for (const input of INPUTS) {
      // A pattern that backtracks is slow every time; cleaning up the memory is not.
      const times = [1, 2, 3].map(() => {
        const start = cpuTime()
        pattern.test(input)
        return cpuTime() - start
      })
      expect(Math.min(...times), `${input.slice(0, 10)}…`).toBeLessThan(50)
    }
  })
})
