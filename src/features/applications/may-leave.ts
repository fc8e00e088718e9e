import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'

/** Went on to the lender once: its page may be opened again until the lender has decided. */
export const hasLeft = ({ history, status }: Application): boolean =>
  !isFinal(status) && history.some(({ note }) => note === 'handed_over')

/** There is a page of the lender to go on to. */
export const mayLeave = (application: Application): boolean =>
  application.next_step.kind === 'handover' || hasLeft(application)
