import { AppError } from '#src/contract/errors.ts'

export const nameTaken = (field = 'name'): AppError =>
  new AppError('conflict', 'This name is used already.', { errors: { [field]: 'rules:lender.taken' } })
