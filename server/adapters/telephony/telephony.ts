import type { ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'

export interface CallOrder {
  /** Our own number of the call: an order that is repeated is the same call. */
  call_id: number
  /** Ten digits. */
  to: string
  /** Number of the agent, as the exchange knows their telephone. */
  agent: number
  /** Which number the customer sees: 1600 for service, 140 for what sells (TRAI). */
  purpose: ContactPurpose
}

/** Connects an agent's telephone with a customer's: the agent never sees the number. */
export interface Telephony {
  /** True = nothing rings; screens say so. */
  readonly sandbox: boolean
  /** @throws AppError `not_available` when the exchange refuses or does not answer in time: nobody was rung. */
  call(order: CallOrder): Promise<void>
}
