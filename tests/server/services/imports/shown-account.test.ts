import { expect, it } from 'vitest'
import { fitsAccount, plainAccount } from '#server/services/imports/shared/kinds/judge-payment.ts'

const OURS = '50100234567418'
const fits = (shown: string) => fitsAccount(plainAccount(shown) ?? '', OURS)

it.each(['XXXXXXXXXX7418', 'x7418', '****7418', '••••7418', '####7418', '5010XXXXXX7418', '5010…', 'xxx', `'${OURS}`])(
  '%s may be ours',
  (shown) => expect(fits(shown)).toBe(true),
)
it.each(['50100234567418', '="50100234567418"', '50-10-0234567418', '5010 0234 5674 18'])('%s is read', (shown) =>
  expect(plainAccount(shown)).not.toMatch(/[ ='"]/),
)
it.each([
  'XXXX9999',
  'XXXXXXXXXX9999',
  '****9999',
  '----9999',
  '5011XXXXXX7418',
  '5010...9999',
  '9999',
  '7418XXXX',
  "'99999999999999",
  'XXXXXXXXX97418',
  'XXXX50100234567418XX7418',
  '99999999999999',
])('%s is another account', (shown) => expect(fits(shown)).toBe(false))
