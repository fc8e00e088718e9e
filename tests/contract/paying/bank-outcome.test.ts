import { expect, it } from 'vitest'
import { bankWordKey, usualOutcomeOf } from '#src/contract/paying/bank-outcome.ts'

it('words are compared without case, kinds of letters and blanks', () => {
  expect([' In  Progress', 'IN PROGRESS', '\uFF49n\u00A0progress '].map(bankWordKey)).toEqual(
    Array.from({ length: 3 }, () => 'in progress'),
  )
})

it('what other banks mean is known of some words alone', () => {
  expect(['E', 'Executed', 'R', 'reversed', 'Pending', 'perhaps', ''].map(usualOutcomeOf)).toEqual([
    'paid',
    'paid',
    'returned',
    'returned',
    'in_progress',
    null,
    null,
  ])
})
