import { AppError } from '#src/contract/errors.ts'

export const offerUnavailable = (): AppError =>
  new AppError('offer_unavailable', 'This offer is not there any more. Please look at the offers again.')
