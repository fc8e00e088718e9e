import { afterAll, beforeAll, vi } from 'vitest'
import * as passwords from '#server/crypto/password.ts'

/** Of every demo log-in. */
export const STAFF_PASSWORD = 'Demo@12345'

/** For this file: a password that is set costs next to nothing to hash. A quarter of a second is meant for whoever guesses. */
export function quickenHashes(): void {
  const { hashPassword } = passwords
  replaceForFile(() => [
    vi.spyOn(passwords, 'hashPassword').mockImplementation((password) => hashPassword(password, { N: 16, r: 1, p: 1 })),
  ])
}

/** For this file: passwords are compared as they are. Where thousands of inputs are sent, the input counts and not its price. */
export function compareAsTheyAre(): void {
  replaceForFile(() => [
    vi
      .spyOn(passwords, 'checkPassword')
      .mockImplementation(async (password, stored) => stored !== null && password === STAFF_PASSWORD),
    vi.spyOn(passwords, 'hashPassword').mockResolvedValue('hashed'),
  ])
}

/** Other files of the process have the real ones. */
function replaceForFile(replace: () => { mockRestore(): void }[]): void {
  let replaced: { mockRestore(): void }[] = []
  beforeAll(() => void (replaced = replace()))
  afterAll(() => replaced.forEach((spy) => void spy.mockRestore()))
}
