import { expect, it } from 'vitest'
import { conversionOf } from '#src/features/earnings/conversion.ts'
import { changeOf, pointsOf } from '#src/ui/figures/change.ts'

it('a share changes by points, an amount by percent', () => {
  expect(pointsOf(0.8, 2.1)).toBe(-1.3)
  expect(pointsOf(conversionOf({ leads: 200, disbursals: 9 }), conversionOf({ leads: 100, disbursals: 2 }))).toBe(2.5)
  expect(pointsOf(null, 2.1)).toBeNull()
  expect(pointsOf(2.1, null)).toBeNull()
  expect(changeOf(8, 21)).toBe(-61.9)
})
