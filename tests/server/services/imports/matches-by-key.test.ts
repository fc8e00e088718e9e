import { describe, expect, it } from 'vitest'
import type { MatchedApplication } from '#server/db/repositories/imports/matching-applications.ts'
import { matchesByKey } from '#server/services/imports/shared/kinds/matches-by-key.ts'

const at = new Date('2026-11-20T05:00:00Z')
const application = (app_id: string, more: Partial<MatchedApplication>): MatchedApplication => ({
  app_id,
  reference: `CL-${app_id.toUpperCase()}`,
  lender_id: 1,
  lender_reference: null,
  product_type: 'Personal Loans',
  status: 'in_review',
  created_at: at,
  updated_at: at,
  forgotten: false,
  phone_index: null,
  tin_index: null,
  parts: [],
  ...more,
})
const part = (loan_account: string) => ({ loan_account }) as MatchedApplication['parts'][number]

describe('applications that one row names, of those found for many', () => {
  const all = [
    application('a', { lender_reference: 'LN-1', phone_index: 'p' }),
    application('b', { lender_reference: 'LN-1', tin_index: 't' }),
    application('c', { parts: [part('LAN-9'), part('LAN-8')] }),
    application('d', { phone_index: 'p', tin_index: 't' }),
  ]
  const named = matchesByKey(all)
  type Keys = Parameters<typeof named>[0] & Parameters<typeof named>[1]
  const nothing: Keys = { application_id: null, lender_reference: null, loan_account: null, phone: null, pan: null }
  const by = (some: Partial<Keys>) => {
    const keys = { ...nothing, ...some }
    return named(keys, keys).map(({ app_id }) => app_id)
  }

  it.each([
    ['our number, however it is typed', { application_id: ' cl-b ' }, ['b']],
    ['the lender’s number, also where two have it', { lender_reference: 'LN-1' }, ['a', 'b']],
    ['the account of one of its parts', { loan_account: 'LAN-8' }, ['c']],
    ['a person’s number', { phone: 'p' }, ['a', 'd']],
    ['a person’s PAN', { pan: 't' }, ['b', 'd']],
    ['several keys: each once, in their order', { pan: 't', phone: 'p', application_id: 'CL-C' }, ['a', 'b', 'c', 'd']],
    ['what nobody has', { application_id: 'LN-1', lender_reference: 'CL-a' }, []],
    ['nothing', {}, []],
  ])('by %s', (_, keys, expected) => {
    expect(by(keys)).toEqual(expected)
  })
})
