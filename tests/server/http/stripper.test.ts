import { describe, expect, it } from 'vitest'
import { stripper } from '#server/http/stripper.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { array, boolean, mixed, number, object, string } from '#src/contract/yup.ts'

const cat = object({
  name: string().defined(),
  lives: number().nullable().defined(),
  tame: boolean().optional(),
  food: array(object({ what: string().defined() })).defined(),
  collar: object({ colour: string().defined() }).nullable().defined(),
  said: mixed().nullable(),
})
const TOM = { name: 'Tom', lives: 9, food: [{ what: 'fish' }], collar: { colour: 'red' }, said: { any: { thing: 1 } } }
const both = (schema: Parameters<typeof stripper>[0], value: unknown) => {
  const strip = stripper(schema)
  const outcome = (work: () => unknown) => {
    try {
      return { answer: work() }
    } catch (error) {
      return { refused: error instanceof TypeError }
    }
  }
  return [outcome(() => strip(value)), outcome(() => schema.cast(value, { stripUnknown: true }))]
}

describe('what is taken away from an answer', () => {
  it('is everything that its schema does not name, at every depth', () => {
    const secret = { pan: 'HIGPP1234F' }
    const answer = stripper(cat)({
      ...TOM,
      ...secret,
      food: [{ what: 'fish', ...secret }],
      collar: { colour: 'red', ...secret },
    })
    expect(answer).toEqual(TOM)
    expect(JSON.stringify(answer)).not.toContain('HIGPP1234F')
  })

  it.each([
    ['what fits', cat, TOM],
    ['null where it may be', cat, { ...TOM, lives: null, collar: null, said: null }],
    ['null where it may not be', cat, { ...TOM, name: null }],
    ['a field that is missing', cat, { ...TOM, name: undefined }],
    ['another type that can be converted', cat, { ...TOM, lives: '9', name: 7 }],
    ['another type that cannot', cat, { ...TOM, lives: 'nine' }],
    ['no number', cat, { ...TOM, lives: Number.NaN }],
    ['no list', cat, { ...TOM, food: 'fish' }],
    ['a list with a hole', cat, { ...TOM, food: [null] }],
    ['no object', cat, 'Tom'],
    ['nothing', cat, undefined],
    ['an object that is left out', object({ collar: object({ colour: string() }) }), {}],
    ['a default', object({ name: string().default('Tom') }), {}],
    ['a conversion', object({ name: string().trim() }), { name: ' Tom ' }],
    ['a field that never leaves', object({ name: string(), key: string().strip() }), { name: 'Tom', key: 'k' }],
    [
      'a field that its neighbour decides about',
      object({ wild: boolean(), name: string().when('wild', ([wild], schema) => (wild ? schema.strip() : schema)) }),
      { wild: true, name: 'Tom' },
    ],
    ['a list of anything', array(), [1, { two: 2 }]],
    ['anything', mixed(), { any: 'thing' }],
  ])('is the same as by a cast: %s', (_, schema, value) => {
    const [own, cast] = both(schema, value)
    expect(own).toEqual(cast)
  })

  it('is worked out beforehand for every call', () => {
    const foreign = { never: 'asked' }
    for (const row of Object.values<EndpointRow>(ENDPOINTS)) {
      const [own, cast] = both(row.response, foreign)
      expect(own, row.path).toEqual(cast)
    }
  })
})
