import type { CriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { AppError } from '#src/contract/errors.ts'

export const decided = ({ status }: CriteriaDraftRow): AppError =>
  new AppError(
    'conflict',
    status === 'published' ? 'These criteria were published already.' : 'These criteria were called off already.',
  )
