import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageInYears,
  endOfWorkingDay,
  istMinute,
  isCalendarDay,
  istDay,
  istHour,
  startOfIstDay,
  workingDaysApart,
} from '#src/contract/rules/calendar.ts'
import { addressHint } from '#src/contract/rules/person/address.ts'
import { maskBirthDate, toFormBirthDate, toIsoDay, toServedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { emailHint } from '#src/contract/rules/person/email.ts'
import { isIndividualPan, isMasked, maskPan, panHint } from '#src/contract/rules/person/pan.ts'
import { phoneHint } from '#src/contract/rules/person/phone.ts'
import { pincodeHint } from '#src/contract/rules/person/pincode.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { englishOf } from './messages.ts'

test('a mask passes the rule it hides and is known as a mask', () => {
  const mask = maskPan('ABCPK1234F')
  expect(mask).toBe('ABCP*****F')
  expect(isIndividualPan(mask)).toBe(true)
  expect(isMasked(mask)).toBe(true)
  expect(isMasked('ABCPK1234F')).toBe(false)
  expect(maskBirthDate('14-08-1994')).toBe('**-**-1994')
  expect([maskPan(''), maskBirthDate('')]).toEqual(['', ''])
})

describe('hints', () => {
  test.each([
    ['PAN of a company', panHint('ABCCK1234F', ''), 'rules:pan.hint.holder'],
    ['PAN of another surname', panHint('ABCPK1234F', 'Patil'), 'rules:pan.hint.surname'],
    ['PAN that fits', panHint('abcpk1234f', 'kulkarni'), null],
    ['PAN masked', panHint('ABCP*****F', 'Patil'), null],
    ['phone that starts with 1', phoneHint('1234567890'), 'rules:phone.hint.start'],
    ['phone that fits', phoneHint('9876543210'), null],
    ['phone unfinished', phoneHint('12345'), null],
    ['pincode that starts with 0', pincodeHint('012345'), 'rules:pincode.hint.zero'],
    ['pincode that fits', pincodeHint('431001'), null],
    ['address with a slash', addressHint('12/4 MG Road'), 'rules:address.hint.slash'],
    ['address that fits', addressHint('12-4 MG Road'), null],
    ['email without @', emailHint('asha'), 'rules:email.hint.at'],
    ['email with a plus', emailHint('a+b@c.com'), 'rules:email.hint.sign'],
    ['email with a long ending', emailHint('a@b.info'), 'rules:email.hint.ending'],
    ['email without an ending', emailHint('a@b'), 'rules:email.hint.domain'],
    ['email that fits', emailHint('a@b.com'), null],
    ['email that is empty', emailHint(''), null],
    ['email that begins with @', emailHint('@b.com'), 'rules:email.hint.at'],
    ['email with a short ending', emailHint('a@b.c'), 'rules:email.hint.domain'],
    ['email with two full stops and an ending of three', emailHint('a@b..com'), 'rules:email.hint.domain'],
    ['email with a full stop before the @ alone', emailHint('asha.patil@home'), 'rules:email.hint.domain'],
    ['PAN of five letters, of another surname', panHint('ABCPK', ' Patil'), 'rules:pan.hint.surname'],
    ['PAN of four letters', panHint('ABCC', ''), null],
    ['PAN of a surname with blanks', panHint('ABCPK1234F', '  Kulkarni'), null],
    ['PAN before the surname', panHint('ABCPK1234F', ' '), null],
  ])('%s', (_name, hint, expected) => {
    expect(hint).toBe(expected)
    if (hint !== null) expect(englishOf(hint)).not.toBe('')
  })
})

test('tidy text is NFC without blanks at its ends', () => {
  expect(tidyText('  e\u0301 ')).toBe('é')
})

test('dates convert between form, wire and calendar', () => {
  expect(toServedBirthDate('14/08/1994')).toBe('14-08-1994')
  expect(toFormBirthDate('**-**-1994')).toBe('**/**/1994')
  expect(toIsoDay('14-08-1994')).toBe('1994-08-14')
  expect(istDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(istDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect([addMonths('2026-01-31', 1), addMonths('2024-02-29', 12), addMonths('2026-11-21', 24)]).toEqual([
    '2026-02-28',
    '2025-02-28',
    '2028-11-21',
  ])
  expect([ageInYears('2000-11-21', '2026-11-20'), ageInYears('2000-11-21', '2026-11-21')]).toEqual([25, 26])
})

test('an instant has its day, minute and hour in India', () => {
  expect(istMinute(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20 23:59')
  expect(istMinute(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21 00:00')
  expect(istHour(new Date('2026-11-20T12:30:00Z'))).toBe(18)
  expect(istHour(new Date('2026-11-20T18:45:00Z'))).toBe(0.25)
  expect(startOfIstDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z')
})

test('working days are Monday to Friday, but for holidays', () => {
  const end = (from: string, days: number) => endOfWorkingDay(new Date(from), days).toISOString()
  // Wednesday + 1, Friday + 1, Saturday + 1, Sunday + 1, Friday + 5.
  expect(end('2026-11-18T06:00:00Z', 1)).toBe('2026-11-19T18:29:59.000Z')
  for (const day of ['20', '21', '22']) expect(end(`2026-11-${day}T06:00:00Z`, 1)).toBe('2026-11-23T18:29:59.000Z')
  expect(end('2026-11-20T06:00:00Z', 5)).toBe('2026-11-27T18:29:59.000Z')
  // Friday 23 January 2026 + 3: Monday is Republic Day. Thursday 1 October + 1: Friday is Gandhi Jayanti.
  expect(end('2026-01-23T06:00:00Z', 3)).toBe('2026-01-29T18:29:59.000Z')
  expect(end('2026-10-01T06:00:00Z', 1)).toBe('2026-10-05T18:29:59.000Z')
  // 15 August 2026 is a Saturday: nothing more falls away.
  expect(end('2026-08-14T06:00:00Z', 1)).toBe('2026-08-17T18:29:59.000Z')
})

test('two days are as many working days apart as endings lie between them', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-10-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (from, count) => {
      const to = istDay(endOfWorkingDay(startOfIstDay(from), count))
      expect([workingDaysApart(from, to), workingDaysApart(to, from)]).toEqual([count, count])
    }),
  )
})

test('the calendar has leap years, but for most centuries', () => {
  const leap = (year: number) => isCalendarDay(year, 2, 29)
  expect([2000, 2004, 2024, 2028, 2400].map(leap)).toEqual(Array(5).fill(true))
  expect([1900, 2023, 2026, 2100, 2200].map(leap)).toEqual(Array(5).fill(false))
  expect([isCalendarDay(2026, 4, 30), isCalendarDay(2026, 4, 31), isCalendarDay(2026, 12, 31)]).toEqual([
    true,
    false,
    true,
  ])
})
