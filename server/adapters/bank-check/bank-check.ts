export interface BankAccount {
  /** 9 to 18 digits. */
  account_number: string
  ifsc: string
  /** The name that the account is said to be in. */
  holder: string
}

/** Asks the bank whose account it is, by a transfer of one rupee or the bank's own name enquiry. */
export interface BankCheck {
  /** True = no bank is asked; screens say so. */
  readonly sandbox: boolean
  /**
   * The name in the bank's books; null when the bank knows no such account.
   * @throws AppError `not_available` when the bank does not answer; the account is neither right nor wrong then.
   */
  nameOf(account: BankAccount): Promise<string | null>
}
