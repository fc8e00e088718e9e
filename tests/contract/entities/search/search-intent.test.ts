import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasSearchIntent, parseSearch } from '#src/contract/entities/search/search-intent.ts'

it.each([
  ['CL-240917', { application: 'CL-240917' }],
  ['cl 240917', { application: 'CL-240917' }],
  ['CLT-104', { ticket: 'CLT-000104' }],
  ['MR-7K2M9QXA', { merchant_request: 'MR-7K2M9QXA' }],
  ['ld 310101', { lead: 'LD-310101' }],
  ['CLE-124', { erasure: 'CLE-000124' }],
  ['run 12', { payment_run: 12 }],
  ['cl/26-27/00001', { foreign: ['cl/26-27/00001', 'CL/26-27/00001'] }],
  ['2026-10', { month: '2026-10' }],
  ['1/2026', { month: '2026-01' }],
  ['#12', { batch: 12 }],
  ['Monsoon Credit', { name: 'Monsoon Credit' }],
  ['मानसून', { name: 'मानसून' }],
  ['219E01BE', { foreign: ['219E01BE'] }],
])('%s is read as what it is', (typed, asked) => {
  expect(parseSearch(typed)).toMatchObject(asked)
})

it('a bare number may be several', () => {
  expect(parseSearch('240917')).toEqual({
    application: 'CL-240917',
    foreign: ['240917'],
    batch: 240_917,
    payment_run: 240_917,
  })
})

it.each(['', ' ', '-', '%', 'a', '2026-13/'])('%j asks for nothing by number', (typed) => {
  const { application, ticket, batch } = parseSearch(typed)
  expect([application, ticket, batch]).toEqual([undefined, undefined, undefined])
})

it('never throws, whatever is typed, and a written reference is read back', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof hasSearchIntent(parseSearch(text)) === 'boolean'))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      (number) => parseSearch(`CL-${number}`).application === `CL-${number}`,
    ),
  )
})
