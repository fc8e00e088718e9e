import { sumPaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** What a lender said of one part of a loan that it paid out; null = not said. */
export interface ReportedPart {
  amount: Paise | null
  basis: 'gross' | 'net' | null
  sanctioned_amount: Paise | null
}

/** What the customer agreed to: the loan and all fees that are taken off it with their GST. */
export interface AgreedLoan {
  amount: Paise | null
  /** Null where no terms are kept. */
  fees: Paise | null
  /** Of a home, whose loan is paid out in parts: what was granted is not what the first part comes to. */
  in_parts: boolean
}

/** The loan's own amount, and whether the lender has said it, or it adds up by what was agreed to. */
export interface Principal {
  principal: Paise | null
  sure: boolean
}

/**
 * The amount of a loan before any fee, part by part in their order, as the lender reported it. It is what is owed, what is
 * returned in the cooling-off days, and what commission is paid on. An amount after fees has the fees of the agreed statement
 * put back on its first part, unless the lender says what it granted. Null where nobody can know it.
 */
export function principalsOf(parts: readonly ReportedPart[], agreed: AgreedLoan): Principal[] {
  return parts.map(({ amount, basis, sanctioned_amount: granted }, at) => {
    const isFirst = at === 0
    const withFees = amount === null || agreed.fees === null ? null : sumPaise([amount, agreed.fees])
    const isGranted = isFirst && parts.length === 1 && granted !== null && withFees === granted
    if (amount === null || basis === 'gross' || (basis === null && !isGranted) || !isFirst)
      return { principal: amount, sure: true }
    if (isGranted) return { principal: granted, sure: true }
    const whole = parts.length === 1 && !agreed.in_parts && granted !== null && granted >= amount
    if (whole) return { principal: granted, sure: true }
    return { principal: withFees, sure: withFees !== null && withFees === agreed.amount }
  })
}
