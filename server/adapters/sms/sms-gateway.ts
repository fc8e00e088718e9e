/** One text message to one Indian mobile number. */
export interface SmsMessage {
  /** Ours: a repeated try is dropped by it, and the operator reports under it. */
  message_id: string
  /** 10 digits, without the country code. */
  to: string
  text: string
  /** Key of the DLT-registered template that the text was made from. */
  template:
    | 'otp'
    | 'reminder'
    | 'status'
    | 'emi'
    | 'ticket'
    | 'enquiry'
    | 'erasure'
    | 'contact'
    | 'naming'
    | 'application'
    | 'offers'
  /** As the operators know this text, where staff have written it: who sends, under which name, the number of the text. */
  dlt?: { entity_id: string; header: string; template_id: string }
  /** The one-time code inside the text, if any: the sandbox shows it, the real gateway ignores it. */
  code?: string
}

/** What became of a message, as the operators report it. */
export interface SmsReport {
  message_id: string
  state: 'delivered' | 'failed'
  /** Whose network it is; null = not said. */
  operator: string | null
  /** The operator's own word for why. */
  reason: string | null
}

export interface SmsGateway {
  /** True = nothing leaves this machine; screens say so. */
  readonly sandbox: boolean
  /**
   * Hands a message over. Answers what became of it where that is known at once; null = a report follows.
   * @throws AppError `not_available` when the gateway refuses or does not answer in time.
   */
  send(message: SmsMessage): Promise<SmsReport | null>
  /**
   * Verifies the signature over the untouched bytes. Null = not from the gateway, or too old.
   * @throws AppError `bad_request` when it signed something that is no report.
   */
  readReport(bytes: Uint8Array, signature: string | null): SmsReport | null
}
