import type { InferType } from 'yup'
import { boolean, string } from '#src/contract/yup.ts'
import { isoInstant, opaqueId, strictObject } from '../shared/fields.ts'

/** A live sign-in of a back office. Device and network are coarse on purpose; empty where nothing is known. */
export const liveSignInSchema = strictObject({
  session_id: opaqueId(),
  /** This very sign-in. */
  current: boolean().defined(),
  browser: string().defined(),
  system: string().defined(),
  /** Such as 103.21.x.x. */
  network: string().defined(),
  created_at: isoInstant(),
  last_seen_at: isoInstant(),
})
export type LiveSignIn = InferType<typeof liveSignInSchema>
