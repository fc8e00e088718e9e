/** The only reader of the build's settings. */
const settings = import.meta.env as Partial<Record<string, string>>

/** Host of the API; empty = the origin that served the page. */
export const API_HOST = settings['VITE_API_HOST'] ?? ''
/** Set where the site only hands applications to one kind of lender (lender-submission mode). */
export const LENDER_TYPE = settings['VITE_LENDER_TYPE'] ?? ''
