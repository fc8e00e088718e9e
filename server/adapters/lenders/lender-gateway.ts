import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { DedupeField } from '#src/contract/entities/identity/dedupe-check.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import type { ForgetAnswer } from '../forget-answer.ts'
import type { Try } from '../outgoing/call-error.ts'

/**
 * What the customer agreed to share with one lender: who they are always, the rest where the product's form asks it and it
 * was answered. Choices by their keys in `option-lists.ts`, flags 0 or 1. Amounts in rupees, rate percent a year, dates
 * DD-MM-YYYY.
 */
export interface LenderApplication {
  app_id: string
  reference: string
  product_type: ProductType
  lender_id: number
  lender_slug: string
  amount: number
  tenure_months: number
  interest_rate: number
  customer: {
    first_name: string
    last_name: string
    pan: string
    birth_date: string
    gender: string
    phone: string
    email: string
    address1: string
    address2?: string
    postal_code: string
    residence_type: string
    employment?: string
    employer_name?: string
    office_pincode?: string
    monthly_income?: number
    salary_mode?: string
    educational_level?: string
    business_registration_type?: string
    business_current_turnover?: string
    business_years?: string
    business_account?: number
    prefer_net_banking?: string
  }
  /** What the product asks beyond the person: the shop, the home, the jewellery. */
  details: ApplicationDetails
  additional_info: Record<string, string | number>
}

/**
 * What the customer agreed to pass on of an enquiry for a loan that nobody offers online: what was asked for, who asks and
 * how to reach them. Amounts in rupees.
 */
export interface LenderEnquiry {
  reference: string
  kind: EnquiryKind
  lender_id: number
  lender_slug: string
  customer: { first_name?: string; last_name?: string; phone?: string; email?: string }
  details: Record<string, string | number>
}

/** An application as its lender knows it. */
export interface LenderCase {
  lender_id: number
  lender_slug: string
  lender_reference: string
}

/** An application that is to be stopped or forgotten: by our id, under which it was submitted, whether or not a reference came back. */
export interface LenderCancellation extends Omit<LenderCase, 'lender_reference'> {
  app_id: string
  reference: string
  lender_reference: string | null
}

/** `unknown`: the lender never had it. `too_late`: it goes on, and `status` says where it is, null for an unmapped word. */
export interface LenderCancelAnswer {
  result: 'cancelled' | 'unknown' | 'too_late'
  /** Where the application is there, in the lender's words. */
  lender_status: string | null
  note: string | null
}

/** A loan that its customer gives back in the cooling-off days. */
export interface LenderExit extends LenderCase {
  /** What is due by the statement on the day on which the customer said so, rupees with paise. */
  amount: number
  /** The customer says that the money is with the lender; false = they are going to send it. */
  returned: boolean
}

/** `noted`: the lender knows and reports later. */
export interface LenderExitAnswer {
  result: 'noted' | 'confirmed' | 'refused'
  note: string | null
}

export type LenderOtpAnswer = 'right' | 'wrong' | 'expired'

/** Where an application is, in the lender's own words; what they mean is data: `entities/applications/status-words.ts`. */
export interface LenderWords {
  lender_status: string
  sub_status: string | null
  /** Its code or words for why. */
  reason: string | null
}

export interface LenderReceipt extends LenderWords {
  lender_reference: string
  note: string | null
  /** Where the customer finishes with the lender; https and on the lender's listed hosts. */
  handover_url: string | null
  /** By what the lender knows the applicant already; empty = new to it, null = it does not say. */
  matched_on: readonly DedupeField[] | null
}

/** What a lender says of a loan that it has paid out; null = not said. Nobody has checked the figures yet. */
export interface LenderDisbursal {
  /** From 1, where it pays in several parts. */
  tranche: number | null
  /** What it granted in all, and what it paid out with this part, rupees. */
  sanctioned_amount: number | null
  disbursed_amount: number | null
  /** Before its fees, or what reached the account. */
  amount_basis: 'gross' | 'net' | null
  /** Day of India, YYYY-MM-DD. */
  disbursed_on: string | null
  /** The bank's number of the transfer, and the lender's number of the loan. */
  utr: string | null
  loan_account: string | null
  /** Percent a year. */
  rate: number | null
  tenure_months: number | null
}

