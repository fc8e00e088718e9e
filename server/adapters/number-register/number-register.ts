/** What one look into the register found. */
interface Look {
  /** The operators' number of the look: the proof that it was made. */
  scrub_id: string
  /** Those of the numbers that stand in it. */
  registered: ReadonlySet<string>
}

/** The operators' register of people who want nothing sold to them by phone (NCPR). It changes every day. */
export interface NumberRegister {
  /** True = no operator is asked. */
  readonly sandbox: boolean
  /**
   * Looks these numbers up, ten digits each.
   * @throws AppError `not_available` when nobody answers in time, or nothing that can be read: nothing is known then.
   */
  look(numbers: readonly string[]): Promise<Look>
}
