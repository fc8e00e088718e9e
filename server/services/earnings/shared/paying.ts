import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { Paying, PayingProblem } from '#src/contract/entities/earnings/payment.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toRupees, type Paise } from '#src/contract/rules/paise.ts'
import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { sumToBePaid } from '#server/db/repositories/earnings/payments.ts'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { openBank, type BankBook } from '#server/services/partners/shared/partner-details.ts'

interface Part {
  month: string
  lines: number
  net: Paise
}

/** What is approved and unpaid of a partner, where it may go, and who may send it. */
interface PayingDesk {
  sums: Awaited<ReturnType<typeof sumToBePaid>>
  bank: BankBook
  payers: number[]
}

/** What marking a month as paid would note: its own part first, then what is set off with it. */
export interface PayingNow {
  parts: [Part, ...Part[]]
  amount: Paise
  account: BankAccount | null
  earliest: string
  problem: PayingProblem | null
  /** Who approved the lines is the only one who may mark them as paid. */
  alone: boolean
}

const PAYER_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'partners'))

export async function readPayingDesk(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  partnerId: number,
): Promise<PayingDesk> {
  return {
    sums: await sumToBePaid(db, partnerId),
    bank: openBank(vault, await findPartnerDetails(db, partnerId)),
    payers: await listActiveAdmins(db, PAYER_ROLES),
  }
}

/**
 * What an admin would note by marking a month as paid; null where nothing of it is approved and unpaid. Months that come to
 * nothing or less, because more was taken back than earned, are set off with the one that is paid.
 */
export function payingOf({ sums, bank, payers }: PayingDesk, month: string, adminId: number): PayingNow | null {
  const partOf = (of: string): Part => {
    const own = sums.filter((sum) => sum.month === of)
    return {
      month: of,
      lines: own.reduce((all, { lines }) => all + lines, 0),
      net: sumPaise(own.map(({ net }) => net)),
    }
  }
  const own = partOf(month)
  if (own.lines === 0) return null
  const others = [...new Set(sums.map((sum) => sum.month))].filter((each) => each !== month).map(partOf)
  const parts: PayingNow['parts'] = [own, ...others.filter(({ net }) => net <= 0)]
  const covered = sums.filter((sum) => parts.some((part) => part.month === sum.month))
  const amount = sumPaise(parts.map(({ net }) => net))
  const approvers = new Set(covered.map(({ approved_by }) => approved_by))
  const approvedHere = approvers.has(adminId)
  const othersMay = payers.some((payer) => !approvers.has(payer))
  const problem =
    own.net <= 0 || amount <= 0
      ? 'nothing'
      : bank.current === null
        ? bank.waiting === null
          ? 'no_account'
          : 'account_waits'
        : approvedHere && othersMay
          ? 'own_approval'
          : null
  return {
    ...{ parts, amount, problem },
    account: bank.current,
    earliest: covered
      .map(({ approved_at }) => istDay(approved_at))
      .reduce((latest, day) => (day > latest ? day : latest)),
    alone: approvedHere && !othersMay,
  }
}

/** The same as the back office is shown it. */
export const toPaying = ({ parts: [, ...setOff], amount, account, earliest, problem }: PayingNow): Paying => ({
  amount: toRupees(amount),
  set_off: setOff.map(({ month, net }) => ({ month, net: toRupees(net) })),
  account_ending: account && account.account_number.slice(-4),
  ifsc: account && account.ifsc,
  earliest,
  problem,
})