/** Of a report that says no more than a status: it may have been paid out, and nothing is known of it. */
export const NOTHING_DISBURSED: LenderDisbursal = {
  tranche: null,
  sanctioned_amount: null,
  disbursed_amount: null,
  amount_basis: null,
  disbursed_on: null,
  utr: null,
  loan_account: null,
  rate: null,
  tenure_months: null,
}

/** What a lender reports of one application, whatever way it came. */
export interface LenderReport extends LenderWords, LenderDisbursal {
  /** Its own id of this report: the same one counts once. */
  event_id: string
  lender_reference: string
  note: string | null
}

/**
 * How the sandbox lenders behave: `slow` takes the application but answers too late, `nonsense` answers a web page,
 * `too_late` does not stop what it is asked to stop, takes no loan back, and keeps what it is asked to forget.
 */
export type SandboxBehaviour = 'ok' | 'slow' | 'down' | 'nonsense' | 'reject' | 'too_late'

interface SandboxLenderControls {
  /** `lenderId` null = every lender, forgetting what was set before. */
  behave(lenderId: number | null, behaviour: SandboxBehaviour): void
  /**
   * The signed status report number `step` (from 0) of an application, and after how many seconds since the one before
   * it comes; null after the last one.
   */
  report(lenderId: number, lenderReference: string, step: number): SandboxReport | null
}
export interface SandboxReport {
  after_seconds: number
  /** @param amount what is paid out where that is the news, rupees. */
  sign(amount: number | null): { bytes: Uint8Array; headers: Headers }
}

/** Told of each try at a lender, also of those that are made again. */
export type OnTry = (each: Try) => void

/**
 * The way to the lenders. `submit` is safe to repeat: the same idempotency key makes the lender answer with the
 * application it already has.
 * @throws AppError `lender_unavailable` when the lender is slow, down or answers nonsense: the caller keeps the
 * application and tries again later.
 */
export interface LenderGateway {
  readonly sandbox: boolean
  /** Present on the sandbox alone. */
  readonly controls?: SandboxLenderControls
  submit(application: LenderApplication, idempotencyKey: string, onTry: OnTry): Promise<LenderReceipt>
  /**
   * Passes an enquiry on, which the lender answers to the customer itself; safe to repeat with the same key.
   * @throws AppError `lender_unavailable` as above.
   */
  enquire(enquiry: LenderEnquiry, idempotencyKey: string, onTry: OnTry): Promise<void>
  /**
   * Asks a lender to go on with an application it has; safe to repeat with the same key.
   * @throws AppError `lender_unavailable` as above.
   */
  nudge(application: LenderCase, idempotencyKey: string, onTry: OnTry): Promise<void>
  /**
   * Asks a lender to stop an application and forget it as far as its own rules allow; safe to repeat with the same key.
   * @throws AppError `lender_unavailable` as above.
   */
  cancel(application: LenderCancellation, idempotencyKey: string, onTry: OnTry): Promise<LenderCancelAnswer>
  /**
   * Tells a lender that a loan is given back in its cooling-off days; safe to repeat with the same key.
   * @throws AppError `lender_unavailable` as above.
   */
  exit(loan: LenderExit, idempotencyKey: string, onTry: OnTry): Promise<LenderExitAnswer>
  /**
   * Tells a lender that the customer of an application is forgotten here, and asks it to forget them too as far as its own
   * duties allow; safe to repeat with the same key.
   * @throws AppError `lender_unavailable` as above.
   */
  forget(application: LenderCancellation, idempotencyKey: string, onTry: OnTry): Promise<ForgetAnswer>
  /**
   * Has the lender send its code to the customer's mobile number (10 digits).
   * @throws AppError `lender_unavailable` as above.
   */
  sendOtp(application: LenderCase, phone: string, onTry: OnTry): Promise<void>
  /**
   * What the lender says of a code. It counts the tries too; a code that it no longer knows is `expired`.
   * @throws AppError `lender_unavailable` as above.
   */
  verifyOtp(application: LenderCase, otp: string, onTry: OnTry): Promise<LenderOtpAnswer>
  /**
   * Verifies the signature over the untouched bytes. Null = not from this lender, or too old.
   * @throws AppError `bad_request` when the lender signed something that is no status report.
   */
  readWebhook(lenderId: number, bytes: Uint8Array, headers: Headers): Promise<LenderReport | null>
}
