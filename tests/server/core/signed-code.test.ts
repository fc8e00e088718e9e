import { expect, it } from 'vitest'
import { isSignedCode, newSignedCode } from '#server/crypto/signed-code.ts'
import { createVault } from '#server/crypto/vault.ts'

const vault = createVault('a key that only the tests know, 32+ characters')

it('knows its own codes, and no code with one sign changed', () => {
  for (let i = 0; i < 20; i += 1) {
    const code = newSignedCode(vault, 'link-code')
    expect(code).toMatch(/^[0-9A-Za-z]{12}$/)
    expect(isSignedCode(vault, 'link-code', code)).toBe(true)
    for (let at = 0; at < code.length; at += 1) {
      const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1)
      expect(isSignedCode(vault, 'link-code', changed), changed).toBe(false)
    }
  }
})

it('refuses a code of another use, of another key, or of another length', () => {
  const code = newSignedCode(vault, 'link-code')
  expect(isSignedCode(vault, 'another', code)).toBe(false)
  expect(isSignedCode(createVault('another key that only the tests know, 32+'), 'link-code', code)).toBe(false)
  for (const odd of ['', code.slice(1), `${code}A`, `${code}\n`, '../../../../..'])
    expect(isSignedCode(vault, 'link-code', odd), odd).toBe(false)
})
