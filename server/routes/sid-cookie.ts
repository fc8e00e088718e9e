import type { Call } from '../http/handler.ts'
import type { SessionArea, SidCookie } from '../session.ts'

/** The area's HttpOnly cookie, as the services know it. */
export const sidCookie = (call: Pick<Call, 'sidHash' | 'rotateSid'>, area: SessionArea): SidCookie => ({
  current: call.sidHash(area),
  rotate: () => call.rotateSid(area),
})
