/** The only reader of the build's settings. */
const settings = import.meta.env as Partial<Record<string, string | boolean>>

const text = (name: string): string => String(settings[name] ?? '')

/** Host of the API; empty = the origin that served the page. */
export const API_HOST = text('VITE_API_HOST')
/** Set where the site only hands applications to one kind of lender (lender-submission mode). */
export const LENDER_TYPE = text('VITE_LENDER_TYPE')
/** False in the dev server and in tests, where files change under their names. */
export const BUILT = settings['PROD'] === true
