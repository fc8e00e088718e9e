/** A soft enquiry: it never changes the customer's score. */
interface BureauEnquiry {
  pan: string
  birth_date: string
  first_name: string
  last_name: string
}

/** Whose record is asked for: the number has been proven by a code, and the record has to name it. */
interface PersonEnquiry {
  pan: string
  mobile: string
}

/** What a bureau has on record of somebody; a field that it does not know is absent. Birth date DD-MM-YYYY, rupees a month. */
export interface BureauPerson {
  first_name?: string | undefined
  last_name?: string | undefined
  birth_date?: string | undefined
  address1?: string | undefined
  postal_code?: string | undefined
  emi?: number | undefined
}

export interface CreditBureau {
  readonly sandbox: boolean
  /**
   * Score 300 to 900, null for a customer without credit history, or `other_person` where the PAN is on record with another
   * name or birth date. @throws AppError `not_available`.
   */
  score(enquiry: BureauEnquiry): Promise<number | null | 'other_person'>
  /** Null where the bureau knows nobody by this PAN and number together. @throws AppError `not_available`. */
  person(enquiry: PersonEnquiry): Promise<BureauPerson | null>
}
