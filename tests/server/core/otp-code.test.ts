import { expect, it } from 'vitest'
import { newOtpCode } from '#server/services/identity/public/otp-code.ts'

const CODES = 10_000
/**
 * Of nine degrees of freedom, chance goes beyond it once in a thousand million: this test fails for codes that lean towards a
 * digit, and not by bad luck.
 */
const TOO_UNEVEN = 60

it('a code has six digits, zeros in front too, and none of them more often than another', () => {
  const codes = Array.from({ length: CODES }, newOtpCode)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  for (let place = 0; place < 6; place += 1) {
    const counts = [...'0123456789'].map((digit) => codes.filter((code) => code[place] === digit).length)
    const even = CODES / 10
    const uneven = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
    expect(uneven, `digit ${place + 1}: ${counts.join(' ')}`).toBeLessThan(TOO_UNEVEN)
  }
})
