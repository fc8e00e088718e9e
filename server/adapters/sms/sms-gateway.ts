/** One text message to one Indian mobile number. */
export interface SmsMessage {
  /** 10 digits, without the country code. */
  to: string
  text: string
  /** Key of the DLT-registered template that the text was made from. */
  template: 'otp' | 'reminder' | 'status' | 'ticket' | 'erasure' | 'contact'
  /** The one-time code inside the text, if any: the sandbox shows it, the real gateway ignores it. */
  code?: string
}

export interface SmsGateway {
  /** True = nothing leaves this machine; screens say so. */
  readonly sandbox: boolean
  /** @throws AppError `not_available` when the gateway refuses or does not answer in time. */
  send(message: SmsMessage): Promise<void>
}
