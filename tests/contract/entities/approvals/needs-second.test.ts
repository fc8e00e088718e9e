import fc from 'fast-check'
import { expect, it } from 'vitest'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'

const person = fc.integer({ min: 1, max: 5 })

it('an act waits exactly while its kind asks for it and somebody else may decide', () => {
  fc.assert(
    fc.property(person, fc.boolean(), fc.uniqueArray(person), (asker, on, able) => {
      const others = new Set(able)
      others.delete(asker)
      expect(needsSecond(asker, { on, able })).toBe(on && others.size > 0)
    }),
  )
})
