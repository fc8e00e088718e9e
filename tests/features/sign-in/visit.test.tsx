import { expect, test } from 'vitest'
import { utmsOf, visitFrom } from '#src/features/sign-in/visit.ts'

test('keeps campaign tags and nothing else of the address', () => {
  expect(utmsOf('?utm_source=sms&utm_campaign=diwali&phone=9876543210&partner=cl&__proto__=x')).toEqual({
    utm_source: 'sms',
    utm_campaign: 'diwali',
  })
})

test('stays within what the server takes: 20 tags of 200 characters', () => {
  const search = Array.from({ length: 30 }, (_, index) => `utm_t${index}=${'x'.repeat(300)}`).join('&')
  const tags = Object.values(utmsOf(`?${search}`))
  expect(tags).toHaveLength(20)
  expect(new Set(tags.map((tag) => tag.length))).toEqual(new Set([200]))
})

test('a later visit without tags keeps the first ones; a new segment wins', () => {
  const before = { urlSegment: 'diwali', utms: { utm_source: 'sms' } }
  expect(visitFrom({ search: '', urlSegment: undefined, partner: 'cl' }, before)).toEqual({ ...before, partner: 'cl' })
  expect(visitFrom({ search: '?utm_source=mail', urlSegment: 'holi', partner: 'cl' }, before)).toEqual({
    partner: 'cl',
    urlSegment: 'holi',
    utms: { utm_source: 'mail' },
  })
})
