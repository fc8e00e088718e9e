import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's second setting: 32 MB and three passes a guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
const KEY_BYTES = 32

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt.${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`
}

/** Nobody's password: an unknown account costs the same work as a known one. */
const NOBODY = `scrypt.${'A'.repeat(22)}.${'A'.repeat(43)}`

/** @param stored null for an account that does not exist: the answer is false, after the same time. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = (stored ?? NOBODY).split('.')
  const expected = Buffer.from(key ?? '', 'base64url')
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null
}
