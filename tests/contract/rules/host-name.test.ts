import { expect, test } from 'vitest'
import { REFERRAL_CODE } from '#src/contract/rules/codes/referral-code.ts'
import { hostNames } from '#src/contract/rules/web/host-name-schema.ts'
import { isHostName, isLocalHostName, tidyHostName } from '#src/contract/rules/web/host-name.ts'
import { keyFor } from './messages.ts'

const a = (length: number) => 'a'.repeat(length)
/** Of exactly so many characters, in labels of 63. */
const host = (length: number) => `${`${a(63)}.`.repeat(4)}`.slice(0, length - 3) + '.in'

test.each([
  'a.in',
  'loans.demo.test',
  'a-b.co.in',
  '1.in',
  'xn--h1.in',
  `${a(63)}.in`,
  `a.${a(63)}`,
  'ab.c1',
  'a1b.in',
  'a--b.in',
])('%s is a host name', (name) => {
  expect(isHostName(name)).toBe(true)
})

test.each([
  '',
  'localhost',
  'in',
  '127.0.0.1',
  'a.i',
  'a.1n',
  'A.in',
  'a_b.in',
  '-a.in',
  'a-.in',
  'a.in-',
  'a.in.',
  '.a.in',
  'a..in',
  ' a.in',
  'a.in ',
  'a.in/x',
  'https://a.in',
  'a.in:80',
  `${a(64)}.in`,
  `a.${a(64)}`,
  'घर.in',
  'a.-in',
  'a.i_n',
])('%s is none', (name) => {
  expect(isHostName(name)).toBe(false)
})

test('a host name has at most 253 characters', () => {
  expect([host(253).length, isHostName(host(253)), isHostName(host(254))]).toEqual([253, true, false])
})

test('a host is compared in lower case, without port, blanks and the last full stop', () => {
  expect(['  Loans.Demo.TEST:8080 ', 'a.in.', 'a.in:80', 'a1.in'].map(tidyHostName)).toEqual([
    'loans.demo.test',
    'a.in',
    'a.in',
    'a1.in',
  ])
})

test.each([
  ['localhost', true],
  ['printer', true],
  ['shop.local', true],
  ['shop.localhost.', true],
  ['local.shop', false],
  ['a.in', false],
])('%s stands for a machine nearby: %s', (name, nearby) => {
  expect(isLocalHostName(name)).toBe(nearby)
})

test('a partner has at most twenty host names, each once', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `h${at}.in`)
  expect([[], many(1), many(20)].map((hosts) => keyFor(hostNames, hosts))).toEqual([null, null, null])
  expect(keyFor(hostNames, many(21))).toBe('rules:host.many')
  expect(keyFor(hostNames, ['a.in', 'b.in', 'a.in'])).toBe('rules:host.twice')
  expect(keyFor(hostNames, ['a b'])).toBe('rules:host.invalid')
  expect(keyFor(hostNames, [undefined])).not.toBeNull()
  expect(keyFor(hostNames, undefined)).not.toBeNull()
})

test('a referral code is RF and eight letters or digits', () => {
  expect(['RF-0A1B2C3D'].map((code) => REFERRAL_CODE.test(code))).toEqual([true])
  for (const code of ['RF-0A1B2C3', 'RF-0A1B2C3D4', 'XRF-0A1B2C3D', 'RF-0a1b2c3d', 'RF0A1B2C3D'])
    expect([code, REFERRAL_CODE.test(code)]).toEqual([code, false])
})
