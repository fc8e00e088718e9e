import { expect, test } from 'vitest'
import { EMPLOYERS } from '#src/contract/entities/profile/employers.ts'
import { companyName } from '#src/contract/rules/person/company-name.ts'

test('every employer that is suggested may stand in the field, and is suggested once', () => {
  expect(EMPLOYERS.filter((name) => !companyName.isValidSync(name))).toEqual([])
  expect(new Set(EMPLOYERS.map((name) => name.toLowerCase())).size).toBe(EMPLOYERS.length)
})
