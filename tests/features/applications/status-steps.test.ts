import { expect, it } from 'vitest'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { comingSteps } from '#src/features/applications/status-steps.ts'

const loanThatIs = (status: Application['status']) =>
  ({ product_type: 'Personal Loans', status, history: [] }) as unknown as Application

it.each([
  ['received', ['decision', 'agreement']],
  ['approved', ['agreement']],
  ['agreement_signed', ['payout']],
  ['rejected', []],
] as const)('a loan that is %s: what is still to come names no step that is done', (status, coming) => {
  expect(comingSteps(loanThatIs(status))).toEqual(coming)
})
