import { randomInt } from 'node:crypto'
import { sameHash } from './vault.ts'
import type { Vault } from './vault.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 6
const SIGN_LENGTH = 6

/** Six signs of a keyed hash: without the key one guess in 57,000,000,000 fits. */
function signatureOf(vault: Vault, use: string, text: string): string {
  const hash = BigInt(`0x${vault.index(use, text)}`)
  const base = BigInt(SIGNS.length)
  return Array.from({ length: SIGN_LENGTH }, (_, at) => SIGNS.charAt(Number((hash / base ** BigInt(at)) % base))).join(
    '',
  )
}

/** A new short code for an address: random, and signed, so that an invented or changed one is known at sight. */
export function newSignedCode(vault: Vault, use: string): string {
  const id = Array.from({ length: ID_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  return id + signatureOf(vault, use, id)
}

/** The code of one record: the same each time, and nobody without the key can tell it from the record's number. */
export function signedCodeOf(vault: Vault, use: string, record: string): string {
  const id = signatureOf(vault, `${use}-of`, record)
  return id + signatureOf(vault, use, id)
}

export function isSignedCode(vault: Vault, use: string, code: string): boolean {
  if (!/^[0-9A-Za-z]{12}$/.test(code)) return false
  return sameHash(code.slice(ID_LENGTH), signatureOf(vault, use, code.slice(0, ID_LENGTH)))
}
