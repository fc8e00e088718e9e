import { later } from '../later.ts'

/** What changes a session; screens that only look at one do without it. @throws ApiError with code 'network' */
export const loadSession = later('session', () => import('./session.ts'))
