import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** By what uses and guesses are counted: the end of each key. */
const KEY = /(?:spendAllowance|spendGuess)\(\s*deps,\s*`([^`]+)`|const (?:key|tries) = `([^`]+)`/g

/** Nobody makes another one of these by themselves: an account takes a contact or an invitation of ours, a network an address. */
const LASTS =
  /\$\{(?:(?:by\.)?(?:user_id|admin_id|partner_id)|userId|adminId|partnerId|index|area\}:\$\{.*|deps\.vault\.index\(.*)\}$|\$\{deps\.vault\.index\(/

/** What can be made anew, and why nothing is won by it. */
const MADE_ANEW: Readonly<Record<string, string>> = {
  'transfer:${prospect_app_id}': 'a code of a visit takes the place of the one before, and is sent to nobody',
  'lender-otp-gap:${appId}': 'the customer has an allowance of their own beside it',
  'lender-otp-sent:${appId}': 'the customer has an allowance of their own beside it',
  'lender-otp-tries:${appId}': 'a code of another application is another code',
}

const counting = sourceFiles('server/services', /\.ts$/).filter(({ text }) => /spend(?:Allowance|Guess)\(/.test(text))
const keys = counting.flatMap(({ text }) => [...text.matchAll(KEY)].map(([, direct, named]) => direct ?? named ?? ''))

it('uses and guesses are counted by what cannot be made anew', () => {
  expect(keys.length).toBeGreaterThan(30)
  expect([...new Set(keys.filter((key) => !LASTS.test(key)))].toSorted()).toEqual(Object.keys(MADE_ANEW).toSorted())
})
