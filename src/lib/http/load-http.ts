import { later } from '../later.ts'

/** The API client; the first screen paints without it. @throws ApiError with code 'network' */
export const loadHttp = later('http', () => import('./http.ts'))
