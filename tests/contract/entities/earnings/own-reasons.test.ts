import { expect, it } from 'vitest'
import { OWN_REASONS, ownReason } from '#src/contract/entities/earnings/own-reasons.ts'
import { words } from '#tests/e2e/support/words.ts'

it.each(Object.entries(OWN_REASONS))('%s is said in both languages, in English as it is kept', (own, kept) => {
  expect(ownReason(kept)).toBe(own)
  expect(words('en')(`partner-reports:explain.own.${own}`)).toBe(kept)
  expect(words('hi')(`partner-reports:explain.own.${own}`)).not.toMatch(/[A-Za-z]/)
})

it("leaves an admin's words alone", () => {
  expect(ownReason('Paid twice')).toBeNull()
})
