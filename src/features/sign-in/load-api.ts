import { later } from '#src/lib/later.ts'

/** Asking for a code and trading it for a session; it brings the API client. @throws ApiError with code 'network' */
export const loadApi = later('sign-in', () => import('./api.ts'))
