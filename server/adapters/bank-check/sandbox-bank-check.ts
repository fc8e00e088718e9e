import { AppError } from '#src/contract/errors.ts'
import type { BankCheck } from './bank-check.ts'

/**
 * No bank is asked. Accounts that end in 0000 are unknown, in 1111 somebody else's, in 3333 a family's (the name is
 * alike), in 2222 the bank is silent; every other one is the holder's own.
 */
export function createSandboxBankCheck(): BankCheck {
  return {
    sandbox: true,
    nameOf({ account_number, holder }) {
      if (account_number.endsWith('2222'))
        return Promise.reject(
          new AppError('not_available', 'The bank does not answer just now. Please try again later.'),
        )
      if (account_number.endsWith('0000')) return Promise.resolve(null)
      if (account_number.endsWith('1111')) return Promise.resolve('SOMEBODY ELSE')
      return Promise.resolve(`${holder.toUpperCase()}${account_number.endsWith('3333') ? ' HUF' : ''}`)
    },
  }
}
