import { expect, it } from 'vitest'
import { depositDue, financialYearOf, monthsOf, quarterDue, quarterOf } from '#src/contract/paying/tax-quarters.ts'

it('tax is deposited by the 7th of the next month, and that of March by 30 April', () => {
  expect(['2026-10', '2026-12', '2027-02', '2027-03'].map(depositDue)).toEqual([
    '2026-11-07',
    '2027-01-07',
    '2027-03-07',
    '2027-04-30',
  ])
})

it('a month is in one quarter of the year from April to March, and quarters hold their months', () => {
  expect(['2026-04', '2026-09', '2026-12', '2027-01', '2027-03'].map(quarterOf)).toEqual([
    '2026-Q1',
    '2026-Q2',
    '2026-Q3',
    '2026-Q4',
    '2026-Q4',
  ])
  expect(monthsOf('2026-Q4')).toEqual(['2027-01', '2027-02', '2027-03'])
  expect(['2027-03-31', '2027-04-01'].map(financialYearOf)).toEqual([2026, 2027])
})

it('returns are due on 31 July, 31 October, 31 January and 31 May, certificates 15 days later', () => {
  expect(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'].map(quarterDue)).toEqual([
    { return_due: '2026-07-31', certificate_due: '2026-08-15' },
    { return_due: '2026-10-31', certificate_due: '2026-11-15' },
    { return_due: '2027-01-31', certificate_due: '2027-02-15' },
    { return_due: '2027-05-31', certificate_due: '2027-06-15' },
  ])
})
