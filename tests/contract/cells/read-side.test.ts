import { expect, test } from 'vitest'
import { saysAmountTwice } from '#src/contract/cells/debit-credit-amount.ts'
import { fieldOfHead } from '#src/contract/cells/heads.ts'
import { readReference } from '#src/contract/cells/read-code.ts'
import { readMoney } from '#src/contract/cells/read-money.ts'
import { readSide, sizeOnSide } from '#src/contract/cells/read-side.ts'
import type { Side } from '#src/contract/cells/read-side.ts'
import { suggestColumns } from '#src/contract/cells/suggest-columns.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'

test.each<[string, string | null]>([
  ['DR', 'debit'],
  ['Dr.', 'debit'],
  ['d', 'debit'],
  [' Debit ', 'debit'],
  ['(Cr)', 'credit'],
  ['Credit', 'credit'],
  ['जमा', 'credit'],
  ['नामे', 'debit'],
  ['N/A', null],
  ['NEFT', 'not_side'],
])('%j in a column of sides', (text, said) => {
  const { value, problem } = readSide(text)
  expect(problem ?? value).toBe(said)
})

test.each<[string, Side, boolean, number | null]>([
  ['4,500.00', 'debit', false, 4_500_00],
  ['4,500.00 Dr', 'debit', false, 4_500_00],
  ['4,500.00 Cr', 'debit', false, null],
  ['4,500.00 Dr', 'credit', false, null],
  ['4,500.00 Cr', 'credit', false, 4_500_00],
  // Taken back, or a program that writes debits so: nobody can tell.
  ['-4,500.00', 'debit', false, null],
  ['(4,500.00)', 'credit', false, null],
  ['-4,500.00', 'debit', true, 4_500_00],
  ['-4,500.00', 'credit', true, null],
  ['4,500.00 Cr', 'debit', true, null],
])('%j as a %s, its side beside it: %s', (text, side, beside, size) => {
  const { value } = readMoney(text)
  expect(sizeOnSide(text, value ?? NO_PAISE, side, beside)).toBe(size)
})

const BANK = [
  'payout_reference',
  'account',
  'paid_amount',
  'paid_on',
  'utr',
  'status',
  'debit',
  'credit',
  'side',
] as const

test.each<[string, string[], (string | null)[]]>([
  [
    'HDFC',
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ['paid_on', 'payout_reference', 'utr', null, 'debit', 'credit', null],
  ],
  [
    'ICICI',
    [
      'S No.',
      'Transaction Date',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance',
    ],
    [null, 'paid_on', 'payout_reference', 'debit', 'credit', null],
  ],
  [
    'ICICI for firms',
    ['Txn Posted Date', 'Value Date', 'Description', 'Cr/Dr', 'Transaction Amount(INR)', 'Available Balance(INR)'],
    [null, 'paid_on', null, 'side', 'paid_amount', null],
  ],
  [
    'SBI',
    ['Txn Date', 'Description', 'Ref No./Cheque No.', '        Debit', 'Credit', 'Balance'],
    ['paid_on', null, 'utr', 'debit', 'credit', null],
  ],
  ['Hindi', ['डेबिट', 'क्रेडिट'], ['debit', 'credit']],
])('the columns of a statement of %s are known, and the balance is left out', (_, heads, fields) => {
  // The balance looks like money, and is the only column that does.
  const samples = [heads.map((head) => (/balance/i.test(head) ? '1,20,000.50' : ''))]
  const columns = suggestColumns(heads, [...BANK], null, samples)
  expect(columns.map(({ field }) => field)).toEqual(fields)
  expect(saysAmountTwice(columns.map(({ field }) => field))).toBe(false)
})

test('a share of debits is no debit', () => {
  expect(fieldOfHead('Debit %')).toBeNull()
})

test('an amount is in one column, in one with its side, or in two, and never in more', () => {
  expect(saysAmountTwice(['paid_amount', 'side', 'utr'])).toBe(false)
  expect(saysAmountTwice(['debit', 'credit', null])).toBe(false)
  for (const more of ['side', 'gross', 'paid_amount'] as const) expect(saysAmountTwice(['debit', more])).toBe(true)
})

test.each([
  ['CL7P12', 'CL7P12'],
  ['NEFT DR-HDFC0000418-ANAND TRADERS-cl7p12-HDFCN26309000001', 'CL7P12'],
  ['CL7P12/CL7P12', 'CL7P12'],
  ['CL7P1 and CL7P2', 'not_id'],
  ['XCL7P12', 'XCL7P12'],
])('our key in %j', (text, said) => {
  const { value, problem } = readReference(text)
  expect(problem ?? value).toBe(said)
})
