/** Currency symbol shown before every amount. Source: specification, business constants. */
export const CURRENCY_SYMBOL = '₹'
/** ISO 4217 code, where a program reads it. */
export const CURRENCY = 'INR'
/** ISO 3166 country code. */
export const COUNTRY = 'IN'
/** International dialling code, without the plus. */
export const PHONE_CODE = '91'

/** Where browsers tell what went wrong in them: broken content rules, texts that a page lacks. */
export const BROWSER_REPORTS = '/api/browser-reports'

/** Name of the product and of the default brand. */
export const PRODUCT_NAME = 'CreditLane'
/** Partner code used when no other is known; also the name a partner is looked up by. */
export const DEFAULT_PARTNER_CODE = 'cl'

/** Lowest monthly income accepted, rupees. */
export const MONTHLY_INCOME_MIN = 1
/** Highest monthly income accepted, rupees. */
export const MONTHLY_INCOME_MAX = 1_000_000
/** Smallest loan marketed, rupees. */
export const LOAN_AMOUNT_MIN = 1_000
/** Largest personal or business loan marketed, rupees. */
export const LOAN_AMOUNT_MAX = 1_000_000
/** Largest gold loan marketed (1 crore) and the upper bound of any desired amount, rupees. */
export const ANY_LOAN_AMOUNT_MAX = 10_000_000
/** Yearly household income up to which an unsecured loan counts as microfinance (RBI 2022), rupees. */
export const HOUSEHOLD_INCOME_THRESHOLD = 300_000
/** Share of monthly income that all instalments together may take (FOIR), a fraction. */
export const FOIR_LIMIT = 0.65
/** Gold loan above which a lender must assess income, rupees. Source: RBI directions of 6 June 2025. */
export const GOLD_ASSESSMENT_ABOVE = 250_000

/** Youngest customer accepted, years. */
export const AGE_MIN = 18
/** Oldest customer accepted, years. */
export const AGE_MAX = 70
/** Earliest year accepted in a birth date. */
export const BIRTH_YEAR_MIN = 1900

/** Digits in an Indian postal code. */
export const PINCODE_LENGTH = 6
/** Digits in a mobile number, without the country code. */
export const PHONE_LENGTH = 10
/** Most digits the help form takes in its phone field. */
export const HELP_PHONE_MAX_LENGTH = 10
/** Longest address line, characters. */
export const ADDRESS_LINE_MAX_LENGTH = 150
/** Longest first or last name, characters. */
export const NAME_MAX_LENGTH = 60
/** Longest email address, characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
/** Longest description in the help form, characters. */
export const DESCRIPTION_MAX_LENGTH = 2_000

/** Digits in a one-time code. */
export const OTP_LENGTH = 6
/** Life of a one-time code, seconds. */
export const OTP_LIFE_SECONDS = 300
/** Wrong codes accepted before the lock. */
export const OTP_MAX_TRIES = 5
/** Wait before a code may be sent again, seconds. */
export const OTP_RESEND_SECONDS = 30
/** Codes sent to one destination in an hour. */
export const OTP_MAX_PER_HOUR = 5
/** Lock of a destination after too many wrong codes, minutes. */
export const OTP_LOCK_MINUTES = 15

/**
 * Idle time that ends a customer's session, minutes. The prompt opens `IDLE_COUNTDOWN_SECONDS` before, so after 14 minutes.
 */
export const CUSTOMER_IDLE_MINUTES = 15
/** Idle time that ends an admin's or partner's session, minutes; the prompt opens `IDLE_COUNTDOWN_SECONDS` before. */
export const BACK_OFFICE_IDLE_MINUTES = 10
/** Countdown of the inactivity prompt, the last part of the idle time, seconds. */
export const IDLE_COUNTDOWN_SECONDS = 60
/** Longest customer session, hours. */
export const CUSTOMER_SESSION_HOURS = 12
/** Longest admin or partner session, hours. */
export const BACK_OFFICE_SESSION_HOURS = 8
/** Default life of a value in the server-side cookie store, minutes. */
export const COOKIE_MINUTES = 60

/** Toasts shown at once. */
export const TOAST_LIMIT = 5
/** Life of a toast that is not an error, milliseconds. */
export const TOAST_AUTO_CLOSE_MS = 3_000
/** Width of the admin and partner sidebar, CSS pixels. */
export const SIDEBAR_WIDTH = 240

/** Goods and services tax on lenders' fees and on commissions, percent; within one state half each to Centre and state. */
export const GST_PERCENT = 18
/** Upper bound of a revenue percentage. */
export const REVENUE_PERCENT_MAX = 100
/** Step of a revenue percentage. */
export const REVENUE_PERCENT_STEP = 0.001
/** Largest value of a 32-bit integer column; larger ids are refused before they reach the database. */
export const INT4_MAX = 2_147_483_647

/** Largest picture that is taken, bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
