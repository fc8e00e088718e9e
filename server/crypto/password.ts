import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limited } from './limited.ts'

export interface PasswordCost {
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
 */
export const PASSWORDS = { atOnce: 2, waiting: 16 } as const
const RETRY_SECONDS = 5
const inTurn = limited(PASSWORDS, RETRY_SECONDS)

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  inTurn(() => deriveNow(password, salt, cost))

const deriveNow = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** @param cost cheaper only for tests, which sign in hundreds of times. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('.')
}

/** Nobody's password: an unknown account costs the same work as a known one. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('.')

/** @param stored null for an account that does not exist: the answer is false, after the same time. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? NOBODY).split('.')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null
}
