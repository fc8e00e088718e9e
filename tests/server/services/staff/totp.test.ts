import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32, codeAt, keyUri, matchingStep, newSecret, stepOf } from '#server/services/identity/shared/totp.ts'

const SECRET = base32(Buffer.from('12345678901234567890'))

describe('codes of an authenticator app', () => {
  // Appendix B of RFC 6238, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard after %i seconds', (seconds, code) => {
    expect(codeAt(SECRET, stepOf(new Date(seconds * 1_000)))).toBe(code)
  })

  it('are taken a period early or late and never twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 80_000_000 }), fc.integer({ min: -3, max: 3 }), (step, off) => {
        const secret = newSecret()
        const code = codeAt(secret, step + off)
        const now = new Date(step * 30_000 + 12_000)
        const seen = matchingStep(secret, code, now, 0)
        if (Math.abs(off) <= 1) expect(seen).not.toBeNull()
        if (seen !== null) expect(matchingStep(secret, code, now, seen)).not.toBe(seen)
      }),
    )
  })

  it('begin from an address that apps read', () => {
    expect(keyUri('ABC', 'asha@demo.test', 'Credit Lane')).toBe(
      'otpauth://totp/Credit%20Lane%3Aasha%40demo.test?secret=ABC&issuer=Credit%20Lane',
    )
  })
})
