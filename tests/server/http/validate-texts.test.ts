import { describe, expect, it } from 'vitest'
import { number, string } from 'yup'
import { validateTexts } from '#server/http/validate.ts'
import { pathId } from '#src/contract/endpoints/path-id.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'

const schema = strictObject({ id: pathId().optional(), place: number().optional(), name: string().optional() })

describe('what an address or a form says in text', () => {
  it('becomes a number where the schema has one', () => {
    const said = { id: '12', place: '0', name: '12' }
    expect(validateTexts(schema, said)).toEqual({ id: 12, place: 0, name: '12' })
  })

  it.each(['', '0', ' 1', '01', '+1', '-1', '1.0', '1e3', '0x1', '1234567890', 'one', '१'])(
    'is refused where it is no number of a row: %j',
    (id) =>
      expect(() => validateTexts(schema, { id })).toThrow(expect.objectContaining({ errors: { id: 'rules:id' } })),
  )

  it.each(['other', 'constructor'])('is refused where the schema has no such name: %s', (name) => {
    expect(() => validateTexts(schema, { [name]: '1' })).toThrow(
      expect.objectContaining({ errors: { [name]: expect.anything() as string } }),
    )
  })
})
