import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limited } from './limited.ts'
import type { Asker } from './limited.ts'

interface PasswordCost {
  N: number
  r: number
  p: number
}

/** OWASP's recommendation: 32 MB and three passes a guess. It is stored beside each hash, so it can grow later. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
const KEY_BYTES = 32

/**
 * A guess takes one of the process's four threads for some 0.4 s, and looking up a gateway's address needs one as well. So
 * two derive at a time, which leaves two for everything else, and sixteen wait some three seconds; the next is refused.
 * Four of one network are derived or wait at once: more are a machine that guesses.
 */
export const PASSWORDS = { atOnce: 2, waiting: 16, each: 4 } as const
const RETRY_SECONDS = 5
const inTurn = limited(PASSWORDS, RETRY_SECONDS)

const derive = (asker: Asker, password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  inTurn(asker, () => deriveNow(password, salt, cost))

const deriveNow = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** @param cost cheaper only for tests, which sign in hundreds of times. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  // Whoever sets a password has shown a link or the old one.
  const key = await derive(null, password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('.')
}

/** Nobody's password: an unknown account costs the same work as a known one. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('.')

/**
 * @param stored null for an account that does not exist: the answer is false, after the same time.
 * @throws AppError `busy`, and nothing was compared
 */
export async function checkPassword(password: string, stored: string | null, asker: Asker): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? NOBODY).split('.')
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(asker, password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null
}
