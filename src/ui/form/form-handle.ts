import type { SyntheticEvent } from 'react'

/** What draws a form needs of it, whichever hook made it. */
export interface FormHandle {
  /** True from the press until the answer has been dealt with. */
  busy: boolean
  /** Why nothing was saved; null while there is nothing to say. */
  failure: unknown
  submit: (event?: SyntheticEvent) => void
}
