/** A soft enquiry: it never changes the customer's score. */
interface BureauEnquiry {
  pan: string
  birth_date: string
  first_name: string
  last_name: string
}

export interface CreditBureau {
  readonly sandbox: boolean
  /** Score 300 to 900, or null for a customer without credit history. @throws AppError `not_available`. */
  score(enquiry: BureauEnquiry): Promise<number | null>
}
